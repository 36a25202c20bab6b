import { wordsOf } from '../search/words/tokenize.ts'
import type { CardIndex, IndexCard } from './card-index.ts'

/**
 * What readers also type for a card, apart from its own text: the labels of its values, and words that mean the same as
 * these, as its title, or as its tools. Names of several words are also written as one.
 * @param synonyms groups of words and phrases that mean the same
 * @example filterWords({ title: 'Restart a Kubernetes pod', … }, [], [['kubernetes', 'k8s']]) → 'k8s'
 */
export function filterWords(
  { title, values, logos }: Pick<IndexCard, 'title' | 'values' | 'logos'>,
  facets: CardIndex['facets'],
  synonyms: readonly (readonly string[])[],
): string {
  const labels = facets.flatMap(({ id, options }) =>
    options.flatMap(({ value, label }) => (values[id]?.includes(value) ? [value, label] : [])),
  )
  const said = [title, ...logos.map(({ name }) => name), ...labels].map((text) => wordsOf(text).join(' '))
  const isSaid = (name: string) => said.some((text) => ` ${text} `.includes(` ${name} `))
  const meant = synonyms.filter((group) => group.some(isSaid)).flat()
  const names = [...said.slice(1 + logos.length), ...meant]
  const forms = names.flatMap((name) => (name.includes(' ') ? [name, name.replaceAll(' ', '')] : [name]))
  return [...new Set(forms)].filter((form) => !` ${said[0]} `.includes(` ${form} `)).join(' ')
}
