import { handleEditorKeys } from './editor-keys.ts'
import { loadColors, showCode } from './highlight-field.ts'

export interface CodeEditor {
  text: () => string
  /** Restores the page's text. */
  reset: () => void
  /** Whether the text differs from the page's. */
  isChanged: () => boolean
  /** Marks the text as invalid, described by the element with this ID; undefined removes the mark. */
  markDiagnostic: (descriptionId: string | undefined) => void
  /** Puts an element below the code. */
  place: (element: HTMLElement) => void
  /** Moves the cursor; line and column are 1-based. */
  goTo: (line: number, column: number) => void
}

interface EditorOptions {
  /** ID of the element that describes the keys. */
  hintId: string
  signal: AbortSignal
  onChange: () => void
}

/**
 * Turns a code block into an editor. The text is in a plain text field, so browsers and screen readers handle it as
 * usual. The highlighted code behind it is only visual.
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
    // An empty last line would have no height.
    const { value } = field
    showCode(code, value.endsWith('\n') ? `${value} ` : value, language)
  }
  // Line marks and numbers would not line up with the text field, so they are removed.
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
    markDiagnostic(descriptionId) {
      field.setAttribute('aria-invalid', String(descriptionId !== undefined))
      field.setAttribute('aria-describedby', descriptionId === undefined ? hintId : `${descriptionId} ${hintId}`)
    },
    place: (element) => figure.after(element),
    goTo(line, column) {
      const before = field.value.split('\n').slice(0, line - 1)
      const offset = before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1
      field.focus()
      field.setSelectionRange(offset, offset + 1)
      // Browsers scroll to the field, but not to the cursor.
      const { lineHeight } = getComputedStyle(field)
      editor.scrollTop = (line - 1) * Number.parseFloat(lineHeight) - editor.clientHeight / 2
    },
  }
}
