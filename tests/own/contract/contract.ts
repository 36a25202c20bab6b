import { join } from 'node:path'
import type { ApiOperation } from '#lib/api/api-operation.ts'
import { readApi } from '#lib/api/read-api.ts'
import { tokensOf } from '#lib/config/tokens.ts'
import { isRecord, valueAt } from '#lib/diagnostics/json-pointer.ts'
import { readTextIfExists } from '../../../scripts/disk/read-files.ts'
import site from '../../../site.config.ts'

type Json = Record<string, unknown>

export interface Contract {
  document: Json
  /** As the site lists them. */
  operations: readonly ApiOperation[]
  /** What the site’s own checks say of the specification. */
  specMessages: readonly string[]
}

/** A header, a query or a path parameter. */
export interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema: unknown
  /** The first example. */
  example: unknown
  /** All of its examples, which may belong to those of the body. */
  examples: readonly unknown[]
}

/** What a body can look like. */
interface ContractContent {
  mediaType: string
  schema: unknown
  examples: ReadonlyMap<string, unknown>
}

export interface ContractAnswer {
  status: string
  headers: Json
  contents: readonly ContractContent[]
}

/** An operation of the bundle with its shared parts in place. Schemas keep their references. */
export interface ContractOperation {
  slug: string
  method: string
  path: string
  needsToken: boolean
  parameters: readonly ContractParameter[]
  request: ContractContent | undefined
  answers: readonly ContractAnswer[]
}

function readContract(): Contract {
  const { api, diagnostics } = readApi({
    spec: 'apispec.yaml',
    tokens: tokensOf(site),
    basePath: '/api-reference',
    untagged: 'Other',
    read: (path) => readTextIfExists(join(process.cwd(), path)),
  })
  const specMessages = diagnostics.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
  if (api === undefined) throw new Error(`The specification cannot be read:\n${specMessages.join('\n')}`)
  return { document: api.bundle, operations: api.operations, specMessages }
}

export const contract = readContract()

/** The value itself, or the shared part that it refers to. */
export function resolved(value: unknown): Json {
  if (!isRecord(value)) throw new Error(`No object: ${JSON.stringify(value)}`)
  if (typeof value.$ref !== 'string') return value
  return resolved(valueAt(contract.document, value.$ref.slice(2).split('/')))
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(isRecord(value) ? value : {})
}

function contentsOf(holder: Json): ContractContent[] {
  return entriesOf(holder.content).map(([mediaType, held]) => {
    const { schema, examples } = resolved(held)
    const named = entriesOf(examples).map(([name, example]) => [name, resolved(example).value] as const)
    return { mediaType, schema, examples: new Map(named) }
  })
}

function toOperation({ slug, method, path }: ApiOperation): ContractOperation {
  const operation = resolved(valueAt(contract.document, ['paths', path, method]))
  const { security = contract.document.security, parameters, requestBody, responses } = operation
  const request = requestBody === undefined ? undefined : contentsOf(resolved(requestBody))[0]
  return {
    slug,
    method,
    path,
    needsToken: Array.isArray(security) && security.length > 0,
    parameters: (Array.isArray(parameters) ? parameters : []).map((held) => {
      const parameter = resolved(held)
      const named = entriesOf(parameter.examples).map(([, example]) => resolved(example).value)
      const examples = parameter.example === undefined ? named : [parameter.example]
      return { ...parameter, example: examples[0], examples } as unknown as ContractParameter
    }),
    request,
    answers: entriesOf(responses).map(([status, held]) => {
      const answer = resolved(held)
      return { status, headers: isRecord(answer.headers) ? answer.headers : {}, contents: contentsOf(answer) }
    }),
  }
}

export const contractOperations: readonly ContractOperation[] = contract.operations.map(toOperation)

/** Operations as a table of tests names them. */
export const operationsBySlug = contractOperations.map((operation) => [operation.slug, operation] as const)
