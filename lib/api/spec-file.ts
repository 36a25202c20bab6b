import { type ParseError, parse as parseJson, printParseErrorCode } from 'jsonc-parser'
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { replaceTokens, type Tokens } from '../config/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type PlacedText, scalarText } from '../prose/placed-text.ts'
import { isRecord, type Pointer } from './json-pointer.ts'

/** Where something stands: a file from the project's root, and a 1-based line and column in it. */
export interface Place {
  file: string
  line: number
  column: number
}

/** A file of an API specification: its value with tokens replaced, and where each part of it stands. */
export interface SpecFile {
  path: string
  value: unknown
  /** The place of a value, or of the key that holds it; of the nearest value around it when it does not exist. */
  placeOf: (pointer: Pointer, on?: 'key' | 'value') => Place
  /** The place of a piece of a text, or of the text where the piece is not written as such. */
  placeOfText: (pointer: Pointer, piece: string) => Place
  /** A text as it is written, with its places; undefined where there is none, or where an alias stands for it. */
  textAt: (pointer: Pointer) => PlacedText | undefined
}

/**
 * Replaces tokens in keys and values. Braces that OpenAPI gives a meaning stay: those in a path are its parameters,
 * and those in a server's address are its variables.
 */
function replaceInSpec(value: unknown, tokens: Tokens, isPaths = false): unknown {
  if (typeof value === 'string') return replaceTokens(value, tokens)
  if (Array.isArray(value)) return value.map((item) => replaceInSpec(item, tokens))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [
    isPaths ? key : replaceTokens(key, tokens),
    replaceInSpec(item, tokens),
  ])
  const { url, variables } = value
  const result = Object.fromEntries(entries) as Record<string, unknown>
  if (typeof url === 'string' && isRecord(variables)) {
    const others = Object.fromEntries(Object.entries(tokens).filter(([name]) => !Object.hasOwn(variables, name)))
    result.url = Object.keys(others).length === 0 ? url : replaceTokens(url, others)
  }
  return result
}

function replaceInRoot(value: unknown, tokens: Tokens): unknown {
  if (!isRecord(value)) return replaceInSpec(value, tokens)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      replaceTokens(key, tokens),
      replaceInSpec(item, tokens, key === 'paths'),
    ]),
  )
}

/** JSON is read as JSON: it may be indented with tabs, which YAML refuses, and must be what other tools take. */
function parseStrictJson(text: string): { value: unknown; errors: { offset: number; reason: string }[] } {
  const errors: ParseError[] = []
  const value: unknown = parseJson(text, errors, { disallowComments: true })
  return {
    value,
    errors: errors.map(({ error, offset }) => {
      const words = printParseErrorCode(error).replace(/([a-z])([A-Z])/g, '$1 $2')
      return { offset, reason: words.charAt(0).toUpperCase() + words.slice(1).toLowerCase() }
    }),
  }
}

function resolved(node: unknown, document: Document): unknown {
  return isAlias(node) ? node.resolve(document) : node
}

interface Range {
  start: number
  end: number
}

interface Located extends Range {
  /** As it is written, an alias unresolved; undefined for a value that does not exist. */
  node: unknown
}

function locate(document: Document, pointer: Pointer, on: 'key' | 'value', keyOf: (key: string) => string): Located {
  let node = resolved(document.contents, document)
  const rangeOf = (found: unknown): Range | undefined => {
    const range = (found as Node | null)?.range
    return range ? { start: range[0], end: range[1] } : undefined
  }
  let range = rangeOf(node) ?? { start: 0, end: 0 }
  let written: unknown = document.contents
  for (const [index, step] of pointer.entries()) {
    const onKey = on === 'key' && index === pointer.length - 1
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && keyOf(String(key.value)) === step)
      if (pair === undefined) return { ...range, node: undefined }
      written = pair.value
      // The value may be an alias: what it stands for lies elsewhere.
      range = (onKey ? rangeOf(pair.key) : rangeOf(written)) ?? rangeOf(pair.key) ?? range
    } else if (isSeq(node) && node.items[Number(step)] !== undefined) {
      written = node.items[Number(step)]
      range = rangeOf(written) ?? range
    } else return { ...range, node: undefined }
    node = resolved(written, document)
  }
  return { ...range, node: written }
}

/** Reads a file of a specification, YAML or JSON. A file with a mistake has no value but its findings. */
export function readSpecFile(
  path: string,
  source: string,
  tokens: Tokens,
): { file: SpecFile | undefined; diagnostics: Diagnostic[] } {
  const text = source.replace(/^\uFEFF/, '')
  let parsed: { document: Document.Parsed; counter: LineCounter } | undefined
  const parse = () => {
    if (parsed !== undefined) return parsed
    const counter = new LineCounter()
    parsed = { document: parseDocument(text, { lineCounter: counter, prettyErrors: false, merge: true }), counter }
    return parsed
  }
  const placeAt = (offset: number): Place => {
    const { line, col } = parse().counter.linePos(offset)
    return { file: path, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const broken = (offset: number, message: string, hint: string): Diagnostic => ({
    severity: 'error',
    code: 'api-syntax',
    ...placeAt(offset),
    message,
    hint,
  })
  let value: unknown
  if (path.endsWith('.json')) {
    const json = parseStrictJson(text)
    const diagnostics = json.errors
      .slice(0, 1)
      .map(({ offset, reason }) => broken(offset, `The file is not valid JSON: ${reason}.`, 'Correct the line.'))
    if (diagnostics.length > 0) return { file: undefined, diagnostics }
    value = json.value
  } else {
    const { document } = parse()
    const first = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
    // What comes after the first mistake follows from it.
    const doubled = document.errors.filter(
      ({ code, pos: [offset] }) => code === 'DUPLICATE_KEY' && offset < (first?.pos[0] ?? Number.POSITIVE_INFINITY),
    )
    const diagnostics = doubled.map(({ pos: [offset] }) =>
      broken(offset, 'A key appears twice in one object.', 'Remove one of the two.'),
    )
    if (first !== undefined) {
      const hint = 'Correct the line; a value that contains “: ” or starts with “{” needs quotes.'
      diagnostics.push(broken(first.pos[0], `The file is not valid YAML: ${first.message}.`, hint))
    }
    if (diagnostics.length > 0) return { file: undefined, diagnostics }
    try {
      value = document.toJS()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const message = `The file’s aliases cannot be resolved: ${reason}.`
      return { file: undefined, diagnostics: [broken(0, message, 'Write out what they stand for.')] }
    }
  }
  const keyOf = (key: string) => (key.includes('{') && !key.startsWith('/') ? replaceTokens(key, tokens) : key)
  const find = (pointer: Pointer, on: 'key' | 'value') => locate(parse().document, pointer, on, keyOf)
  return {
    file: {
      path,
      value: replaceInRoot(value, tokens),
      placeOf: (pointer, on = 'value') => placeAt(find(pointer, on).start),
      placeOfText: (pointer, piece) => {
        const { start, end } = find(pointer, 'value')
        const at = text.slice(start, end).indexOf(piece)
        return placeAt(start + Math.max(0, at))
      },
      textAt: (pointer) => scalarText(text, parse().counter, find(pointer, 'value').node),
    },
    diagnostics: [],
  }
}
