import { notProse, type ProseKind, type ProsePlace, type ProseRun } from './prose-run.ts'

/** A page's text with the data needed to map an offset to the writer's line and column. */
export interface ProseSource {
  text: string
  /** Offset at which each line starts. */
  lineStarts: readonly number[]
  sourceColumn: (line: number, column: number) => number
}

/** Builds one run from pieces of a source. */
export interface RunBuilder {
  /**
   * Adds a piece of the source as text: escapes are resolved; tokens become `notProse`, and so do character references
   * other than spaces and apostrophes.
   */
  add: (start: number, end: number) => void
  /** Adds a character that is not at this place in the source: `notProse`, or a space for a line break. */
  put: (sign: string, offset: number) => void
  /** The run; undefined if it contains no letters. */
  finish: (kind: ProseKind) => ProseRun | undefined
}

const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,31});/iy
const blankReferences = /^&(?:nbsp|ensp|emsp|thinsp|mdash|ndash|#160);$/
const apostrophes = /^&(?:apos|rsquo|#39|#8217);$/
/** The prefix of a continuation line in a list or a quote. */
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
      if ((lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
  /** The column of an offset on a line, as if the line didn't end. */
  const columnOn = (line: number, offset: number) => sourceColumn(line, offset - (lineStarts[line - 1] ?? 0) + 1)
  const push = (sign: string, line: number, column: number) => {
    const [offset, lastLine, lastColumn] = places.at(-1) ?? [0, 0, 0]
    if (lastLine !== line || lastColumn + out.length - offset !== column) places.push([out.length, line, column])
    out += sign
  }

  return {
    add(start, end) {
      let line = lineOf(start)
      const columnAt = (offset: number) => columnOn(line, offset)
      for (let at = start; at < end; at++) {
        const sign = text.charAt(at)
        const column = columnAt(at)
        if (sign === '\n') {
          push(' ', line, column)
          line += 1
          at += matchAt(linePrefix, text, at + 1).length
        } else if (column === columnAt(at + 1)) {
          // All characters of a token's value have the column of the token.
          push(notProse, line, column)
          while (at + 1 < end && columnAt(at + 1) === column) at += 1
        } else if (sign === '\\' && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '')) {
          at += 1
          push(text.charAt(at), line, columnAt(at))
        } else if (sign === '&') {
          const characterReference = matchAt(reference, text, at)
          const blank = blankReferences.test(characterReference)
            ? ' '
            : apostrophes.test(characterReference)
              ? '’'
              : notProse
          push(characterReference === '' ? sign : blank, line, column)
          at += Math.max(0, characterReference.length - 1)
        } else push(sign, line, column)
      }
    },
    put(sign, offset) {
      const line = lineOf(offset)
      push(sign, line, columnOn(line, offset))
    },
    finish(kind) {
      return /\p{L}/u.test(out) ? { kind, text: out, places } : undefined
    },
  }
}
