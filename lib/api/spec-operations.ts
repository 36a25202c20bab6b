import { isRecord } from '../diagnostics/json-pointer.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { httpMethods } from './openapi-objects.ts'
import { derivedOperationId, operationSlugs } from './operation-slug.ts'
import { plainMarkdown, shortLabel } from './plain-description.ts'
import type { SpecLocation } from './spec-files.ts'

/** An operation as in the document, with the data that its page's name derives from. */
export interface SpecOperation {
  /** A webhook is a call that the API makes; it has no path. */
  kind: 'operation' | 'webhook'
  /** In lowercase. */
  method: string
  /** Path template, such as `/v1/runs/{run_id}`; for a webhook, its name. */
  path: string
  /** The path item that contains it. */
  item: Record<string, unknown>
  operation: Record<string, unknown>
  operationId: string
  /** The name of its page: short plain text. */
  summary: string
  /** Markdown, empty if there is none: its description, after a summary that is too long to be the name of its page. */
  description: string
  slug: string
  /** The operation that has the address that its summary results in, and that address. */
  taken: { slug: string; by: SpecOperation } | undefined
  /** Its first tag. */
  tag: string | undefined
  origin: SpecLocation
}

/** A string property of an object; undefined if it is empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** An operation before all of them have their addresses. */
interface Unaddressed extends Omit<SpecOperation, 'slug' | 'taken'> {
  slugSource: Parameters<typeof operationSlugs>[0][number]
}

/** The name of an operation’s page, and the texts on it. */
function textsOf(operation: Record<string, unknown>): { label: string | undefined; full: string; description: string } {
  const summary = textOf(operation.summary) ?? ''
  const description = textOf(operation.description) ?? ''
  const full = plainMarkdown(summary)
  const label = plainMarkdown(textOf(operation['x-label']) ?? '') || shortLabel(full)
  const isShown = label === full || description.includes(summary)
  const parts = isShown ? [description] : [summary, description]
  return { label: label || undefined, full, description: parts.filter(Boolean).join('\n\n') }
}

function operationsIn(bundle: SpecBundle, kind: SpecOperation['kind']): Unaddressed[] {
  const pathItems = bundle.document[kind === 'operation' ? 'paths' : 'webhooks']
  return Object.entries(isRecord(pathItems) ? pathItems : {}).flatMap(([path, item]) => {
    if (!isRecord(item)) return []
    return Object.entries(item).flatMap(([method, operation]): Unaddressed[] => {
      // A reference, which OpenAPI does not allow here, is reported on its own.
      if (!httpMethods.includes(method) || !isRecord(operation) || Object.hasOwn(operation, '$ref')) return []
      const origin = bundle.originOf(operation)
      if (origin === undefined) return []
      const ownId = textOf(operation.operationId)
      const [firstTag] = Array.isArray(operation.tags) ? operation.tags : []
      const { label, full, description } = textsOf(operation)
      const common = { method, path, tag: textOf(firstTag) }
      const operationId = ownId ?? derivedOperationId(method, path)
      const summary = label ?? ownId ?? `${method.toUpperCase()} ${path}`
      const slugSource = { ...common, operationId: ownId, summary: full || undefined }
      return [{ ...common, kind, item, operation, operationId, summary, description, origin, slugSource }]
    })
  })
}

/** All operations in document order, webhooks last. */
export function specOperations(bundle: SpecBundle): SpecOperation[] {
  const unaddressed = [...operationsIn(bundle, 'operation'), ...operationsIn(bundle, 'webhook')]
  const slugs = operationSlugs(unaddressed.map(({ slugSource }) => slugSource))
  const operations: SpecOperation[] = []
  unaddressed.forEach(({ slugSource: _, ...operation }, index) => {
    const { slug, taken } = slugs[index] as (typeof slugs)[number]
    const by = taken && operations[taken.by]
    operations.push({ ...operation, slug, taken: by && taken && { slug: taken.slug, by } })
  })
  return operations
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
