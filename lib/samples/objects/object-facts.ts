import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { SourcePlace } from '../../diagnostics/text-place.ts'
import type { KeysOf } from './object-validator.ts'

/**
 * The facts about a sample's objects that are needed to check references between samples. Plain JSON, so that it can be
 * cached.
 */
export interface ObjectFacts {
  /** Word of the kind; undefined if the sample is not an object of the site, or has syntax errors. */
  kind: string | undefined
  partial: boolean
  /** Diagnostics that do not depend on other samples. */
  diagnostics: Diagnostic[]
  /** The objects that others may refer to, or whose keys they may use. */
  definitions: Definition[]
  references: Reference[]
  borrowed: BorrowedKeys[]
}

export interface Definition {
  name: string | undefined
  value: unknown
}

/** A reference to another object by name. */
export interface Reference {
  kind: string
  name: string
  place: SourcePlace
}

/** Keys that another object must define. */
export interface BorrowedKeys {
  from: KeysOf
  /** Name of the other object. */
  name: string
  keys: { key: string; place: SourcePlace }[]
}
