import { fencePattern } from '#lib/markdown/fence-lines.ts'
import type { Edit } from './edits.ts'

/** How many spaces a line begins with. A tab is enough for any list. */
const indentOf = (line: string) => (/^ *\t/.test(line) ? Number.MAX_SAFE_INTEGER : line.search(/[^ ]|$/))

/** The line that closes a code block. Undefined if another one begins before. */
function closingLine(lines: readonly string[], first: number, marker: string): number | undefined {
  for (let at = first + 1; at < lines.length; at++) {
    const [, , other, info = ''] = fencePattern.exec(lines[at] ?? '') ?? []
    if (other?.startsWith(marker)) return info.trim() === '' ? at : undefined
  }
  return undefined
}

/**
 * Changes that indent code like the fence around it. In a list, a line that is less indented would end both the list and
 * the code, and the closing fence would begin another block.
 */
export function looseFenceEdits(text: string): Edit[] {
  const lines = text.split('\n')
  const starts: number[] = []
  for (const [index, line] of lines.entries()) starts[index + 1] = (starts[index] ?? 0) + line.length + 1
  const edits: Edit[] = []
  for (let at = 0; at < lines.length; at++) {
    const [, prefix = '', marker] = fencePattern.exec(lines[at] ?? '') ?? []
    if (marker === undefined) continue
    const end = closingLine(lines, at, marker)
    if (end === undefined) continue
    const code = lines.slice(at + 1, end + 1)
    const isLoose = (line: string) => line.trim() !== '' && indentOf(line) < prefix.length
    // If the first line is at the margin, all lines are relative to it.
    const isWhole = code.length > 1 && isLoose(code.find((line) => line.trim() !== '') ?? '')
    for (const [index, line] of /[>\t]/.test(prefix) || !code.some(isLoose) ? [] : code.entries()) {
      const start = starts[at + 1 + index] ?? 0
      const isCode = index < code.length - 1
      const missing = isWhole && isCode ? prefix.length : prefix.length - indentOf(line)
      if (line.trim() !== '' && missing > 0) edits.push({ start, end: start, text: ' '.repeat(missing) })
    }
    at = end
  }
  return edits
}
