import { fullFormats } from 'ajv-formats/dist/formats.js'
import { substituteTokens, type Tokens } from '../../config/tokens.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isRecord, parsePointer, valueAt } from '../../diagnostics/json-pointer.ts'
import { didYouMean } from '../../diagnostics/nearest.ts'
import { plainSource } from '../../diagnostics/text-place.ts'
import { explainYamlError } from '../parse/yaml.ts'
import { type JsonSchema, schemaKeywords, subschemas } from './json-schema.ts'
import { readPlacedText } from './placed-document.ts'

/** A YAML file of `site/objects/`, prepared to report diagnostics at its keys and values. */
export interface SchemaFile {
  /** Path relative to the project root. */
  file: string
  value: unknown
  report: (steps: readonly string[], at: 'key' | 'value', message: string, hint?: string) => void
}

/** String formats that contain jq: the whole string, or each `{{ … }}` in it. */
export const programFormats = { jq: 'program', 'jq-template': 'template' } as const

const knownFormats = [...Object.keys(programFormats), ...Object.keys(fullFormats)]

/** Reads one file with tokens replaced; undefined, with a diagnostic, if it is not YAML. */
export function readSchemaFile(
  file: string,
  source: string,
  tokens: Tokens,
  diagnostics: Diagnostic[],
): SchemaFile | undefined {
  const { text, sourceColumn } = substituteTokens(plainSource(source), tokens)
  const yaml = readPlacedText(text)
  const reportAt = (offset: number, message: string, hint?: string) => {
    const { line, column } = yaml.position(offset)
    const place = { file, line, column: sourceColumn(line, column) }
    diagnostics.push({ severity: 'error', code: 'object-schema-invalid', ...place, message, hint })
  }
  if ('message' in yaml) {
    const { message, hint } = explainYamlError(yaml.message)
    reportAt(yaml.offset, message, hint)
    return undefined
  }
  const [document] = yaml.documents
  return {
    file,
    value: document?.value,
    report(steps, at, message, hint) {
      const place = document?.placeOf(steps)
      const offset = (at === 'key' ? place?.keyOffset : undefined) ?? place?.offset ?? 0
      reportAt(offset, message, hint)
    },
  }
}

/** The absolute URI of a reference in a file. @example schemaUrl('site/objects/a.yaml', './b.yaml#/$defs/c') */
export function schemaUrl(file: string, reference = ''): string {
  return new URL(reference, `object:/${file}`).href
}

/** The file and the steps in it that a schema's URI refers to. */
export function schemaPlace(url: string): { file: string; steps: string[] } {
  const { pathname, hash } = new URL(url)
  return { file: decodeURIComponent(pathname.slice(1)), steps: parsePointer(decodeURIComponent(hash.slice(1))) }
}

function checkReference(file: SchemaFile, steps: readonly string[], reference: string, files: SchemaFiles): void {
  const target = schemaPlace(schemaUrl(file.file, reference))
  const targetFile = files.get(target.file)
  if (targetFile === undefined) {
    const folder = file.file.slice(0, file.file.lastIndexOf('/') + 1)
    const names = [...files.keys()].map((path) => (path.startsWith(folder) ? `./${path.slice(folder.length)}` : path))
    file.report(steps, 'value', `There is no file ${target.file} to refer to.`, didYouMean(reference, names))
  } else if (valueAt(targetFile.value, target.steps) === undefined) {
    const parent = valueAt(targetFile.value, target.steps.slice(0, -1))
    const near = isRecord(parent) ? didYouMean(target.steps.at(-1) ?? '', Object.keys(parent)) : undefined
    file.report(steps, 'value', `${target.file} has nothing at “/${target.steps.join('/')}”.`, near)
  }
}

export type SchemaFiles = ReadonlyMap<string, SchemaFile>

/** Reports unknown keywords and formats, and broken references, in a schema and all of its subschemas. */
export function checkSchema(file: SchemaFile, schema: JsonSchema, steps: readonly string[], files: SchemaFiles): void {
  if (typeof schema === 'boolean') return
  for (const [keyword, value] of Object.entries(schema)) {
    const place = [...steps, keyword]
    if (!schemaKeywords.includes(keyword) && !keyword.startsWith('x-')) {
      file.report(place, 'key', `“${keyword}” is not a keyword of schemas.`, didYouMean(keyword, schemaKeywords))
    } else if (keyword === '$ref' && typeof value === 'string') checkReference(file, place, value, files)
    else if (keyword === 'format' && !knownFormats.includes(String(value))) {
      file.report(place, 'value', `“${value}” is not a format.`, didYouMean(String(value), knownFormats))
    }
  }
  for (const { path, schema: subschema } of subschemas(schema)) checkSchema(file, subschema, [...steps, ...path], files)
}
