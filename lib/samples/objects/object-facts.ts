import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { SourcePlace } from '../sample.ts'
import type { KeysOf } from './object-validator.ts'

/** What a site needs to know of the objects in a sample to follow references between samples. Plain JSON, for a cache. */
export interface ObjectFacts {
  /** Word of the kind; undefined for a sample that is no object of the portal, or whose syntax is wrong. */
  kind: string | undefined
  partial: boolean
  /** What is wrong with the sample by itself. */
  diagnostics: Diagnostic[]
  /** The objects that others may refer to or take keys from. */
  definitions: Definition[]
  references: Reference[]
  borrowed: BorrowedKeys[]
}

export interface Definition {
  name: string | undefined
  value: unknown
}

/** A name of another object. */
export interface Reference {
  kind: string
  name: string
  place: SourcePlace
}

/** Keys that must be among those of another object. */
export interface BorrowedKeys {
  from: KeysOf
  /** Name of the other object. */
  name: string
  keys: { key: string; place: SourcePlace }[]
}
