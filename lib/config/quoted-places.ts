import { replaceTokens, type Tokens } from './tokens.ts'

export interface Place {
  /** 1-based. */
  line: number
  /** 1-based. */
  column: number
}

/** Where each text in quotes stands in a source, by its value with tokens replaced. */
export function quotedPlaces(source: string, tokens: Tokens): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const [index, text] of source.split('\n').entries()) {
    for (const match of text.matchAll(/(['"`])((?:(?!\1).)*)\1/g)) {
      const value = replaceTokens(match[2] ?? '', tokens)
      places.set(value, [...(places.get(value) ?? []), { line: index + 1, column: match.index + 2 }])
    }
  }
  return places
}

/** Where a text stands that is there once; one that is put together, or stands twice, is at the start of the file. */
export function placeOf(value: string, places: ReadonlyMap<string, readonly Place[]>): Place {
  const [place, ...others] = places.get(value) ?? []
  return place !== undefined && others.length === 0 ? place : { line: 1, column: 1 }
}
