import type { OperationNode } from '../operation-node.ts'

const unfinished: Readonly<Record<string, string>> = {
  experimental: 'Experimental',
  draft: 'Experimental',
  alpha: 'Alpha',
  beta: 'Beta',
  preview: 'Preview',
}

/**
 * Whether an operation is not finished yet, by the extensions with which specifications say so: `x-beta: true`,
 * `x-stability-level: beta`.
 */
export function stabilityOf({ extensions }: OperationNode): string | undefined {
  if (extensions?.['x-beta'] === true) return 'Beta'
  const level = extensions?.['x-stability-level'] ?? extensions?.['x-stability']
  return typeof level === 'string' ? unfinished[level.toLowerCase()] : undefined
}
