import { type ParseError, parse as parseJson, printParseErrorCode } from 'jsonc-parser'
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { replaceTokens, type Tokens } from '../config/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isRecord, type Pointer } from '../diagnostics/json-pointer.ts'
import { countedPlace, type SourcePlace } from '../diagnostics/text-place.ts'
import { upperFirst } from '../diagnostics/upper-first.ts'
import { type PlacedText, scalarText } from '../prose/placed-text.ts'
import { explainYamlError } from '../samples/parse/yaml.ts'

/** A file of an API specification: its value with tokens replaced, and the place of each part. */
export interface SpecFile {
  path: string
  value: unknown
  /** The place of a value or its key; if it does not exist, of its nearest existing parent. */
  placeOf: (pointer: Pointer, on?: 'key' | 'value') => SourcePlace
  /** The place of a part of a text, or of the whole text if the part does not appear literally. */
  placeOfText: (pointer: Pointer, piece: string) => SourcePlace
  /** A text as written, with its places; undefined if it is missing or an alias. */
  textAt: (pointer: Pointer) => PlacedText | undefined
  /** A plain value as written, such as `1.0` for the number 1; undefined if it is missing or an alias. */
  writtenAt: (pointer: Pointer) => string | undefined
}

/**
 * The tokens of a specification: without the names of its own path parameters, which its texts mean by the same braces.
 * @example specTokens({ paths: { '/a/{product}': {} } }, { brand: 'a', product: 'A' }) → { brand: 'a' }
 */
export function specTokens(root: unknown, tokens: Tokens): Tokens {
  const paths = Object.keys(isRecord(root) && isRecord(root.paths) ? root.paths : {})
  const own = new Set(paths.flatMap((path) => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name)))
  return Object.fromEntries(Object.entries(tokens).filter(([name]) => !own.has(name)))
}

/**
 * Replaces tokens in keys and values. Braces with a meaning in OpenAPI are unchanged: path parameters, and variables in
 * a server's URL.
 */
function replaceInSpec(value: unknown, tokens: Tokens, level: 'root' | 'paths' | 'other' = 'other'): unknown {
  if (typeof value === 'string') return replaceTokens(value, tokens)
  if (Array.isArray(value)) return value.map((item) => replaceInSpec(item, tokens))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [
    level === 'paths' ? key : replaceTokens(key, tokens),
    replaceInSpec(item, tokens, level === 'root' && key === 'paths' ? 'paths' : 'other'),
  ])
  const { url, variables } = value
  const object = Object.fromEntries(entries) as Record<string, unknown>
  if (typeof url === 'string' && isRecord(variables)) {
    const remainingTokens = Object.entries(tokens).filter(([name]) => !Object.hasOwn(variables, name))
    object.url = remainingTokens.length === 0 ? url : replaceTokens(url, Object.fromEntries(remainingTokens))
  }
  return object
}

/**
 * JSON files are parsed strictly: they may be indented with tabs, which YAML does not allow, and must work with other
 * tools.
 */
function parseStrictJson(text: string): { value: unknown; errors: { offset: number; reason: string }[] } {
  const errors: ParseError[] = []
  const value: unknown = parseJson(text, errors, { disallowComments: true })
  return {
    value,
    errors: errors.map(({ error, offset }) => {
      const words = printParseErrorCode(error).replace(/([a-z])([A-Z])/g, '$1 $2')
      return { offset, reason: upperFirst(words.toLowerCase()) }
    }),
  }
}

function resolveAlias(node: unknown, document: Document): unknown {
  return isAlias(node) ? node.resolve(document) : node
}

