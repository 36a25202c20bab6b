import { embeddedShell } from '../embedded/embedded-shell.ts'
import { placeOfOffset } from '../parse/text-place.ts'
import { type PlacedText, placeInSource, placeOf } from '../place-in-source.ts'
import type { Sample, SourcePlace } from '../sample.ts'
import type { Replaced } from './read/source.ts'
import type { Origin } from './run/traced-text.ts'

/** A text of a page that is read as one program: a sample, or a shell script in one. */
export interface Unit {
  sample: Sample
  text: string
  /** Where its lines stand in the sample; undefined for the sample itself. */
  embedded: PlacedText | undefined
  replaced: readonly Replaced[]
}

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** `${{ env.API }}` of a workflow and `${env.API}` of a Jenkins pipeline. */
const expression = /\$\{\{.*?\}\}|\$\[\[.*?\]\]|\$\{[^{}]*\}/gs

/**
 * The parts of an embedded script that stand for an expression of the language around it. They are runs of a letter
 * there, at the place of the expression.
 */
function replacedParts({ text, lines }: PlacedText, sample: Sample): Replaced[] {
  const expressions = [...sample.text.matchAll(expression)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    name: /(\w+)\W*$/.exec(match[0])?.[1] ?? '',
  }))
  return [...text.matchAll(/x{4,}/g)].flatMap(({ index, 0: run }): Replaced[] => {
    const { line, column } = placeOfOffset(text, index)
    const place = placeOf({ text, lines }, line, column)
    const offset = offsetOf(sample.text, place.line, place.column)
    const last = offset + run.length
    const found = expressions.filter(({ start, end }) => start >= offset && end <= last)
    return found.map(({ start, end, name }) => ({ start: index + start - offset, end: index + end - offset, name }))
  })
}

/** The programs in a sample. */
export function unitsOf(sample: Sample): Unit[] {
  const scripts = embeddedShell(sample.language, sample.text).map((embedded): Unit => {
    return { sample, text: embedded.text, embedded, replaced: replacedParts(embedded, sample) }
  })
  return [{ sample, text: sample.text, embedded: undefined, replaced: [] }, ...scripts]
}

/** Takes a place in a program to the file that the writer edits. */
export function placeIn(units: readonly Unit[], { unit: index, offset }: Origin): SourcePlace {
  const unit = units[index]
  if (unit === undefined) throw new Error(`There is no program ${index}`)
  const { line, column } = placeOfOffset(unit.text, offset)
  const place = unit.embedded === undefined ? { line, column } : placeOf(unit.embedded, line, column)
  return placeInSource(unit.sample, place.line, place.column)
}
