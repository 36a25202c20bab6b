import type { SiteConfig } from './site-config.ts'

/** Replacement by token name (without braces). */
export type Tokens = Readonly<Record<string, string>>

/** The effect of a replacement on one line, to map a position in the result to the source. */
export interface TokenEdit {
  /** 0-based columns in the result at which the replacement starts and ends. */
  resultStart: number
  resultEnd: number
  /** Length of the result minus length of the source for this replacement. */
  delta: number
}

export interface Substituted {
  text: string
  /** The replacements on a 1-based line, from left to right. */
  editsOf: (line: number) => readonly TokenEdit[]
  /** Maps a 1-based column of a 1-based line of the result to its source column. */
  sourceColumn: (line: number, column: number) => number
}

type TokenSettings = Pick<SiteConfig, 'brand' | 'product'> & Partial<Pick<SiteConfig, 'hosts' | 'regions'>>

/** All tokens of a site: the brand in three forms, the product, and one per host and region. */
export function tokensOf({ brand, product, hosts = {}, regions = [] }: TokenSettings): Tokens {
  const tokens: Record<string, string> = {
    brand,
    // For names in programs, in which a hyphen is a minus.
    brand_snake: brand.replaceAll('-', '_'),
    BRAND: brand.toUpperCase().replaceAll('-', '_'),
    product,
  }
  for (const [name, host] of Object.entries(hosts)) {
    tokens[`${name}_host`] = host
    // A region's label follows the first label of the host.
    for (const region of regions) tokens[`${region}_${name}_host`] = host.replace('.', `.${region}.`)
  }
  return tokens
}

function tokenPattern(tokens: Tokens): RegExp {
  const names = Object.keys(tokens)
  // With no names, the alternation would match “{}”.
  return names.length === 0 ? /(?!)/g : new RegExp(`\\{(${names.join('|')})\\}`, 'g')
}

/** Replaces every token. @example replaceTokens('{brand}-api', { brand: 'slipway' }) → 'slipway-api' */
export function replaceTokens(text: string, tokens: Tokens): string {
  return text.includes('{') ? text.replace(tokenPattern(tokens), (token, name: string) => tokens[name] ?? token) : text
}

/** Replaces every token in the strings of a JSON-like value, including keys. */
export function replaceTokensDeep<T>(value: T, tokens: Tokens): T {
  if (typeof value === 'string') return replaceTokens(value, tokens) as T
  if (Array.isArray(value)) return value.map((item) => replaceTokensDeep(item, tokens)) as T
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [replaceTokens(key, tokens), replaceTokensDeep(item, tokens)]),
    ) as T
  }
  return value
}

/**
 * Maps a 1-based column of a line of the result to its source column. Within a replacement, that is the start of its
 * token.
 */
export function sourceColumnIn(edits: readonly TokenEdit[], column: number): number {
  let move = 0
  for (const { resultStart, resultEnd, delta } of edits) {
    if (column > resultEnd) move += delta
    else if (column > resultStart) return resultStart + 1 - move
  }
  return column - move
}

/** Replaces every token and records the changes, so that diagnostics can refer to the column that the writer sees. */
export function substituteTokens(text: string, tokens: Tokens): Substituted {
  const edits = new Map<number, TokenEdit[]>()
  const editsOf = (line: number) => edits.get(line) ?? []
  const pattern = tokenPattern(tokens)
  const lines = text.split('\n').map((source, index) => {
    if (!source.includes('{')) return source
    let shift = 0
    return source.replace(pattern, (match, name: string, offset: number) => {
      const value = tokens[name] ?? match
      const delta = value.length - match.length
      shift += delta
      const resultEnd = offset + match.length + shift
      edits.set(index + 1, [...editsOf(index + 1), { resultStart: resultEnd - value.length, resultEnd, delta }])
      return value
    })
  })
  return {
    text: lines.join('\n'),
    editsOf,
    sourceColumn: (line, column) => sourceColumnIn(editsOf(line), column),
  }
}
