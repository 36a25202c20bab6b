import type { SpecBundle } from './bundle-spec.ts'
import { isRecord } from './json-pointer.ts'
import { httpMethods } from './openapi-objects.ts'
import { derivedOperationId, operationSlug } from './operation-slug.ts'
import type { SpecLocation } from './spec-files.ts'

/** An operation as the document has it, with what its page is named by. */
export interface SpecOperation {
  /** A webhook is a call that the API makes. */
  kind: 'operation' | 'webhook'
  method: string
  /** Path template; a webhook’s name. */
  path: string
  /** The path that holds it. */
  item: Record<string, unknown>
  operation: Record<string, unknown>
  operationId: string
  summary: string
  slug: string
  /** The first of its tags. */
  tag: string | undefined
  origin: SpecLocation
}

/** A text of an object; undefined for an empty one. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function operationsIn(bundle: SpecBundle, kind: SpecOperation['kind']): SpecOperation[] {
  const held = bundle.document[kind === 'operation' ? 'paths' : 'webhooks']
  return Object.entries(isRecord(held) ? held : {}).flatMap(([path, item]) => {
    if (!isRecord(item)) return []
    return Object.entries(item).flatMap(([method, operation]): SpecOperation[] => {
      if (!httpMethods.includes(method) || !isRecord(operation)) return []
      const origin = bundle.originOf(operation)
      if (origin === undefined) return []
      const ids = { operationId: textOf(operation.operationId), summary: textOf(operation.summary) }
      const [tag] = Array.isArray(operation.tags) ? operation.tags : []
      const operationId = ids.operationId ?? derivedOperationId(method, path)
      const summary = ids.summary ?? ids.operationId ?? `${method.toUpperCase()} ${path}`
      const slug = operationSlug({ ...ids, method, path })
      return [{ kind, method, path, item, operation, operationId, summary, slug, tag: textOf(tag), origin }]
    })
  })
}

/** All operations in the order of the document, webhooks last. */
export function specOperations(bundle: SpecBundle): SpecOperation[] {
  return [...operationsIn(bundle, 'operation'), ...operationsIn(bundle, 'webhook')]
}

/** Tags in the order of the document, then those that only operations name, then the one for operations without. */
export function orderedTags(
  document: Record<string, unknown>,
  operations: readonly SpecOperation[],
  untagged: string,
): string[] {
  const declared = (Array.isArray(document.tags) ? document.tags : []).flatMap((tag) =>
    isRecord(tag) ? (textOf(tag.name) ?? []) : [],
  )
  const used = operations.flatMap(({ tag }) => tag ?? [])
  const rest = operations.some(({ tag }) => tag === undefined) ? [untagged] : []
  return [...new Set([...declared, ...used, ...rest])]
}
