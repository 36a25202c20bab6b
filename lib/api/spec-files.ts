import type { Tokens } from '../config/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import {
  childOf,
  decodePercent,
  formatFragment,
  isRecord,
  type Pointer,
  parseFragment,
} from '../diagnostics/json-pointer.ts'
import { didYouMean, nearest } from '../diagnostics/nearest.ts'
import { readSpecFile, type SpecFile, specTokens } from './spec-file.ts'

/** A value in a file of the specification. */
export interface SpecLocation {
  file: SpecFile
  pointer: Pointer
  value: unknown
}

/** Where a value is in a file of the specification. */
export type SpecPlace = Pick<SpecLocation, 'file' | 'pointer'>

/** Why a reference cannot be resolved. */
export interface DeadReference {
  /** Whether it leads to an object, but not to one of the kind that must be there. */
  isOther?: true
  reason: string
  hint: string
}

/** Says that a reference can't be resolved, and why. */
export function deadMessage(reference: string, { isOther, reason }: Omit<DeadReference, 'hint'>): string {
  return `“${reference}” leads ${isOther ? 'to another kind of object' : 'nowhere'}: ${reason}`
}

/** The files of a specification, each read when it is first referenced. */
export interface SpecFiles {
  root: SpecFile | undefined
  /** Resolves a reference in a file, one step. */
  follow: (from: SpecFile, reference: string) => SpecLocation | DeadReference
  diagnostics: Diagnostic[]
}

export interface SpecReader {
  /** Text of a file, by path relative to the project root; undefined if it does not exist. */
  read: (path: string) => string | undefined
  /** Candidates for a misspelled path. */
  files?: () => readonly string[]
}

const base = 'file:///'

/** Resolves a relative path against a file's path. @example joinPath('a/b.yaml', '../c.yaml') → 'c.yaml' */
function joinPath(from: string, relative: string): string {
  return decodePercent(new URL(relative, base + encodeURI(from)).pathname.slice(1))
}

/** Finds `$anchor: name` in a file's schemas. */
function findAnchor(value: unknown, name: string, pointer: Pointer = []): Pointer | undefined {
  if (isRecord(value) && (value.$anchor === name || value.$dynamicAnchor === name)) return pointer
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, item] of Object.entries(value)) {
    const anchorPointer = findAnchor(item, name, [...pointer, key])
    if (anchorPointer !== undefined) return anchorPointer
  }
  return undefined
}

function followPointer(file: SpecFile, pointer: Pointer, address = ''): SpecLocation | DeadReference {
  let value = file.value
  for (const [index, step] of pointer.entries()) {
    const next = childOf(value, step)
    if (next === undefined) {
      const parent = pointer.slice(0, index)
      const keys = isRecord(value) ? Object.keys(value) : []
      const [near] = nearest(step, keys)
      const suggestion = near === undefined ? undefined : formatFragment([...parent, near, ...pointer.slice(index + 1)])
      return {
        reason: `${file.path} has no ${formatFragment(pointer)}`,
        hint:
          suggestion === undefined
            ? 'Correct the reference, or add what it refers to.'
            : `Did you mean “${address}${suggestion}”?`,
      }
    }
    value = next
  }
  return { file, pointer, value }
}

/** Reads a specification, starting with its main file. */
export function openSpecFiles(path: string, reader: SpecReader, siteTokens: Tokens): SpecFiles {
  let tokens = siteTokens
  const openFiles = new Map<string, SpecFile | 'missing' | 'broken'>()
  const diagnostics: Diagnostic[] = []
  const open = (name: string): SpecFile | 'missing' | 'broken' => {
    const cachedFile = openFiles.get(name)
    if (cachedFile !== undefined) return cachedFile
    const text = reader.read(name)
    const reading = text === undefined ? undefined : readSpecFile(name, text, tokens)
    diagnostics.push(...(reading?.diagnostics ?? []))
    const file = reading === undefined ? 'missing' : (reading.file ?? 'broken')
    openFiles.set(name, file)
    return file
  }
  const root = open(path)
  // The paths of the main file are those of all files.
  if (typeof root !== 'string') tokens = specTokens(root.value, siteTokens)
  return {
    root: typeof root === 'string' ? undefined : root,
    diagnostics,
    follow(from, reference) {
      const [address = '', fragment = ''] = reference.split(/#(.*)/s)
      if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) {
        return { reason: 'it is not a file in this project', hint: 'Copy the file into the project and use its path.' }
      }
      let file: SpecFile | 'missing' | 'broken' = from
      if (address !== '') {
        const name = joinPath(from.path, address)
        file = open(name)
        if (file === 'missing') {
          const hint = didYouMean(name, reader.files?.() ?? []) ?? 'Correct the path, or add the file.'
          return { reason: `there is no file ${name}`, hint }
        }
        if (file === 'broken') return { reason: `${name} cannot be read`, hint: 'Correct that file first.' }
      }
      if (fragment === '' || fragment.startsWith('/')) return followPointer(file, parseFragment(fragment), address)
      const anchor = findAnchor(file.value, fragment)
      if (anchor !== undefined) return followPointer(file, anchor)
      return {
        reason: `${file.path} has no anchor “${fragment}”`,
        hint: 'Write the reference as “#/” followed by the path to it.',
      }
    },
  }
}
