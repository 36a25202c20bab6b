import type { TextEdit } from '../../diagnostics/diagnostic.ts'
import type { SourcePlace } from '../../diagnostics/text-place.ts'
import { placeInSource } from '../../pages/place-in-source.ts'
import type { Sample } from '../../pages/sample.ts'
import { type PlacedDocument, readPlacedText, type ValuePlace } from './placed-document.ts'

/** One object of a sample: the sample itself, an item of its list, or one of its YAML documents. */
export interface SampleObject {
  value: unknown
  /** The place in the sample of the value at some steps of the object. */
  placeOf: (steps: readonly string[]) => ValuePlace
}

/** A parsed JSON or YAML sample. */
export interface ReadSample {
  objects: SampleObject[]
  /** Maps an offset of the sample's text to the file that the writer edits. */
  place: (offset: number) => SourcePlace
  /** An edit that replaces a word at an offset, or after the quote at that offset. */
  edit: (offset: number, from: string, to: string) => TextEdit
}

function objectsOf({ value, placeOf }: PlacedDocument, listIsObject: boolean): SampleObject[] {
  if (!Array.isArray(value) || listIsObject) return [{ value, placeOf }]
  return value.map((item: unknown, index) => ({ value: item, placeOf: (steps) => placeOf([String(index), ...steps]) }))
}

/**
 * Reads the objects of a sample; undefined if it has syntax errors, which the sample parsers report.
 * @param listIsObject whether a list is a single object instead of a list of objects
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