/** Where an alias is that refers to a value that contains it. */
function endlessAlias(document: Document, text: string): number | undefined {
  let offset: number | undefined
  if (!text.includes('&')) return undefined
  visit(document, {
    Alias(_, alias, path) {
      const target = alias.resolve(document)
      if (target === undefined || !path.includes(target)) return undefined
      offset = alias.range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return offset
}

interface Range {
  start: number
  end: number
}

interface Located extends Range {
  /** As written, with an alias unresolved; undefined if the value does not exist. */
  node: unknown
}

function locate(document: Document, pointer: Pointer, on: 'key' | 'value', keyOf: (key: string) => string): Located {
  let node = resolveAlias(document.contents, document)
  const rangeOf = (candidate: unknown): Range | undefined => {
    const range = (candidate as Node | null)?.range
    return range ? { start: range[0], end: range[1] } : undefined
  }
  let range = rangeOf(node) ?? { start: 0, end: 0 }
  let sourceNode: unknown = document.contents
  for (const [index, step] of pointer.entries()) {
    const onKey = on === 'key' && index === pointer.length - 1
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && keyOf(String(key.value)) === step)
      if (pair === undefined) return { ...range, node: undefined }
      sourceNode = pair.value
      // If the value is an alias, its target is elsewhere.
      range = (onKey ? rangeOf(pair.key) : rangeOf(sourceNode)) ?? rangeOf(pair.key) ?? range
    } else if (isSeq(node) && node.items[Number(step)] !== undefined) {
      sourceNode = node.items[Number(step)]
      range = rangeOf(sourceNode) ?? range
    } else return { ...range, node: undefined }
    node = resolveAlias(sourceNode, document)
  }
  return { ...range, node: sourceNode }
}

type Reading = { value: unknown } | { diagnostics: Diagnostic[] }

type Broken = (offset: number, message: string, hint: string) => Diagnostic

function readJson(text: string, broken: Broken): Reading {
  const { value, errors } = parseStrictJson(text)
  const [error] = errors
  if (error === undefined) return { value }
  return { diagnostics: [broken(error.offset, `The file is not valid JSON: ${error.reason}.`, 'Correct the line.')] }
}

function readYaml(document: Document.Parsed, text: string, broken: Broken): Reading {
  const first = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  // Duplicate keys after the first syntax error may be a consequence of it.
  const duplicateKeys = document.errors.filter(
    ({ code, pos: [offset] }) => code === 'DUPLICATE_KEY' && offset < (first?.pos[0] ?? Number.POSITIVE_INFINITY),
  )
  const diagnostics = duplicateKeys.map(({ pos: [offset] }) =>
    broken(offset, 'A key appears twice in one object.', 'Remove one of the two.'),
  )
  if (first !== undefined) {
    const { message, hint = 'Correct the line; a value that contains “: ” or starts with “{” needs quotes.' } =
      explainYamlError(first.message)
    diagnostics.push(broken(first.pos[0], message, hint))
  }
  if (diagnostics.length > 0) return { diagnostics }
  const endless = endlessAlias(document, text)
  if (endless !== undefined) {
    const message = 'The alias refers to a value that contains it.'
    return { diagnostics: [broken(endless, message, 'Use “$ref” for a schema that contains itself.')] }
  }
  try {
    return { value: document.toJS() }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `The file’s aliases cannot be resolved: ${reason}.`
    return { diagnostics: [broken(0, message, 'Write out what they stand for.')] }
  }
}

/** Reads a file of a specification, YAML or JSON. An invalid file has diagnostics but no value. */
export function readSpecFile(
  path: string,
  source: string,
  siteTokens: Tokens,
): { file: SpecFile | undefined; diagnostics: Diagnostic[] } {
  const text = source.replace(/^\uFEFF/, '')
  let parsed: { document: Document.Parsed; counter: LineCounter } | undefined
  const parse = () => {
    if (parsed !== undefined) return parsed
    const counter = new LineCounter()
    parsed = { document: parseDocument(text, { lineCounter: counter, prettyErrors: false, merge: true }), counter }
    return parsed
  }
  const placeAt = (offset: number): SourcePlace => {
    const { line, column } = countedPlace(parse().counter, offset)
    return { file: path, line: Math.max(1, line), column: Math.max(1, column) }
  }
  const broken: Broken = (offset, message, hint) => {
    return { severity: 'error', code: 'api-syntax', ...placeAt(offset), message, hint }
  }
  // The places of JSON are read like those of YAML, but only when they are needed.
  const reading = path.endsWith('.md')
    ? { value: text }
    : path.endsWith('.json')
      ? readJson(text, broken)
      : readYaml(parse().document, text, broken)
  if ('diagnostics' in reading) return { file: undefined, diagnostics: reading.diagnostics }
  const { value } = reading
  const tokens = specTokens(value, siteTokens)
  const keyOf = (key: string) => (key.includes('{') && !key.startsWith('/') ? replaceTokens(key, tokens) : key)
  const find = (pointer: Pointer, on: 'key' | 'value') => locate(parse().document, pointer, on, keyOf)
  return {
    file: {
      path,
      value: replaceInSpec(value, tokens, 'root'),
      placeOf: (pointer, on = 'value') => placeAt(find(pointer, on).start),
      placeOfText: (pointer, piece) => {
        const { start, end } = find(pointer, 'value')
        const at = text.slice(start, end).indexOf(piece)
        return placeAt(start + Math.max(0, at))
      },
      writtenAt: (pointer) => {
        const { node } = find(pointer, 'value')
        return isScalar(node) ? node.source : undefined
      },
      textAt: (pointer) => scalarText(text, parse().counter, find(pointer, 'value').node),
    },
    diagnostics: [],
  }
}
