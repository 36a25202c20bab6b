import type { OperationNode } from '../operation-node.ts'

const stabilityLabels: Readonly<Record<string, string>> = {
  experimental: 'Experimental',
  draft: 'Experimental',
  alpha: 'Alpha',
  beta: 'Beta',
  preview: 'Preview',
}

/** The stability of an unfinished operation, from common extensions: `x-beta: true`, `x-stability-level: beta`. */
export function stabilityOf({ extensions }: OperationNode): string | undefined {
  if (extensions?.['x-beta'] === true) return 'Beta'
  const level = extensions?.['x-stability-level'] ?? extensions?.['x-stability']
  return typeof level === 'string' ? stabilityLabels[level.toLowerCase()] : undefined
}
