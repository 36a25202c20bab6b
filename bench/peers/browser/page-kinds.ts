import type { PlainPage } from '../../synthetic/plain-page.ts'

/** The pages that browsers open, and where a link of one of them leads. */
export interface PageKinds {
  home: PlainPage
  short: PlainPage
  median: PlainPage
  longest: PlainPage
  /** A page that the text of `median` links to. */
  linked: PlainPage
}

/** Picks pages by the length of their text. @throws when no page links to another one */
export function pageKinds(pages: readonly PlainPage[]): PageKinds {
  const home = pages.find(({ path }) => path === 'index')
  const sorted = pages.filter((page) => page !== home).sort((a, b) => a.body.length - b.body.length)
  const byPath = new Map(sorted.map((page) => [page.path, page]))
  const linkedFrom = ({ path, body }: PlainPage) =>
    [...body.matchAll(/\]\(\/([^)]+)\)/g)]
      .map(([, target = '']) => byPath.get(target))
      .find((page) => page !== undefined && page.path !== path)
  const middle = Math.floor(sorted.length / 2)
  const median = sorted.slice(middle).find((page) => linkedFrom(page) !== undefined)
  const linked = median && linkedFrom(median)
  const [short] = sorted
  const longest = sorted.at(-1)
  if (!(home && short && median && linked && longest)) throw new Error('No page of medium length links to another page')
  return { home, short, median, longest, linked }
}
