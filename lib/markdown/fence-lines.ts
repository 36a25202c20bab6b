import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/**
 * The line of a fence, which can be in a quote and in a list item: what is before it, the fence, and the text after it.
 * The first line of a backtick fence contains no other backtick.
 */
export const fencePattern = /^(\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)?)(`{3,}(?=[^`]*$)|~{3,})(.*)$/

interface OpenFence {
  index: number
  prefix: string
  marker: string
  info: string
}

function fenceOf(line: string, index: number): OpenFence | undefined {
  const [, prefix = '', marker, info = ''] = fencePattern.exec(line) ?? []
  return marker === undefined ? undefined : { index, prefix, marker, info: info.trim() }
}

/**
 * The first fence that is never closed, and the line where it ends at the latest. A fence that starts with a language
 * inside another shows that the other is still open.
 */
function unclosedFence(lines: readonly string[]): { fence: OpenFence; end: number } | undefined {
  let open: OpenFence | undefined
  for (const [index, line] of lines.entries()) {
    const fence = fenceOf(line, index)
    if (fence === undefined) continue
    if (open === undefined) open = fence
    else if (fence.marker.startsWith(open.marker)) {
      if (fence.info !== '') return { fence: open, end: index }
      open = undefined
    }
  }
  return open && { fence: open, end: lines.length }
}

const closingLine = /^\s*(?:<\/[A-Z]\w*>|:{3,})\s*$/
/** A heading, a component, a directive, a table, or a sentence. */
const blockStart = /^\s*(?:#{2,6}\s+\S|<[A-Z]\w*[\s/>]|:{3,}[a-z]|\||[A-Z][^{}=;]*\s[^{}=;]*[.:]$)/

/** Where the code of an unclosed fence probably ends: before the closing line of a container, or a block of prose. */
function endOfCode(lines: readonly string[], { index }: OpenFence, end: number): number {
  for (let at = index + 1; at < end; at++) {
    const line = lines[at] ?? ''
    if (closingLine.test(line) || (lines[at - 1]?.trim() === '' && blockStart.test(line))) return at
  }
  return end
}

/**
 * Reports fences that are never closed, and takes them and their code out of the text, so that the rest of the page is
 * checked as what it is. The number of lines never changes.
 */
export function removeUnclosedFences(text: string, file: string): { text: string; diagnostics: Diagnostic[] } {
  const lines = text.split('\n')
  const diagnostics: Diagnostic[] = []
  // Without the code of one, the others are seen as what they are.
  for (let found = unclosedFence(lines); found !== undefined; found = unclosedFence(lines)) {
    const { fence, end } = found
    lines.fill('', fence.index, endOfCode(lines, fence, end))
    diagnostics.push({
      severity: 'error',
      code: 'unclosed-fence',
      file,
      line: fence.index + 1,
      column: fence.prefix.length + 1,
      message: 'The code block that starts here is never closed.',
      hint: `Close it with a line that contains only “${fence.marker}”.`,
    })
  }
  return { text: diagnostics.length === 0 ? text : lines.join('\n'), diagnostics }
}
