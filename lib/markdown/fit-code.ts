/** Adjacent code of one color; undefined is that of text. */
export interface CodeRun {
  text: string
  color: number | undefined
  /** Class of a word that doesn't break at its hyphens. */
  kept?: 'fits' | 'whole' | undefined
}

/** Letters of the longest word that also stays on one line on a phone, and on wider pages. */
const longest = { fits: 22, whole: 40 } as const

/** Letters of a line that fits on every phone. */
const shortLine = 30

/** The deepest indentation that has a class, in steps of two columns. */
const deepest = 8

const hyphened = /(\S*-[^\s-]\S*| \\$)/

/**
 * The class that keeps a word on one line, because browsers break it after a hyphen even if the next line has room for
 * it; undefined for a word without hyphens and for one that is longer than a line.
 */
export function keptClass(word: string): 'fits' | 'whole' | undefined {
  if (!hyphened.test(word)) return undefined
  if (word.length <= longest.fits) return 'fits'
  return word.length <= longest.whole ? 'whole' : undefined
}

/**
 * Divides the runs of a line, so that its names and options stay whole, and the backslash at its end isn't alone in the
 * next line.
 */
export function keepWords(runs: readonly CodeRun[]): CodeRun[] {
  const [beforeLast, last] = runs.slice(-2)
  const isApart = last?.text === '\\' && beforeLast?.text.endsWith(' ') === true
  const whole = isApart
    ? [...runs.slice(0, -2), { ...beforeLast, text: beforeLast.text.slice(0, -1) }, { ...last, text: ' \\' }]
    : runs
  return whole.flatMap(({ text, color }) =>
    text
      .split(hyphened)
      .filter((piece) => piece !== '')
      .map((piece) => ({ text: piece, color, kept: keptClass(piece) })),
  )
}

/** Keeps an indentation next to a long first word: the line would end between them, and be blank. */
function holdIndentation(indentation: string, { line, html }: { line: string; html: string }): string {
  const [firstWord = ''] = line.trim().split(/\s/, 1)
  const isLong = indentation.length + firstWord.length > longest.fits
  if (indentation === '' || !isLong || !html.startsWith(indentation)) return html
  return `<span class="indent">${indentation}</span>${html.slice(indentation.length)}`
}

/** Lets a line that can be longer than a phone's screen go on below its own start. */
export function hangLine(line: string, html: string): string {
  if (line.length <= shortLine) return html
  const [indentation = ''] = /^\s*/.exec(line) ?? []
  const steps = Math.ceil(indentation.replaceAll('\t', '  ').length / 2)
  const depth = steps === 0 ? '' : ` in${Math.min(steps, deepest)}`
  return `<span class="hang${depth}">${holdIndentation(indentation, { line, html })}</span>`
}
