import type { CitedQuotes, QuotedAnswer } from './answer.ts'
import { askedOf } from './asked.ts'
import { composeWritten } from './compose-answer.ts'
import { type FollowedAnswers, type ReadQuestion, saidBefore } from './near-answer.ts'
import { rankWritten } from './rank-written.ts'
import { isTelling } from './word-shares.ts'
import { firstDistinct, withoutVerdict } from './written-answer.ts'

const mostShown = 2

/**
 * What the page that was cited last says that comes closest to a follow-up which nothing answers for certain: “and its
 * crew?” after “how do I sell a ship” is about selling it, whatever other pages say about crews.
 * @param alone the follow-up by itself
 * @param together the follow-up with what it is about, which the page must have something to do with
 * @returns nothing if none of the page's answers has a word of the follow-up
 */
export function closestOnCited(
  alone: ReadQuestion,
  together: ReadQuestion,
  { leads: [lead], given }: Omit<FollowedAnswers, 'isDependent'>,
): CitedQuotes[] {
  const own = askedOf(...alone)
  const page = [together, alone].flatMap(([, { pages }]) => pages).find(({ row }) => row.route === lead?.citation.url)
  if (page === undefined) return []
  const isGiven = saidBefore(given)
  const telling = own.words.filter(isTelling)
  const asked = askedOf(...together)
  const ranked = rankWritten(asked, { ...together[1], pages: [page] }).filter((one) => {
    const { written } = one
    const { sureness } = own.wordsIn([...written.asked, written.answer].join(' · '))
    const isAbout = telling.length === 0 || telling.some(({ position }) => sureness.has(position))
    return isAbout && !isGiven(one)
  })
  return firstDistinct(ranked, mostShown).map((one) => withoutVerdict(composeWritten(one, asked)))
}

/** An answer as what comes closest, after what the page that was cited last says. */
export function asClosest(
  { parts, near, related = [] }: Extract<QuotedAnswer, { kind: 'quotes' }>,
  onCited: readonly CitedQuotes[] = [],
): QuotedAnswer & { kind: 'quotes' } {
  const shown = onCited.length === 0 ? parts : [...onCited, ...parts.slice(0, 1)]
  return { kind: 'quotes', isClosest: true, parts: shown.map(withoutVerdict), near, related }
}
