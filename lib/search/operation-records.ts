import type { IHttpOperation } from '@stoplight/types'
import type { ApiOperation } from '../api/api-operation.ts'
import { parameterPlaces } from '../api/operation-anchors.ts'
import { plainMarkdown } from '../api/plain-description.ts'
import { isRecord } from '../diagnostics/json-pointer.ts'
import { type PageRecords, responsesAnchor, type SearchRecord } from './model/record.ts'
import { pageHead, type RecordedPage } from './page-records.ts'

/** A field of a schema, as indexed for search. */
interface SchemaField {
  name: string
  /** Markdown; empty if there is none. */
  description: string
}

interface SchemaTexts {
  /** All fields at any depth; each combination of name and description appears once. */
  fields: SchemaField[]
  /** All possible values of fields, without duplicates. */
  values: string[]
}

/** The names and texts of schemas, without their structure. @param schemas parsed schemas with references resolved */
export function schemaTexts(schemas: readonly unknown[]): SchemaTexts {
  const fields = new Map<string, SchemaField>()
  const values = new Set<string>()
  const walk = (schema: unknown) => {
    if (!isRecord(schema)) return
    for (const value of [schema.const, ...(Array.isArray(schema.enum) ? schema.enum : [])]) {
      if (typeof value === 'string' && value !== '') values.add(value)
    }
    for (const [name, field] of Object.entries(isRecord(schema.properties) ? schema.properties : {})) {
      const description = isRecord(field) && typeof field.description === 'string' ? field.description.trim() : ''
      fields.set(`${name}\0${description}`, { name, description })
      walk(field)
    }
    for (const key of ['allOf', 'oneOf', 'anyOf', 'prefixItems']) {
      if (Array.isArray(schema[key])) schema[key].forEach(walk)
    }
    for (const inner of Object.values(isRecord(schema.patternProperties) ? schema.patternProperties : {})) walk(inner)
    walk(schema.items)
    walk(schema.additionalProperties)
  }
  schemas.forEach(walk)
  return { fields: [...fields.values()], values: [...values] }
}

const once = (names: readonly string[]) => [...new Set(names)]

/** Fields in one line: each with its description, where it has one. */
function fieldText(fields: readonly { name: string; description: string }[], read: (markdown: string) => string) {
  const lines = fields.map(({ name, description }) => (description === '' ? name : `${name}: ${read(description)}`))
  return once(lines).join(' · ')
}

/**
 * Makes the records of operations: their description with method and path, each place of parameters, the body and the
 * responses. Descriptions of shared schemas are read once.
 */
export function createOperationRecorder(): (page: RecordedPage, operation: ApiOperation) => PageRecords {
  const recordedPages = new Map<string, string>()
  const read = (markdown: string) => {
    const text = recordedPages.get(markdown) ?? plainMarkdown(markdown)
    recordedPages.set(markdown, text)
    return text
  }
  return (page, { node, method, path, operationId, keywords, description }) => {
    const { request, responses } = node as IHttpOperation
    const head = pageHead(page, 'operation')
    const part = (anchor: string, section: string, level: number, text: string, code: string[]): SearchRecord[] =>
      text === '' && code.length === 0 ? [] : [{ ...head, anchor, section, level, text, code }]
    const parameters = parameterPlaces.flatMap(({ place, id, text }) => {
      const fields = (request?.[place] ?? []).map((one) => ({ name: one.name, description: one.description ?? '' }))
      const { values } = schemaTexts((request?.[place] ?? []).map(({ schema }) => schema))
      return part(id, text, 2, fieldText(fields, read), values)
    })
    const body = schemaTexts((request?.body?.contents ?? []).map(({ schema }) => schema))
    const bodyText = [read(request?.body?.description ?? ''), fieldText(body.fields, read)].filter(Boolean).join(' ')
    const answers = responses.map(({ code, description: text }) => [code, read(text ?? '')].filter(Boolean).join(': '))
    const returned = schemaTexts(
      responses.filter(({ code }) => /^2/.test(code)).flatMap(({ contents }) => contents?.map(({ schema }) => schema)),
    )
    return [
      { ...head, keywords: [`${method.toUpperCase()} ${path}`, operationId, ...keywords], text: read(description) },
      ...parameters,
      ...part('request-body', 'Request body', 2, bodyText, body.values),
      // What they return is mostly the same for a family of operations: names will do.
      ...part(responsesAnchor, 'Responses', 2, answers.join(' · '), once(returned.fields.map(({ name }) => name))),
    ]
  }
}
