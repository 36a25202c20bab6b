import { notProse, type ProseKind, type ProsePlace, type ProseRun } from './prose-run.ts'

/** A page's text with what is needed to take an offset of it to the writer's line and column. */
export interface ProseSource {
  text: string
  /** Offset at which each line begins. */
  lineStarts: readonly number[]
  sourceColumn: (line: number, column: number) => number
}

export function proseSource(text: string, sourceColumn: ProseSource['sourceColumn']): ProseSource {
  const lineStarts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1)
  return { text, lineStarts, sourceColumn }
}

/** Collects one run from pieces of a source. */
export interface RunBuilder {
  /** Adds a piece of the source as text: escapes are undone, tokens and references to signs are no prose. */
  add: (start: number, end: number) => void
  /** Adds a sign that is not at this place of the source: `notProse`, or a blank for a line break. */
  put: (sign: string, offset: number) => void
  /** The run; undefined when it holds no letter. */
  finish: (kind: ProseKind) => ProseRun | undefined
}

const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,31});/iy
const blankReferences = /^&(?:nbsp|ensp|emsp|thinsp|mdash|ndash|#160);$/
const apostrophes = /^&(?:apos|rsquo|#39|#8217);$/
/** Between the lines of a paragraph stands what makes it part of a list or quote. */
const linePrefix = /[ \t>]*/y

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

export function runBuilder({ text, lineStarts, sourceColumn }: ProseSource): RunBuilder {
  const places: ProsePlace[] = []
  let out = ''

  const lineOf = (offset: number): number => {
    let low = 0
    let high = lineStarts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((lineStarts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
  const push = (sign: string, line: number, column: number) => {
    const [offset, lastLine, lastColumn] = places.at(-1) ?? [0, 0, 0]
    if (lastLine !== line || lastColumn + out.length - offset !== column) places.push([out.length, line, column])
    out += sign
  }

  return {
    add(start, end) {
      let line = lineOf(start)
      const columnAt = (offset: number) => sourceColumn(line, offset - (lineStarts[line - 1] as number) + 1)
      for (let at = start; at < end; at++) {
        const sign = text[at] as string
        const column = columnAt(at)
        if (sign === '\n') {
          push(' ', line, column)
          line += 1
          at += matchAt(linePrefix, text, at + 1).length
        } else if (column === columnAt(at + 1)) {
          // All signs of a token's value have the column of the token.
          push(notProse, line, column)
          while (at + 1 < end && columnAt(at + 1) === column) at += 1
        } else if (sign === '\\' && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '')) {
          at += 1
          push(text[at] as string, line, columnAt(at))
        } else if (sign === '&') {
          const found = matchAt(reference, text, at)
          const blank = blankReferences.test(found) ? ' ' : apostrophes.test(found) ? '’' : notProse
          push(found === '' ? sign : blank, line, column)
          at += Math.max(0, found.length - 1)
        } else push(sign, line, column)
      }
    },
    put(sign, offset) {
      const line = lineOf(offset)
      push(sign, line, sourceColumn(line, offset - (lineStarts[line - 1] as number) + 1))
    },
    finish(kind) {
      return /\p{L}/u.test(out) ? { kind, text: out, places } : undefined
    },
  }
}
