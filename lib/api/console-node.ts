import type { OperationNode } from './operation-node.ts'

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
