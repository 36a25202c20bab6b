import { namedSchemas } from '#lib/api/inline-schemas.ts'
import { versionOf } from '#lib/api/openapi-shapes.ts'
import { type OperationNode, operationNode } from '#lib/api/operation-node.ts'
import type { SpecOperation } from '#lib/api/spec-operations.ts'
import { isRecord, valueAt } from '#lib/diagnostics/json-pointer.ts'

type Named = Pick<SpecOperation, 'kind' | 'method' | 'path'>

/** The node of an operation in the specification, as on its page. Part of Elements by the bundler. */
export function explorerNode(document: Record<string, unknown>, named: Named): OperationNode {
  const item = valueAt(document, [named.kind === 'operation' ? 'paths' : 'webhooks', named.path])
  const operation = isRecord(item) ? item[named.method] : undefined
  if (!isRecord(item) || !isRecord(operation)) throw new Error(`The specification has no ${named.method} ${named.path}`)
  const bundle = { document, version: versionOf(document) }
  return operationNode({ ...named, item, operation }, bundle, namedSchemas(document))
}
