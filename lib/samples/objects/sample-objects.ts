import type { TextEdit } from '../../diagnostics/diagnostic.ts'
import { placeInSource } from '../place-in-source.ts'
import type { Sample, SourcePlace } from '../sample.ts'
import { type PlacedDocument, readPlacedText, type ValuePlace } from './placed-document.ts'

/** One object of a sample: the sample itself, an item of its list, or one of its YAML documents. */
export interface SampleObject {
  value: unknown
  /** Where the value at some steps of the object stands in the sample. */
  placeOf: (steps: readonly string[]) => ValuePlace
}

/** A sample of JSON or YAML, read. */
export interface ReadSample {
  objects: SampleObject[]
  /** Takes an offset of the sample's text to the file the writer edits. */
  place: (offset: number) => SourcePlace
  /** An edit that replaces a word which begins at an offset, behind its quote if it has one. */
  edit: (offset: number, from: string, to: string) => TextEdit
}

function objectsOf({ value, placeOf }: PlacedDocument, listIsObject: boolean): SampleObject[] {
  if (!Array.isArray(value) || listIsObject) return [{ value, placeOf }]
  return value.map((item: unknown, index) => ({ value: item, placeOf: (steps) => placeOf([String(index), ...steps]) }))
}

/**
 * Reads the objects of a sample; undefined when its syntax is wrong, which the parsers of samples report.
 * @param listIsObject whether a list is one object, not a list of objects
 */
export function readSampleObjects(sample: Sample, listIsObject: boolean): ReadSample | undefined {
  const text = readPlacedText(sample.text)
  if ('message' in text) return undefined
  const place = (offset: number) => {
    const { line, column } = text.position(offset)
    return placeInSource(sample, line, column)
  }
  return {
    objects: text.documents.flatMap((document) => objectsOf(document, listIsObject)),
    place,
    edit(offset, from, to) {
      const { line, column } = place(/["']/.test(sample.text[offset] ?? '') ? offset + 1 : offset)
      return { line, column, where: 'here', from, to }
    },
  }
}
