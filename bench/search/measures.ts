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

/** A row of the quality table: a kind of query, all of them, or those that don't copy a title or a heading. */
export type QualityRow = QueryKind | 'readers' | 'all'

/** Kinds whose queries are texts of the pages themselves: they say little of what readers type. */
const copiedKinds: ReadonlySet<QueryKind> = new Set(['title', 'section'])

/** The queries whose first page isn't right, with the rank of the right one (0 for none) and the page that came first. */
export function missesOf(queries: readonly BenchQuery[], answers: readonly (readonly string[])[]): string[] {
  return queries.flatMap((query, index) => {
    const answer = answers[index] ?? []
    const rank = rankOf(query, answer)
    return rank === 1 ? [] : [`${query.kind}: “${query.text}” ${rank}, first ${answer[0] ?? '–'}`]
  })
}

/** Quality in all, by kind, and without what is copied from pages. */
export function measureQuality(
  queries: readonly BenchQuery[],
  answers: readonly (readonly string[])[],
): Record<QualityRow, Quality> {
  const ranks = queries.map((query, index) => ({ kind: query.kind, rank: rankOf(query, answers[index] ?? []) }))
  const isIn = (row: QualityRow, kind: QueryKind) =>
    row === 'all' || row === kind || (row === 'readers' && !copiedKinds.has(kind))
  const of = (row: QualityRow) => qualityOf(ranks.filter(({ kind }) => isIn(row, kind)).map(({ rank }) => rank))
  const rows: readonly QualityRow[] = [...queryKinds, 'readers', 'all']
  return Object.fromEntries(rows.map((row) => [row, of(row)])) as Record<QualityRow, Quality>
}
