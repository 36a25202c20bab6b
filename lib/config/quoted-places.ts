import type { TextPlace } from '../diagnostics/text-place.ts'
import { replaceTokens, type Tokens } from './tokens.ts'

/** The places of each quoted string in a source, by its value with tokens replaced. */
export function quotedPlaces(source: string, tokens: Tokens): Map<string, TextPlace[]> {
  const places = new Map<string, TextPlace[]>()
  for (const [index, text] of source.split('\n').entries()) {
    for (const match of text.matchAll(/(['"`])((?:(?!\1).)*)\1/g)) {
      const value = replaceTokens(match[2] ?? '', tokens)
      places.set(value, [...(places.get(value) ?? []), { line: index + 1, column: match.index + 2 }])
    }
  }
  return places
}

/** The place of a string that occurs once; the start of the file for one that is computed or occurs several times. */
export function placeOf(value: string, places: ReadonlyMap<string, readonly TextPlace[]>): TextPlace {
  const [place, ...others] = places.get(value) ?? []
  return place !== undefined && others.length === 0 ? place : { line: 1, column: 1 }
}
