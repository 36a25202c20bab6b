import { transformOas3Operation } from '@stoplight/http-spec/oas3/operation'
import type { IHttpCallbackOperation, IHttpOperation, IHttpWebhookOperation, IMediaTypeContent } from '@stoplight/types'
import { isRecord } from '../diagnostics/json-pointer.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { expandReferences } from './expand-references.ts'
import { nameInPath } from './greedy-parameter.ts'
import { type NamedSchemas, schemaInliner } from './inline-schemas.ts'
import { httpMethods } from './openapi-objects.ts'
import type { ShapeName } from './openapi-shapes.ts'
import type { SpecOperation } from './spec-operations.ts'

/** An operation in Stoplight's format, self-contained: references resolved and recursion cut. */
export type OperationNode = IHttpOperation | IHttpWebhookOperation

const operationConfig = { type: 'operation', documentProp: 'paths', nameProp: 'path' } as const
const webhookConfig = { type: 'webhook', documentProp: 'webhooks', nameProp: 'name' } as const
const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** The schema's dialect and ID are always the same, so they are removed. */
function stripSchema(holder: { schema?: object }): void {
  const { $schema: _, 'x-stoplight': __, ...schema } = (holder.schema ?? {}) as Record<string, unknown>
  if (holder.schema !== undefined) holder.schema = schema
}

function stripContents(contents: readonly IMediaTypeContent[] | undefined): void {
  for (const content of contents ?? []) {
    stripSchema(content)
    for (const { headers } of content.encodings ?? []) headers?.forEach(stripSchema)
  }
}

/** Parameters have the name that the path has for them, so that samples and the console find them. */
function nameParameters(node: OperationNode, path: string): OperationNode {
  for (const parameter of node.request?.path ?? []) parameter.name = nameInPath(parameter.name, path)
  return node
}

function strip<T extends OperationNode | IHttpCallbackOperation>(node: T): T {
  const { path, query, headers, cookie, body } = node.request ?? {}
  for (const parameters of [path, query, headers, cookie]) parameters?.forEach(stripSchema)
  stripContents(body?.contents)
  for (const response of node.responses) {
    response.headers?.forEach(stripSchema)
    stripContents(response.contents)
  }
  return node
}

/** What a node is made of. */
type NodeSource = Pick<SpecOperation, 'kind' | 'method' | 'path' | 'item' | 'operation'>

/** The node of an operation, with its callbacks. @param schemasByName all named schemas of the bundle */
export function operationNode(
  { kind, method, path, item, operation }: NodeSource,
  bundle: Pick<SpecBundle, 'document' | 'version'>,
  schemasByName: NamedSchemas,
): OperationNode {
  const inliner = schemaInliner(schemasByName, bundle.version)
  const { info, servers, security, components } = bundle.document
  // The API itself sends callbacks and webhooks, so what callers must provide does not apply to them.
  const forCallers = { ...(servers !== undefined && { servers }), ...(security !== undefined && { security }) }
  const expandOne = (shape: ShapeName, value: unknown) => expandReferences(shape, value, bundle, inliner.take)
  const sharedFields = Object.fromEntries(Object.entries(item).filter(([key]) => !httpMethods.includes(key)))
  const { callbacks, ...own } = operation
  const pathItem = { ...(expandOne('PathItem', sharedFields) as object), [method]: expandOne('Operation', own) }
  const calls = Object.entries(isRecord(callbacks) ? callbacks : {}).map(
    ([key, callback]) => [key, expandOne('Callback', callback)] as const,
  )
  inliner.finish()

  const base = {
    openapi: '3.1.0',
    jsonSchemaDialect: dialect,
    info,
    components: { securitySchemes: isRecord(components) ? components.securitySchemes : undefined },
  }
  const transform = (
    document: object,
    name: string,
    verb: string,
    config: typeof operationConfig | typeof webhookConfig,
  ) => strip(transformOas3Operation({ document: document as never, name, method: verb, config }) as OperationNode)
  const node =
    kind === 'operation'
      ? nameParameters(
          transform({ ...base, ...forCallers, paths: { [path]: pathItem } }, path, method, operationConfig),
          path,
        )
      : transform({ ...base, webhooks: { [path]: pathItem } }, path, method, webhookConfig)
  const callbackOperations = calls.flatMap(([key, callback]) =>
    Object.entries(isRecord(callback) ? callback : {}).flatMap(([address, target]) =>
      (isRecord(target) ? Object.keys(target) : [])
        .filter((verb) => httpMethods.includes(verb))
        .map((verb): IHttpCallbackOperation => {
          const { callbacks: _, ...call } = (target as Record<string, Record<string, unknown>>)[verb] ?? {}
          const document = { ...base, paths: { [address]: { ...(target as object), [verb]: call } } }
          return { ...(transform(document, address, verb, operationConfig) as IHttpOperation), key }
        }),
    ),
  )
  return callbackOperations.length === 0 ? node : ({ ...node, callbacks: callbackOperations } as OperationNode)
}

/**
 * The part of a node that the console needs to make a call: everything except response contents, of which only codes,
 * descriptions, and media types remain.
 */
export function consoleNode<T extends OperationNode>(node: T): T {
  const responses = node.responses.map(({ id, code, description, contents }) => ({
    id,
    code,
    ...(description === undefined ? {} : { description }),
    contents: (contents ?? []).map((content) => ({ id: content.id, mediaType: content.mediaType })),
  }))
  const { callbacks: _, ...rest } = node
  return { ...rest, responses } as unknown as T
}
