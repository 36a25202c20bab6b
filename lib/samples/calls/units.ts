import type { SourcePlace } from '../../diagnostics/text-place.ts'
import { offsetOfPlace, placeOfOffset } from '../../diagnostics/text-place.ts'
import { type PlacedText, placeInSource, placeOf } from '../../pages/place-in-source.ts'
import type { Sample } from '../../pages/sample.ts'
import { embeddedShell } from '../embedded/embedded-shell.ts'
import type { Replaced } from './program.ts'

/** A text of a page: a sample, or a shell script in one. */
export interface Unit {
  sample: Sample
  text: string
  /** Offset of the text if the texts of all units are concatenated, each with a separator of two characters. */
  start: number
  /** Where its lines are in the sample; undefined for the sample itself. */
  embedded: PlacedText | undefined
}

/** The samples of a page, each followed by the scripts in it. */
export function unitsOf(samples: readonly Sample[]): Unit[] {
  let start = 0
  const place = (sample: Sample, text: string, embedded?: PlacedText): Unit => {
    const unit = { sample, text, start, embedded }
    start += text.length + 2
    return unit
  }
  return samples.flatMap((sample) => [
    place(sample, sample.text),
    ...embeddedShell(sample.language, sample.text).map((script) => place(sample, script.text, script)),
  ])
}

/**
 * Combines some of the units into one program, so a token or function in the first is defined in the next. All other
 * text is blank, so offsets are the same as among all units.
 * @param end what ends a statement
 */
export function programText(units: readonly Unit[], isPart: (unit: Unit) => boolean, end = '\n'): string {
  return units.map((unit) => (isPart(unit) ? `${unit.text}\n${end}` : '\n'.repeat(unit.text.length + 2))).join('')
}

/** `${{ env.API }}` of a workflow and `${env.API}` of a Jenkins pipeline. */
const expression = /\$\{\{.*?\}\}|\$\[\[.*?\]\]|\$\{[^{}]*\}/gs

/** The parts of a script that replace an expression of the language around it: runs of a letter, of the same length. */
export function replacedIn({ sample, text, start: unitStart, embedded }: Unit): Replaced[] {
  if (embedded === undefined) return []
  const expressions = [...sample.text.matchAll(expression)]
  return [...text.matchAll(/x{4,}/g)].flatMap(({ index, 0: run }): Replaced[] => {
    const { line, column } = placeOfOffset(text, index)
    const offset = offsetOfPlace(sample.text, placeOf(embedded, line, column))
    return expressions
      .filter((match) => match.index >= offset && match.index + match[0].length <= offset + run.length)
      .map(({ index: at, 0: words }) => {
        const start = unitStart + index + at - offset
        return { start, end: start + words.length, name: /(\w+)\W*$/.exec(words)?.[1] ?? '' }
      })
  })
}

/** The unit that an offset is in. */
export function unitAt(units: readonly Unit[], at: number): Unit {
  const unit = units.findLast(({ start }) => start <= at)
  if (unit === undefined) throw new Error(`There is no unit at ${at}`)
  return unit
}

/** Maps an offset to the file that the writer edits. */
export function placeIn(units: readonly Unit[], at: number): SourcePlace {
  const { sample, text, start, embedded } = unitAt(units, at)
  const { line, column } = placeOfOffset(text, at - start)
  const place = embedded === undefined ? { line, column } : placeOf(embedded, line, column)
  return placeInSource(sample, place.line, place.column)
}
