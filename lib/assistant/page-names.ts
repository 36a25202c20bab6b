import { plainForm } from '../search/words/tokenize.ts'

/** A word that begins with a capital within a sentence. */
const capital = /(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{N}-]+/gu
const word = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu
/** Other places in which a name occurs at least. */
const fewest = 2

/**
 * Names in what a page is called, such as the tool that it is about: words that its text writes with a capital within
 * sentences, too.
 * @param called its title and the labels above it
 * @example pageNames(['Bitbucket setup'], 'Open Bitbucket. In Bitbucket, start the setup of Bitbucket.') → Set { 'bitbucket' }
 */
export function pageNames(called: readonly string[], text: string): Set<string> {
  const counts = new Map<string, number>()
  for (const [name] of text.matchAll(capital)) {
    const plain = plainForm(name)
    counts.set(plain, (counts.get(plain) ?? 0) + 1)
  }
  const words = called.flatMap((label) => [...label.matchAll(word)].map(([one]) => one))
  const lower = new Set([...text.matchAll(/(?<![\p{L}\p{N}`])\p{Ll}[\p{L}\p{N}-]*/gu)].map(([one]) => one))
  return new Set(
    words
      .filter((one) => /^\p{Lu}.*\p{Ll}/u.test(one) && !lower.has(one.toLowerCase()))
      .map((one) => plainForm(one))
      .filter((one) => (counts.get(one) ?? 0) >= fewest),
  )
}
