import { type Document, isMap, isNode, isScalar, type ParsedNode, parseDocument, type YAMLMap } from 'yaml'
import type { z } from 'zod'
import { substituteTokens, type Tokens } from '../config/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { explainIssue, withoutEchoes } from '../diagnostics/explain-issue.ts'
import { certain, didYouMean, nearest } from '../diagnostics/nearest.ts'
import { placeOfOffset, plainSource, type TextPlace } from '../diagnostics/text-place.ts'
import { lineStarts } from '../prose/placed-text.ts'
import type { ProseKind, ProseRun } from '../prose/prose-run.ts'
import { type ProseSource, runBuilder } from '../prose/run-builder.ts'
import { type YamlMistake, yamlMistakes } from '../samples/parse/yaml.ts'
import { valueAt } from './explain-data.ts'
import { listFile, noEntries, pageFields, withAnyDescription } from './page-fields.ts'

export interface Frontmatter {
  /** The validated fields; undefined when there are errors with which the page cannot be built. */
  data: Record<string, unknown> | undefined
  /** Where each key is in the source. */
  places: ReadonlyMap<string, TextPlace>
  /** The texts of its fields, for the prose checks. */
  prose: ProseRun[]
  diagnostics: Diagnostic[]
}

/** Keys that pages have wherever they are. */
const commonKeys = new Set(Object.keys(pageFields({ tags: [], themes: [], technologies: [], facets: {} })))

/** Fields with text for readers, in the order in which it is checked. */
const proseKinds: Readonly<Record<string, ProseKind>> = {
  title: 'title',
  sidebarLabel: 'title',
  description: 'description',
}

/** A mistake at an offset in the text with its tokens replaced. */
interface Mistake extends Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  offset: number
  /** The replacement of one word, if it is clear what was meant. */
  fix?: { offset: number; from: string; to: string }
}

/** The YAML between the lines of dashes. */
interface Block {
  yaml: string
  /** Where the YAML begins in the text. */
  start: number
}

interface Field {
  /** Where the key begins in the text. */
  offset: number
  key: ParsedNode
  value: ParsedNode | null
}

/** The frontmatter as YAML without syntax errors. */
interface Fields extends Block {
  document: Document.Parsed
  byName: ReadonlyMap<string, Field>
}

/** What is wrong with a text that has no block of frontmatter, or none that could have fields. */
const unreadable = {
  absent: {
    code: 'frontmatter-missing',
    message: 'The page has no frontmatter.',
    hint: 'Start it with “---”, a title, a description, a kind, and “---”.',
  },
  unclosed: {
    code: 'frontmatter-missing',
    message: 'The frontmatter is never closed.',
    hint: 'Close it with a line that contains only “---”.',
  },
  notAMap: {
    code: 'frontmatter-syntax',
    message: 'The frontmatter is not a list of “key: value” lines.',
    hint: undefined,
  },
} as const

function splitFrontmatter(text: string): Block | Mistake {
  const match = /^(---[ \t]*\n)((?:[\s\S]*?\n)??)---[ \t]*(?:\n|$)/.exec(text)
  if (match === null) return { ...(/^---[ \t]*\n/.test(text) ? unreadable.unclosed : unreadable.absent), offset: 0 }
  const [, opening = '', yaml = ''] = match
  return { yaml: yaml.replace(/\n$/, ''), start: opening.length }
}

function toMistake({ isDuplicateKey, ...mistake }: YamlMistake): Mistake {
  return { ...mistake, code: isDuplicateKey ? 'frontmatter-duplicate-key' : 'frontmatter-syntax' }
}

function fieldsOf(map: YAMLMap.Parsed, start: number): [string, Field][] {
  return map.items.flatMap(({ key, value }): [string, Field][] =>
    isScalar(key) ? [[String(key.value), { offset: start + key.range[0], key, value }]] : [],
  )
}

/** The fields of a block, or its syntax errors. */
function parseFields(block: Block): Fields | Mistake[] {
  const { yaml, start } = block
  const document = parseDocument(yaml, { uniqueKeys: true, prettyErrors: false })
  const { errors, contents } = document
  if (errors.length > 0) {
    const mistakes = yamlMistakes(document, yaml).map(toMistake)
    return mistakes.map((mistake) => ({ ...mistake, offset: start + mistake.offset }))
  }
  if (contents !== null && !isMap(contents)) return [{ ...unreadable.notAMap, offset: start }]
  return { ...block, document, byName: new Map(contents === null ? [] : fieldsOf(contents, start)) }
}

function explainUnknownKey(key: string, { byName, start }: Fields, keys: readonly string[]): Mistake {
  const offset = byName.get(key)?.offset ?? start
  const meant = certain(key, keys)
  return {
    code: 'frontmatter-unknown-key',
    offset,
    message: `“${key}” is not a key of this page’s frontmatter.`,
    hint: didYouMean(key, keys) ?? `Use one of: ${keys.join(', ')}.`,
    // If the page already has the key that was meant, a fix would write it twice.
    ...(meant === undefined || byName.has(meant) ? {} : { fix: { offset, from: key, to: meant } }),
  }
}

