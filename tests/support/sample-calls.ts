import type { ApiReference } from '#lib/api/api-operation.ts'
import { compareDiagnostics } from '#lib/diagnostics/diagnostic.ts'
import type { Language } from '#lib/languages/languages.ts'
import type { Sample } from '#lib/pages/sample.ts'
import { bodyOf } from '#lib/samples/calls/body-value.ts'
import { createCallChecker } from '#lib/samples/calls/check-page-calls.ts'
import { findCalls } from '#lib/samples/calls/find-calls.ts'
import type { FoundCall } from '#lib/samples/calls/found-call.ts'
import { plainText, type TracedText } from '#lib/samples/calls/traced-text.ts'
import { type ObjectValue, textOf as textOfValue, type Value } from '#lib/samples/calls/value.ts'
import { readSpec } from './api-reading.ts'
import { engines } from './sample-diagnostics.ts'

/** A sample whose first line is line 11 of its page, indented by two. */
export function sampleOf(info: string, text: string, page = 'content/page.md'): Sample {
  const [language, ...words] = info.split(' ')
  const lines = text.split('\n').map((_, index) => ({ line: index + 11, shift: 2 }))
  return { language: language as Language, words, text, file: page, page, line: 10, column: 3, lines }
}

const shown = (text: string) => text.replaceAll('\uE000', '…').replaceAll('\uE001', '…')
const textOf = (text: TracedText | undefined) => (text === undefined ? '…' : shown(plainText(text)))
const namesOf = ({ entries, open }: ObjectValue, sign: string) => [
  ...entries.map(({ name, value }) => `${textOf(name)}${sign}${textOf(textOfValue(value))}`),
  ...(open ? ['…'] : []),
]

function bodyText(body: Value | undefined): string[] {
  if (body === undefined) return []
  if (body.kind === 'text') return [textOf(body.text).trim()]
  const known = bodyOf(body)
  return [known !== undefined && 'json' in known ? shown(JSON.stringify(known.json)) : '…']
}

function callText({ method, url, query, headers, contentType, body }: FoundCall): string {
  const beside = namesOf(query, '=')
  const lines = [
    ...namesOf(headers, ': '),
    ...(contentType === undefined ? [] : [`(${contentType})`]),
    ...bodyText(body),
  ]
  return [`${textOf(method)} ${textOf(url)}${beside.length === 0 ? '' : ` & ${beside.join('&')}`}`, ...lines].join(
    '\n  ',
  )
}

/** The calls in some samples of one page; what is not known is an ellipsis. */
export async function shownCalls(...samples: Sample[]): Promise<string> {
  const { calls } = await findCalls(samples, engines)
  return `\n${calls.map(callText).join('\n')}\n`
}

const text = { type: 'string' }
const answer = { '200': { description: 'Done.' } }
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: text })
const inQuery = (name: string, schema: object, required = false) => ({ name, in: 'query', required, schema })
const json = (schema: object, required = true) => ({ required, content: { 'application/json': { schema } } })

const spec = {
  openapi: '3.1.0',
  info: { title: 'API', version: '1' },
  servers: [{ url: 'https://api.slipway.example' }, { url: 'https://api.us.slipway.example' }],
  security: [{ bearer: [] }],
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Entity: {
        title: 'Entity',
        type: 'object',
        additionalProperties: false,
        required: ['identifier'],
        properties: {
          identifier: { type: 'string', pattern: '^[a-z-]+$' },
          title: text,
          tier: { enum: ['gold', 'silver'] },
          size: { type: 'integer', maximum: 9 },
          team: { oneOf: [text, { type: 'array', items: text }] },
          properties: { type: 'object' },
        },
      },
    },
  },
  paths: {
    '/v1/token': {
      post: {
        operationId: 'create-token',
        summary: 'Create a token',
        security: [],
        requestBody: json({ type: 'object', required: ['clientId'], properties: { clientId: text } }),
        responses: answer,
      },
    },
    '/v1/entities': {
      get: {
        operationId: 'list',
        summary: 'List entities',
        parameters: [
          inQuery('limit', { type: 'integer', maximum: 100 }),
          inQuery('sort', { enum: ['asc', 'desc'] }),
          inQuery('include', { type: 'array', items: { type: 'string', pattern: '^[a-z.]+$' } }),
        ],
        responses: answer,
      },
      post: {
        operationId: 'create',
        summary: 'Create an entity',
        parameters: [inQuery('upsert', { type: 'boolean' })],
        requestBody: json({ $ref: '#/components/schemas/Entity' }),
        responses: answer,
      },
    },
    '/v1/entities/{id}': {
      get: { operationId: 'get', summary: 'Get an entity', parameters: [inPath('id')], responses: answer },
      patch: {
        operationId: 'change',
        summary: 'Change an entity',
        parameters: [inPath('id')],
        requestBody: json({ $ref: '#/components/schemas/Entity' }),
        responses: answer,
      },
      delete: { operationId: 'delete', summary: 'Delete an entity', parameters: [inPath('id')], responses: answer },
    },
    '/v1/entities/{id}/logs': {
      get: {
        operationId: 'logs',
        summary: 'Get logs',
        parameters: [inPath('id'), inQuery('level', text, true)],
        responses: answer,
      },
    },
  },
}

/** A small API. */
export const fixtureApi = readSpec({ 'apispec.json': JSON.stringify(spec) }).api as ApiReference

const check = createCallChecker(fixtureApi)

/** What is wrong with the calls in some samples of one page. */
export async function shownDiagnostics(...samples: Sample[]): Promise<string> {
  const { diagnostics } = await check(samples, engines)
  const lines = diagnostics.sort(compareDiagnostics).map(({ severity, code, line, column, message, hint }) => {
    const kind = severity === 'warning' ? `${code} (warning)` : code
    return `${line}:${column} ${kind}: ${message}${hint === undefined ? '' : `  ${hint}`}`
  })
  return `\n${lines.join('\n')}\n`
}

/** Slugs of the operations that some samples of one page call. */
export async function calledSlugs(...samples: Sample[]): Promise<string[]> {
  return (await check(samples, engines)).slugs
}
