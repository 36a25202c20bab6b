import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Tokens } from '../../config/tokens.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isRecord, parsePointer } from '../../diagnostics/json-pointer.ts'
import { didYouMean } from '../../diagnostics/nearest.ts'
import { type JsonSchema, type SchemaObject, subschemas } from './json-schema.ts'
import { createObjectValidator, type ObjectValidator } from './object-validator.ts'
import { quoted } from './object-words.ts'
import { checkSchema, readSchemaFile, type SchemaFile, schemaUrl } from './schema-file.ts'
import { mapToAbsolute, resolveSchema, type SchemaSet, schemaSet } from './schema-set.ts'

/** Reports invalid values of JSON Schema keywords, such as a type that does not exist. */
function schemaFormCheck(): (file: SchemaFile) => void {
  const metaschema = new Ajv2020({ strict: false, logger: false, allErrors: true, verbose: true })
  return (file) => {
    if (metaschema.validateSchema(file.value as object)) return
    const errors = new Map((metaschema.errors ?? []).map((error) => [error.instancePath, error]))
    for (const [path, { keyword, data, message }] of errors) {
      // A schema is invalid if a part of it is; only the part is reported.
      if ([...errors.keys()].some((other) => other.startsWith(`${path}/`))) continue
      const steps = parsePointer(path)
      const reason = keyword === 'type' || keyword === 'enum' ? `: it ${message}` : ''
      file.report(steps, 'value', `${quoted(data)} cannot be the value of “${steps.at(-1)}”${reason}.`)
    }
  }
}

/** A kind of object, identified by the word after a fence's language. */
export interface ObjectKind {
  word: string
  /** URI of its schema. */
  schema: string
  /** The schema's title, used in messages. */
  title: string
  /** The key that contains the object's name, by which other objects refer to it. */
  defines: string | undefined
  /** Snippets that say where to create such an object; one must follow each whole object that readers create. */
  create: readonly string[]
  /** Shape by which an unlabeled object is recognized. */
  recognize: SchemaObject | undefined
}

/** The contents of `site/objects/`. The engine itself knows no kinds. */
export interface ObjectKinds {
  kinds: ReadonlyMap<string, ObjectKind>
  /** Names by kind that always exist, without being defined in a sample. */
  names: ReadonlyMap<string, readonly string[]>
  schemas: SchemaSet
  validator: ObjectValidator
}

const folder = 'site/objects/'
const kindsFile = `${folder}kinds.yaml`
const namesFile = `${folder}names.yaml`
const kindKeys = ['schema', 'defines', 'recognize', 'create']

function readKind(
  file: SchemaFile,
  word: string,
  entry: unknown,
  files: ReadonlyMap<string, SchemaFile>,
  sources: ReadonlyMap<string, string>,
): ObjectKind | undefined {
  if (!isRecord(entry) || typeof entry.schema !== 'string') {
    file.report([word], 'key', `The kind “${word}” names no schema.`, `For example “schema: ${word}.yaml”.`)
    return undefined
  }
  for (const key of Object.keys(entry)) {
    if (!kindKeys.includes(key))
      file.report([word, key], 'key', `“${key}” is not a key of a kind.`, didYouMean(key, kindKeys))
  }
  const url = schemaUrl(kindsFile, entry.schema)
  const path = decodeURIComponent(new URL(url).pathname.slice(1))
  const schema = files.get(path)
  // An unreadable file has its own diagnostic.
  if (schema === undefined && sources.has(path)) return undefined
  if (schema === undefined) {
    const names = [...files.keys()].map((name) => name.slice(folder.length))
    file.report([word, 'schema'], 'value', `There is no file ${path}.`, didYouMean(entry.schema, names))
    return undefined
  }
  const title = isRecord(schema.value) && typeof schema.value.title === 'string' ? schema.value.title : word
  const recognize = isRecord(entry.recognize) ? entry.recognize : undefined
  if (recognize !== undefined) checkSchema(file, recognize, [word, 'recognize'], files)
  return {
    word,
    schema: url,
    title,
    defines: typeof entry.defines === 'string' ? entry.defines : undefined,
    create: Array.isArray(entry.create) ? entry.create.map(String) : [],
    recognize: recognize && (mapToAbsolute(recognize, kindsFile) as SchemaObject),
  }
}

