import { wordsOf } from '../search/words/tokenize.ts'
import type { CardIndex, IndexCard } from './card-index.ts'

/**
 * What readers also type for a card, apart from its own text: the labels of its values, words that mean the same as
 * these, as its title, or as its tools, and its own keywords. Names of several words are also written as one.
 * @param synonyms groups of words and phrases that mean the same
 * @example filterWords({ title: 'Restart a Kubernetes pod', keywords: ['oom'], … }, [], [['kubernetes', 'k8s']]) → 'k8s oom'
 */
export function filterWords(
  { title, values, logos, keywords }: Pick<IndexCard, 'title' | 'values' | 'logos' | 'keywords'>,
  facets: CardIndex['facets'],
  synonyms: readonly (readonly string[])[],
): string {
  const plain = (text: string) => wordsOf(text).join(' ')
  const isIn = (text: string, name: string) => ` ${text} `.includes(` ${name} `)
  const titleWords = plain(title)
  const labels = facets.flatMap(({ id, options }) =>
    options.flatMap(({ value, label }) => (values[id]?.includes(value) ? [plain(value), plain(label)] : [])),
  )
  const said = [titleWords, ...logos.map(({ name }) => plain(name)), ...labels]
  const meant = synonyms.filter((group) => group.some((name) => said.some((text) => isIn(text, name)))).flat()
  const forms = [...labels, ...meant].flatMap((name) =>
    name.includes(' ') ? [name, name.replaceAll(' ', '')] : [name],
  )
  return [...new Set([...forms, ...keywords.map(plain)])].filter((form) => !isIn(titleWords, form)).join(' ')
}
