export type LineMark = 'highlight' | 'add' | 'remove'

export interface MarkedCode {
  /** The code without its marker lines and marker comments. */
  code: string
  /** Marks by 1-based line of the shown code. */
  marks: Map<number, LineMark>
  /** For each line of the code, its 1-based line in the source. */
  sourceLines: number[]
}

const names = { highlight: 'highlight', 'diff-add': 'add', 'diff-remove': 'remove' } as const

// A line with only a marker, in a comment of any of the languages: //, #, --, /* */, <!-- -->, {/* */}.
const markerLine =
  /^\s*(?:\{?\/\*|\/\/|#|--|<!--)\s*(highlight|diff-add|diff-remove)-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/
// `[!code ++]` and `[!code --]` in a comment at the end of a line.
const trailingMark = /\s*(?:\/\*|\/\/|#|--|<!--)\s*\[!code (\+\+|--|highlight)\]\s*(?:\*\/|-->)?\s*$/

/**
 * Extracts the marker comments from a sample: `highlight-next-line`, `highlight-start` … `highlight-end`, the same with
 * `diff-add` and `diff-remove`, and `[!code ++]` at the end of a line.
 * @see specification, section 2.17
 */
export function extractLineMarks(source: string): MarkedCode {
  const marks = new Map<number, LineMark>()
  const lines: string[] = []
  const sourceLines: number[] = []
  let nextMark: LineMark | undefined
  let range: LineMark | undefined
  for (const [index, line] of source.split('\n').entries()) {
    const marker = markerLine.exec(line)
    if (marker !== null) {
      const mark = names[marker[1] as keyof typeof names]
      if (marker[2] === 'next-line') nextMark = mark
      else range = marker[2] === 'start' ? mark : undefined
      continue
    }
    const trailing = trailingMark.exec(line)
    sourceLines.push(index + 1)
    lines.push(trailing === null ? line : line.slice(0, trailing.index))
    const byTrailing =
      trailing === null
        ? undefined
        : ({ '++': 'add', '--': 'remove', highlight: 'highlight' } as const)[trailing[1] as '++']
    const mark = byTrailing ?? nextMark ?? range
    if (mark !== undefined) marks.set(lines.length, mark)
    nextMark = undefined
  }
  return { code: lines.join('\n'), marks, sourceLines }
}
