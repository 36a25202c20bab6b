import type { ApiOperation } from './api-operation.ts'
import { linksIn } from './plain-description.ts'

type Callable = Pick<ApiOperation, 'kind' | 'method' | 'deprecated' | 'node'>

function parametersOf({ node: { request } }: Callable): { required?: boolean }[] {
  const { path = [], query = [], headers = [], cookie = [] } = request ?? {}
  return [...path, ...query, ...headers, ...cookie]
}

/**
 * The operation that a newcomer can call with the least effort: the GET with the fewest parameters, none of which is
 * required; the first of several. Undefined if there is none.
 */
export function firstCall<T extends Callable>(operations: readonly T[]): T | undefined {
  const [best] = operations
    .filter(({ kind, method, deprecated }) => kind === 'operation' && method === 'get' && !deprecated)
    .filter((operation) => !parametersOf(operation).some(({ required }) => required === true))
    .sort((a, b) => parametersOf(a).length - parametersOf(b).length)
  return best
}

/** Where a reader learns to get what a call needs: the first link in the descriptions of its security schemes. */
export function accessLink({ node: { security } }: Pick<Callable, 'node'>): string | undefined {
  return (security ?? [])
    .flat()
    .flatMap(({ description }) => linksIn(description ?? ''))
    .find((href) => /^(?:https?:\/\/|\/(?!\/))/.test(href))
}

/** Whether every call of the operation needs credentials. */
export function needsAccess({ node: { security } }: Pick<Callable, 'node'>): boolean {
  return security !== undefined && security.length > 0 && security.every((schemes) => schemes.length > 0)
}
