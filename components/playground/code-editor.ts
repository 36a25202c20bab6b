import { handleEditorKeys } from './editor-keys.ts'
import { loadColors, showCode } from './highlight-field.ts'

export interface CodeEditor {
  text: () => string
  /** Puts back what the page had. */
  reset: () => void
  /** Whether the text is not the page's any more. */
  isChanged: () => boolean
  /** Says that the text has a fault, and where it is told; undefined for a right one. */
  markFault: (tellerId: string | undefined) => void
  /** Takes the reader to a place; line and column are 1-based. */
  goTo: (line: number, column: number) => void
}

interface EditorOptions {
  /** Id of the element that tells the keys. */
  hintId: string
  signal: AbortSignal
  onChange: () => void
}

/**
 * Makes an editor of a code block. The text is that of a plain text field, with all that browsers and screen readers do
 * for one; the coloured code below it is only shown.
 */
export function openEditor(figure: HTMLElement, { hintId, signal, onChange }: EditorOptions): CodeEditor | undefined {
  const pre = figure.querySelector('pre')
  const code = pre?.querySelector('code')
  if (!pre || !code) return undefined
  const language = pre.dataset.language ?? 'text'
  const original = code.textContent
  const html = code.innerHTML

  const field = document.createElement('textarea')
  field.setAttribute('aria-label', figure.querySelector('figcaption')?.textContent ?? 'Code')
  field.setAttribute('aria-describedby', hintId)
  field.spellcheck = false
  field.autocapitalize = 'off'
  field.autocomplete = 'off'
  field.wrap = 'off'
  field.rows = 1
  field.value = original
  const editor = document.createElement('div')
  editor.className = 'editor'
  pre.replaceWith(editor)
  pre.setAttribute('aria-hidden', 'true')
  pre.removeAttribute('tabindex')
  editor.append(pre, field)

  const paint = () => {
    // A last line that is empty has no height of its own.
    const { value } = field
    showCode(code, value.endsWith('\n') ? `${value} ` : value, language)
  }
  // Marked and numbered lines are for readers; in an editor they would stand beside their text.
  if (code.querySelector('.line') !== null) {
    code.removeAttribute('data-line-numbers')
    paint()
    void loadColors().then(paint)
  }
  handleEditorKeys(field, signal)
  field.addEventListener('focus', () => void loadColors().then(paint), { signal, once: true })
  field.addEventListener(
    'input',
    () => {
      paint()
      onChange()
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    code.innerHTML = html
    pre.removeAttribute('aria-hidden')
    pre.tabIndex = 0
    editor.replaceWith(pre)
  })
  return {
    text: () => field.value,
    isChanged: () => field.value !== original,
    reset() {
      field.value = original
      paint()
    },
    markFault(tellerId) {
      field.setAttribute('aria-invalid', String(tellerId !== undefined))
      field.setAttribute('aria-describedby', tellerId === undefined ? hintId : `${tellerId} ${hintId}`)
    },
    goTo(line, column) {
      const before = field.value.split('\n').slice(0, line - 1)
      const offset = before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1
      field.focus()
      field.setSelectionRange(offset, offset + 1)
    },
  }
}
