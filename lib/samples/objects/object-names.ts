import { pointerSteps, relativeSteps, stepsToPointer, valueAt } from './json-pointer.ts'
import { isObject } from './json-schema.ts'
import type { BorrowedKeys, Definition, Reference } from './object-facts.ts'
import type { Note } from './object-validator.ts'
import type { PortalKind } from './portal-kinds.ts'
import type { ReadSample } from './sample-objects.ts'
import type { ValidatedObject } from './validate-object.ts'

type ReferenceNote = Extract<Note, { keyword: 'x-references' }>

function isReference(note: Note): note is ReferenceNote {
  return note.keyword === 'x-references'
}

/** The text of a program that is nothing but a string. @example literalOf('"service"') → 'service' */
function literalOf(program: string): string | undefined {
  const literal = /^\s*("(?:[^"\\]|\\[^(])*")\s*$/s.exec(program)?.[1]
  if (literal === undefined) return undefined
  try {
    return JSON.parse(literal) as string
  } catch {
    return undefined
  }
}

/** The name that a reference says outright; undefined for one that a program or a template works out. */
function nameOf({ value, isProgram }: ReferenceNote): string | undefined {
  if (typeof value !== 'string' || value.includes('{{')) return undefined
  return isProgram ? literalOf(value) : value
}

/** The object as others may refer to it; none for a kind whose objects are not referred to. */
export function definitionOf({ object }: ValidatedObject, { defines }: PortalKind): Definition[] {
  if (defines === undefined) return []
  const name = valueAt(object.value, [defines])
  return [{ name: typeof name === 'string' ? name : undefined, value: object.value }]
}

/** The names of other objects in an object. */
export function referencesOf({ object, notes }: ValidatedObject, read: ReadSample): Reference[] {
  return notes.filter(isReference).flatMap((note) => {
    const name = nameOf(note)
    return name === undefined ? [] : [{ kind: note.detail, name, place: read.place(object.placeOf(note.steps).offset) }]
  })
}

/** The keys of an object that another object, named beside them, must define. */
export function borrowedKeysOf({ object, notes }: ValidatedObject, read: ReadSample): BorrowedKeys[] {
  const references = new Map(notes.filter(isReference).map((note) => [stepsToPointer(note.steps), note]))
  return notes.flatMap((note) => {
    if (note.keyword !== 'x-keys-of' || !isObject(note.value)) return []
    const named = relativeSteps(note.steps, note.detail.named)
    const reference = named && references.get(stepsToPointer(named))
    const name = reference && nameOf(reference)
    if (name === undefined) return []
    const keys = Object.keys(note.value).map((key) => {
      const { keyOffset, offset } = object.placeOf([...note.steps, key])
      return { key, place: read.place(keyOffset ?? offset) }
    })
    return [{ from: note.detail, name, keys }]
  })
}

/** The keys at a pointer of a value. */
export function keysAt(value: unknown, pointer: string): string[] {
  const target = valueAt(value, pointerSteps(pointer))
  return isObject(target) ? Object.keys(target) : []
}