function explainValue(
  issue: z.core.$ZodIssue,
  name: string,
  field: Field,
  { document, start }: Fields,
  data: unknown,
): Mistake {
  const nested = document.getIn(issue.path, true)
  const node = isNode(nested) ? nested : (field.value ?? field.key)
  const value = valueAt(data, issue.path)
  const offset = start + (node.range?.[0] ?? field.key.range[0])
  const meant = issue.code === 'invalid_value' ? certain(String(value), issue.values.map(String)) : undefined
  const quote = isScalar(node) && node.type?.startsWith('QUOTE') === true ? 1 : 0
  const isListEmpty = issue.code === 'invalid_value' && issue.values.includes(noEntries)
  return {
    code: name === 'description' && /^too_/.test(issue.code) ? 'description-length' : 'frontmatter-invalid',
    offset,
    ...explainIssue(issue, `“${name}”`, value),
    ...(isListEmpty ? { hint: `Add it to ${listFile(name)}, which is missing or has no entries.` } : {}),
    ...(meant === undefined ? {} : { fix: { offset: offset + quote, from: String(value), to: meant } }),
  }
}

/** The texts of a page's fields, at their places in the source. */
function proseOf({ yaml, start, byName }: Fields, source: ProseSource): ProseRun[] {
  return Object.entries(proseKinds).flatMap(([name, kind]) => {
    const node = byName.get(name)?.value
    if (!isScalar(node) || typeof node.value !== 'string') return []
    const [from, to] = node.range
    const quotes = node.type?.startsWith('QUOTE') === true ? 1 : 0
    const header = node.type?.startsWith('BLOCK') === true ? yaml.slice(from).search(/(?<=\n\s*)\S/) : 0
    const run = runBuilder(source)
    run.add(start + from + quotes + header, start + to - quotes)
    return run.finish(kind) ?? []
  })
}

/** What a schema finds wrong, in the words of a writer. */
function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  fields: Fields,
  keys: readonly string[],
  data: unknown,
  folder: string | undefined,
): Mistake[] {
  // A misspelled key is one mistake, not two, so the key that was meant is not reported as missing.
  const unknown = [...fields.byName.keys()].filter((key) => !keys.includes(key))
  const meant = new Set(unknown.flatMap((key) => nearest(key, keys)))
  return withoutEchoes(issues).flatMap((issue): Mistake[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => explainUnknownKey(key, fields, keys))
    const name = String(issue.path[0])
    const field = fields.byName.get(name)
    if (field !== undefined) return [explainValue(issue, name, field, fields, data)]
    if (meant.has(name)) return []
    const list = name === 'theme' ? listFile(name) : undefined
    const reason = folder === undefined || commonKeys.has(name) ? '' : `, which pages in ${folder} need`
    const hint =
      list === undefined ? `Add “${name}: …” to the frontmatter.` : `Add “${name}: …” with an entry of ${list}.`
    return [{ code: 'frontmatter-missing-key', offset: 0, message: `“${name}” is missing${reason}.`, hint }]
  })
}

/**
 * Reads and validates a page's frontmatter. Each diagnostic has its line and column in the source, and there can be
 * several per file. Byte-order marks and CRLF are accepted.
 * @param folder the folder of content/ whose pages need the fields that others don’t have, if there is one
 */
export function readFrontmatter(
  file: string,
  source: string,
  schema: z.ZodObject,
  tokens: Tokens,
  folder?: string,
): Frontmatter {
  const { text, sourceColumn } = substituteTokens(plainSource(source), tokens)
  const placeOf = (offset: number): TextPlace => {
    const { line, column } = placeOfOffset(text, offset)
    return { line, column: sourceColumn(line, column) }
  }
  const toDiagnostic = ({ code, offset, message, hint, fix }: Mistake): Diagnostic => {
    const diagnostic: Diagnostic = { severity: 'error', code, file, ...placeOf(offset), message, hint }
    if (fix === undefined) return diagnostic
    return { ...diagnostic, fix: [{ ...placeOf(fix.offset), where: 'here', from: fix.from, to: fix.to }] }
  }
  const failed = (mistakes: readonly Mistake[]): Frontmatter => ({
    data: undefined,
    places: new Map(),
    prose: [],
    diagnostics: mistakes.map(toDiagnostic),
  })

  const block = splitFrontmatter(text)
  if ('message' in block) return failed([block])
  const fields = parseFields(block)
  if (Array.isArray(fields)) return failed(fields)
  const data: unknown = fields.document.toJS() ?? {}
  const result = schema.safeParse(data)
  return {
    data: result.data ?? withAnyDescription(schema).safeParse(data).data,
    places: new Map([...fields.byName].map(([name, { offset }]) => [name, placeOf(offset)])),
    prose: proseOf(fields, { text, lineStarts: lineStarts(text), sourceColumn }),
    diagnostics: explainIssues(result.error?.issues ?? [], fields, Object.keys(schema.shape), data, folder).map(
      toDiagnostic,
    ),
  }
}
