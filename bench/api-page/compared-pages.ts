/** An operation of the specification, and the size of its page. */
export interface SizedOperation {
  operationId: string
  summary: string
  slug: string
  bytes: number
}

export type Side = 'ours' | 'peer'

/** One operation, and where each side shows it. */
export interface ComparedPage {
  /** Heads its column of the table. */
  name: string
  summary: string
  paths: Readonly<Record<Side, string>>
}

/**
 * The smallest, the median and the largest operation by the bytes of their pages.
 * @throws when there are fewer than three
 */
export function comparedPages(operations: readonly SizedOperation[]): ComparedPage[] {
  const sorted = [...operations].sort((a, b) => a.bytes - b.bytes)
  if (sorted.length < 3) throw new Error('Three operations are needed to compare small and large ones')
  const places = { smallest: 0, median: Math.floor(sorted.length / 2), largest: sorted.length - 1 }
  return Object.entries(places).map(([size, place]) => {
    const { operationId, summary, slug } = sorted[place] as SizedOperation
    return {
      name: `${size}: ${summary}`,
      summary,
      paths: { ours: `/api-reference/${slug}/`, peer: `/elements/#/operations/${operationId}` },
    }
  })
}
