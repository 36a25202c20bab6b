import { formatPointer, isRecord, parsePointer, relativeSteps, valueAt } from '../../diagnostics/json-pointer.ts'

import type { BorrowedKeys, Definition, Reference } from './object-facts.ts'
import type { ObjectKind } from './object-kinds.ts'
import type { Note } from './object-validator.ts'
import type { ReadSample } from './sample-objects.ts'
import type { ValidatedObject } from './validate-object.ts'

type ReferenceNote = Extract<Note, { keyword: 'x-references' }>

function isReference(note: Note): note is ReferenceNote {
  return note.keyword === 'x-references'
}

/** The value of a program that is a string literal. @example literalOf('"service"') → 'service' */
function literalOf(program: string): string | undefined {
  const literal = /^\s*("(?:[^"\\]|\\[^(])*")\s*$/s.exec(program)?.[1]
  if (literal === undefined) return undefined
  try {
    return JSON.parse(literal) as string
  } catch {
    return undefined
  }
}

/** The literal name in a reference; undefined if a program or a template computes it. */
function nameOf({ value, isProgram }: ReferenceNote): string | undefined {
  if (typeof value !== 'string' || value.includes('{{')) return undefined
  return isProgram ? literalOf(value) : value
}

/** The object as a target of references; empty for a kind that cannot be referred to. */
export function definitionOf({ object }: ValidatedObject, { defines }: ObjectKind): Definition[] {
  if (defines === undefined) return []
  const name = valueAt(object.value, [defines])
  return [{ name: typeof name === 'string' ? name : undefined, value: object.value }]
}

/** The references to other objects in an object. */
export function referencesOf({ object, notes }: ValidatedObject, sample: ReadSample): Reference[] {
  return notes.filter(isReference).flatMap((note) => {
    const name = nameOf(note)
    if (name === undefined) return []
    return [{ kind: note.detail, name, place: sample.place(object.placeOf(note.steps).offset) }]
  })
}

/** The keys that another object, named next to them, must define. */
export function borrowedKeysOf({ object, notes }: ValidatedObject, sample: ReadSample): BorrowedKeys[] {
  const references = new Map(notes.filter(isReference).map((note) => [formatPointer(note.steps), note]))
  return notes.flatMap((note) => {
    if (note.keyword !== 'x-keys-of' || !isRecord(note.value)) return []
    const nameSteps = relativeSteps(note.steps, note.detail.named)
    const reference = nameSteps && references.get(formatPointer(nameSteps))
    const name = reference && nameOf(reference)
    if (name === undefined) return []
    const keys = Object.keys(note.value).map((key) => {
      const { keyOffset, offset } = object.placeOf([...note.steps, key])
      return { key, place: sample.place(keyOffset ?? offset) }
    })
    return [{ from: note.detail, name, keys }]
  })
}

/** The keys at a pointer in a value. */
export function keysAt(value: unknown, pointer: string): string[] {
  const target = valueAt(value, parsePointer(pointer))
  return isRecord(target) ? Object.keys(target) : []
}