/** Reports annotations that refer to an unknown kind, or to keys of a kind whose objects have no name. */
function checkNotes(file: SchemaFile, schema: JsonSchema, steps: readonly string[], kinds: ObjectKinds['kinds']): void {
  if (typeof schema === 'boolean') return
  const unknown = (kind: unknown, path: string[], kindNames: readonly string[], what: string) => {
    if (kindNames.includes(String(kind))) return
    file.report([...steps, ...path], 'value', `“${kind}” is not a ${what}.`, didYouMean(String(kind), kindNames))
  }
  const namedKinds = [...kinds.values()].filter(({ defines }) => defines !== undefined).map(({ word }) => word)
  const { 'x-references': references, 'x-keys-of': keysOf } = schema
  if (references !== undefined) unknown(references, ['x-references'], [...kinds.keys()], 'kind of kinds.yaml')
  if (keysOf !== undefined) {
    const { kind, named: name, at } = isRecord(keysOf) ? keysOf : {}
    if (/^\d+\//.test(String(name)) && /^\//.test(String(at))) {
      unknown(kind, ['x-keys-of', 'kind'], namedKinds, 'kind with “defines” in kinds.yaml')
    } else {
      const message = '“x-keys-of” needs “kind”, “named”, and “at”.'
      const hint = 'For example { kind: owner, named: 1/owner, at: /properties }.'
      file.report([...steps, 'x-keys-of'], 'key', message, hint)
    }
  }
  for (const { path, schema: subschema } of subschemas(schema)) checkNotes(file, subschema, [...steps, ...path], kinds)
}

function readNames(file: SchemaFile | undefined, kinds: ObjectKinds['kinds']): Map<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  if (file === undefined || !isRecord(file.value)) return names
  for (const [kind, list] of Object.entries(file.value)) {
    if (!kinds.has(kind))
      file.report([kind], 'key', `“${kind}” is not a kind of kinds.yaml.`, didYouMean(kind, kinds.keys()))
    else if (!Array.isArray(list)) file.report([kind], 'value', `The names of “${kind}” must be a list.`)
    else names.set(kind, list.map(String))
  }
  return names
}

/**
 * Reads the kinds of objects. A site without `site/objects/kinds.yaml` has none, so nothing is validated.
 * @param sources text by path relative to the project root
 */
export function readObjectKinds(
  sources: ReadonlyMap<string, string>,
  tokens: Tokens,
): { kinds: ObjectKinds | undefined; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const files = new Map<string, SchemaFile>()
  for (const [path, text] of sources) {
    const file = readSchemaFile(path, text, tokens, diagnostics)
    if (file !== undefined) files.set(path, file)
  }
  const list = files.get(kindsFile)
  const names = files.get(namesFile)
  files.delete(kindsFile)
  files.delete(namesFile)
  if (list === undefined) return { kinds: undefined, diagnostics }

  const kinds = new Map<string, ObjectKind>()
  for (const [word, entry] of Object.entries(isRecord(list.value) ? list.value : {})) {
    const kind = readKind(list, word, entry, files, sources)
    if (kind !== undefined) kinds.set(word, kind)
  }
  const checkForm = schemaFormCheck()
  const kindsAreRight = diagnostics.length === 0
  for (const file of files.values()) {
    if (isRecord(file.value)) {
      checkForm(file)
      checkSchema(file, file.value, [], files)
      if (kindsAreRight) checkNotes(file, file.value, [], kinds)
    } else file.report([], 'value', 'The file contains no schema.')
  }
  const schemas = schemaSet(files)
  const all = { kinds, names: readNames(names, kinds), schemas, validator: createObjectValidator(schemas) }
  // A schema that does not compile would abort the check of samples, so schema errors are reported first.
  return { kinds: diagnostics.length === 0 ? all : undefined, diagnostics }
}

/** Whether an object of a kind is itself a list, so that a list is not treated as several objects. */
export function isListKind({ schema }: ObjectKind, { schemas }: Pick<ObjectKinds, 'schemas'>): boolean {
  return resolveSchema(schemas, { $ref: schema })?.type === 'array'
}
