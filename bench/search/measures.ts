import { type BenchQuery, type QueryKind, queryKinds } from './read-queries.ts'

/** How well answers rank what was looked for. */
export interface Quality {
  /** Mean of 1 ÷ rank of the first right page among eight; 0 where there is none. */
  mrr: number
  /** Share of queries whose first page is right. */
  first: number
  /** Share of queries with a right page among eight. */
  any: number
  queries: number
}

/** Rank of the first right page, from 1; 0 when there is none among the first eight. */
export function rankOf(query: BenchQuery, answer: readonly string[]): number {
  const right = new Set(query.targets.map(({ route }) => route))
  return answer.slice(0, 8).findIndex((url) => right.has(url)) + 1
}

function qualityOf(ranks: readonly number[]): Quality {
  const share = (sum: number) => (ranks.length === 0 ? 0 : sum / ranks.length)
  return {
    mrr: share(ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0)),
    first: share(ranks.filter((rank) => rank === 1).length),
    any: share(ranks.filter((rank) => rank > 0).length),
    queries: ranks.length,
  }
}

/** Quality in all and by kind. */
export function measureQuality(
  queries: readonly BenchQuery[],
  answers: readonly (readonly string[])[],
): Record<QueryKind | 'all', Quality> {
  const ranks = queries.map((query, index) => ({ kind: query.kind, rank: rankOf(query, answers[index] ?? []) }))
  const of = (kind: QueryKind | 'all') =>
    qualityOf(ranks.filter((one) => kind === 'all' || one.kind === kind).map(({ rank }) => rank))
  return Object.fromEntries([...queryKinds, 'all' as const].map((kind) => [kind, of(kind)])) as Record<
    QueryKind | 'all',
    Quality
  >
}
