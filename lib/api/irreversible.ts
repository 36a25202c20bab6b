import type { OperationNode } from './operation-node.ts'

/** Whether nobody can take a call back: it deletes, or the specification says so with `x-irreversible`. */
export function isIrreversible({ method, extensions }: Pick<OperationNode, 'method' | 'extensions'>): boolean {
  return method.toLowerCase() === 'delete' || extensions?.['x-irreversible'] === true
}
