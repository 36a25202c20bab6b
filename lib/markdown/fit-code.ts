/** Adjacent code of one color; undefined is that of text. */
export interface CodeRun {
  text: string
  color: number | undefined
  /** Class of a word that doesn't break at its hyphens. */
  kept?: 'fits' | 'whole' | undefined
}

/** Letters of the longest word that also stays on one line on a phone, and on wider pages. */
const longest = { fits: 22, whole: 40 } as const

/** Letters of an indentation and a word that fit on every phone, and how many letters of a longer word hold it. */
const widestStart = 28
const heldLetters = 8

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
      // Spaces have no color.
      .map((piece) => ({ text: piece, color: piece.trim() === '' ? undefined : color, kept: keptClass(piece) })),
  )
}

const moment = /^\W?\d{4}-\d\d-\d\dT\S*$/

/** Marks values that look like two if they break at a hyphen: names, and dates with a time. */
export const keepValues = (runs: readonly CodeRun[]): CodeRun[] =>
  runs.map((run) => {
    const isName = !/\s/.test(run.text) && keptClass(run.text) === 'fits'
    return isName || moment.test(run.text) ? { ...run, kept: 'fits' } : run
  })

/**
 * Divides a line after the first letters of a long first word, which hold its indentation: the line would end between
 * them, and be blank.
 */
export function holdStart(runs: readonly CodeRun[]): { start: CodeRun[]; rest: readonly CodeRun[] } {
  const [indentation, first, ...others] = runs
  const [word = ''] = runs
    .slice(1)
    .map(({ text }) => text)
    .join('')
    .split(/\s/, 1)
  const isHeld = indentation?.text.trim() === '' && indentation.text.length + word.length > widestStart
  if (!isHeld || first === undefined) return { start: [], rest: runs }
  const [held, rest] = [first.text.slice(0, heldLetters), first.text.slice(heldLetters)]
  return { start: [indentation, { ...first, text: held }], rest: [{ ...first, text: rest }, ...others] }
}
