import type { OpenIndex } from '../index/open-index.ts'
import { comparedPages, type Ranking } from './rank-query.ts'

/**
 * Finds again with each file of terms that what was found leads to. Files that cannot be had are done without.
 * @param first what is found by the files that are here already
 * @param isStale once it says so, nothing more is read
 */
export async function withTerms<Found>(
  index: Pick<OpenIndex, 'canLoad' | 'loadTerms'>,
  first: Found,
  find: () => Found,
  missingOf: (found: Found) => readonly string[],
  isStale: () => boolean,
): Promise<Found> {
  let found = first
  const asked = new Set<string>()
  while (!isStale()) {
    const names = missingOf(found).filter((name) => !asked.has(name))
    if (!index.canLoad(names)) break
    for (const name of names) asked.add(name)
    await index.loadTerms(names)
    found = find()
  }
  return found
}

/**
 * Ranks again with each file that a query leads to: those for what is asked, then those for what slips were mended to,
 * then the rows whose titles are compared. Files that cannot be had are done without.
 * @param first the ranking by what is here already
 * @param isStale once it says so, nothing more is read
 */
export async function rankWhole<Ranked extends Ranking>(
  index: OpenIndex,
  first: Ranked,
  rank: () => Ranked,
  isStale: () => boolean,
): Promise<Ranked> {
  const ranking = await withTerms(index, first, rank, ({ found }) => found.missing, isStale)
  if (isStale() || index.heads !== undefined) return ranking
  await index.loadRows(ranking.ranked.slice(0, comparedPages).map(({ page }) => page))
  return rank()
}
