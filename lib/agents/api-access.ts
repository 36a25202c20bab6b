import type { ApiOperation } from '../api/api-operation.ts'
import { serverAddress } from '../api/samples/sample-request.ts'
import { type SecurityView, viewSecurity } from '../api/view/security-view.ts'
import { createDescribe } from './described-blocks.ts'
import { factText } from './operation-values.ts'

/** What a program must know before its first call of an API. */
export interface ApiAccess {
  /** Base URLs, the most common one first. */
  servers: string[]
  /** A line for each way to authorize a call, the most common one first; empty if no operation needs one. */
  credentials: string[]
  /** Markdown version of an operation's page, as an example. */
  example: string
}

/** The values by how often they occur, the most common one first. */
function byFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value)
}

/**
 * How an API is called: its servers and credentials, as its operations name them.
 * @param address URL of the page that relative links in descriptions start from
 * @param markdownUrlOf URL of an operation's Markdown version
 */
export function apiAccess(
  operations: readonly ApiOperation[],
  address: string,
  markdownUrlOf: (operation: ApiOperation) => string,
): ApiAccess | undefined {
  const calls = operations.filter(({ kind }) => kind === 'operation')
  const [first] = calls
  if (first === undefined) return undefined
  const describe = createDescribe()
  const lineOf = ({ name, sent, description }: SecurityView): string => {
    const { words } = describe(description, address)
    return `${name}, ${factText(sent)}${words === '' ? '' : `: ${words}`}`
  }
  const ways = calls.flatMap(({ node }) => viewSecurity(node.security ?? []).filter((schemes) => schemes.length > 0))
  const credentials = ways.map((schemes) => schemes.map(lineOf).join(' Together with: '))
  return {
    servers: byFrequency(calls.flatMap(({ node }) => (node.servers ?? []).flatMap((one) => serverAddress(one) ?? []))),
    credentials: byFrequency(credentials),
    example: markdownUrlOf(first),
  }
}
