import { isRecord } from '../diagnostics/json-pointer.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { httpMethods } from './openapi-objects.ts'
import { derivedOperationId, operationSlug } from './operation-slug.ts'
import type { SpecLocation } from './spec-files.ts'

/** An operation as in the document, with the data that its page's name derives from. */
export interface SpecOperation {
  /** A webhook is a call that the API makes. */
  kind: 'operation' | 'webhook'
  method: string
  /** Path template; for a webhook, its name. */
  path: string
  /** The path item that contains it. */
  item: Record<string, unknown>
  operation: Record<string, unknown>
  operationId: string
  summary: string
  slug: string
  /** Its first tag. */
  tag: string | undefined
  origin: SpecLocation
}

/** A string property of an object; undefined if it is empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function operationsIn(bundle: SpecBundle, kind: SpecOperation['kind']): SpecOperation[] {
  const pathItems = bundle.document[kind === 'operation' ? 'paths' : 'webhooks']
  return Object.entries(isRecord(pathItems) ? pathItems : {}).flatMap(([path, item]) => {
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

/** All operations in document order, webhooks last. */
export function specOperations(bundle: SpecBundle): SpecOperation[] {
  return [...operationsIn(bundle, 'operation'), ...operationsIn(bundle, 'webhook')]
}

/** Tags in document order, then tags that only operations use, then the group for operations without a tag. */
export function orderedTags(
  document: Record<string, unknown>,
  operations: readonly SpecOperation[],
  untagged: string,
): string[] {
  const declaredTags = (Array.isArray(document.tags) ? document.tags : []).flatMap((tag) =>
    isRecord(tag) ? (textOf(tag.name) ?? []) : [],
  )
  const used = operations.flatMap(({ tag }) => tag ?? [])
  const untaggedGroup = operations.some(({ tag }) => tag === undefined) ? [untagged] : []
  return [...new Set([...declaredTags, ...used, ...untaggedGroup])]
}
