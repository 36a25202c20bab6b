import type { SiteConfig } from './site-config.ts'

/** Token name (without braces) to its replacement. */
export type Tokens = Readonly<Record<string, string>>

/** What a replacement changed on one line, so that a position in the result can be taken back to the source. */
interface LineEdit {
  /** 1-based line. */
  line: number
  /** 0-based column in the result at which the replacement ends. */
  resultEnd: number
  /** Result length minus source length of this replacement. */
  delta: number
}

export interface Substituted {
  text: string
  /** Takes a 1-based column of a 1-based line of the result to the column of the source. */
  sourceColumn: (line: number, column: number) => number
}

/** Inserts a region's label after the first label of a host. @example regionHost('api.x.example', 'us') → 'api.us.x.example' */
export function regionHost(host: string, region: string): string {
  const dot = host.indexOf('.')
  return `${host.slice(0, dot)}.${region}${host.slice(dot)}`
}

/** All tokens of a site: brand, BRAND, product and one per host and region. */
export function tokensOf(config: Pick<SiteConfig, 'brand' | 'product' | 'hosts' | 'regions'>): Tokens {
  const tokens: Record<string, string> = {
    brand: config.brand,
    BRAND: config.brand.toUpperCase().replaceAll('-', '_'),
    product: config.product,
  }
  for (const [name, host] of Object.entries(config.hosts)) {
    tokens[`${name}_host`] = host
    for (const region of config.regions) tokens[`${region}_${name}_host`] = regionHost(host, region)
  }
  return tokens
}

function tokenPattern(tokens: Tokens): RegExp {
  return new RegExp(`\\{(${Object.keys(tokens).join('|')})\\}`, 'g')
}

/** Replaces every token. @example replaceTokens('{brand}-api', { brand: 'slipway' }) → 'slipway-api' */
export function replaceTokens(text: string, tokens: Tokens): string {
  return text.includes('{') ? text.replace(tokenPattern(tokens), (_, name: string) => tokens[name] as string) : text
}

/** Replaces every token in every string of a JSON-like value; keys too. */
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

/** Replaces every token and remembers where, so that diagnostics name the column the writer sees. */
export function substituteTokens(text: string, tokens: Tokens): Substituted {
  const edits: LineEdit[] = []
  const pattern = tokenPattern(tokens)
  const lines = text.split('\n').map((source, index) => {
    if (!source.includes('{')) return source
    let shift = 0
    return source.replace(pattern, (match, name: string, offset: number) => {
      const value = tokens[name] as string
      const delta = value.length - match.length
      shift += delta
      edits.push({ line: index + 1, resultEnd: offset + match.length + shift, delta })
      return value
    })
  })
  return {
    text: lines.join('\n'),
    sourceColumn: (line, column) => {
      let result = column
      for (const edit of edits) if (edit.line === line && column > edit.resultEnd) result -= edit.delta
      return Math.max(1, result)
    },
  }
}
