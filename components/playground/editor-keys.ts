const indentation = '  '

interface Selection {
  start: number
  end: number
}

/** Replaces part of the field's text in a way that the browser can undo. */
function replace(field: HTMLTextAreaElement, { start, end }: Selection, text: string): void {
  field.setSelectionRange(start, end)
  // Deprecated, but the only API that preserves the undo history.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The whole lines that the selection touches. */
function selectedLines({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selection {
  const lineEnd = value.indexOf('\n', selectionEnd)
  return { start: value.lastIndexOf('\n', selectionStart - 1) + 1, end: lineEnd < 0 ? value.length : lineEnd }
}

function indentLines(field: HTMLTextAreaElement, outwards: boolean): void {
  const lines = selectedLines(field)
  const text = field.value.slice(lines.start, lines.end)
  const moved = text.replaceAll(outwards ? /^ {1,2}/gm : /^/gm, outwards ? '' : indentation)
  if (moved === text) return
  replace(field, lines, moved)
  field.setSelectionRange(lines.start, lines.start + moved.length)
}

function indent(field: HTMLTextAreaElement, outwards: boolean): void {
  const { selectionStart: start, selectionEnd: end, value } = field
  if (outwards || value.slice(start, end).includes('\n')) indentLines(field, outwards)
  else replace(field, { start, end }, indentation)
}

/** Inserts a line break and keeps the indentation. */
function breakLine(field: HTMLTextAreaElement): void {
  const { selectionStart: start, selectionEnd: end, value } = field
  const [spaces = ''] = /^ */.exec(value.slice(value.lastIndexOf('\n', start - 1) + 1, start)) ?? []
  replace(field, { start, end }, `\n${spaces}`)
}

/**
 * Keys of a code editor: Tab indents and Enter keeps the indentation. After Escape, Tab leaves the editor, so it
 * doesn't trap the focus.
 */
export function handleEditorKeys(field: HTMLTextAreaElement, signal: AbortSignal): void {
  let leaves = false
  field.addEventListener('blur', () => (leaves = false), { signal })
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') leaves = true
      else if (event.key === 'Tab' && !leaves) {
        event.preventDefault()
        indent(field, event.shiftKey)
      } else if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault()
        breakLine(field)
      } else if (event.key !== 'Tab' && event.key !== 'Shift') leaves = false
    },
    { signal },
  )
}
