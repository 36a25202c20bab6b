import { expect, test } from 'vitest'
import { createPhraseNormalizer } from '../words/normalized-phrase.ts'
import { namesOf, titleFactor } from './rank-query.ts'

const page = {
  title: 'Kubernetes exporter',
  keywords: ['helm chart', 'cluster'],
  headings: [{ text: 'Install the exporter', id: 'install' }],
}
const normalizer = createPhraseNormalizer([['kubernetes', 'k8s']])
const factorOf = (query: string, part: number) => {
  const heading = page.headings[part - 1]
  return titleFactor(
    namesOf(page).map(normalizer.text),
    heading && normalizer.text(heading.text),
    normalizer.text(query),
  )
}

test('a heading that says what the query does counts where the part is its own, in any form of its words', () => {
  expect(factorOf('how do i install an exporter', 1)).toBeGreaterThan(1)
  expect(factorOf('installing exporters', 1)).toBeGreaterThan(1)
  expect(factorOf('installing exporters', 0)).toBe(1)
  expect(factorOf('install exporter values', 1)).toBe(1)
})

test('a title that is the query, in any form of its words, or that continues after it, counts more than others', () => {
  expect(factorOf('kubernetes exporters', 0)).toBeGreaterThan(1)
  expect(factorOf('kubernetes', 0)).toBeGreaterThan(1)
  expect(factorOf('exporter', 0)).toBe(1)
})

test('a synonym in the place of a word says the same', () => {
  expect(factorOf('k8s exporter', 0)).toBe(factorOf('kubernetes exporter', 0))
})

test('a keyword of several words that is the query counts; one word alone is a keyword of many pages', () => {
  expect(factorOf('helm charts', 0)).toBeGreaterThan(1)
  expect(factorOf('cluster', 0)).toBe(1)
})

test('pairs of a query’s words in a title or keyword count, the more of them the more; words apart do not', () => {
  const all = factorOf('upgrade kubernetes exporter', 0)
  expect(all).toBeGreaterThan(1)
  expect(factorOf('upgrade kubernetes exporter helm charts', 0)).toBeGreaterThan(1)
  expect(factorOf('upgrade kubernetes exporter helm charts', 0)).toBeLessThan(all)
  expect(factorOf('exporter for one kubernetes cluster', 0)).toBe(1)
})

test('a title that begins with the query counts more than a keyword that says it', () => {
  expect(factorOf('kubernetes', 0)).toBeGreaterThan(factorOf('helm charts', 0))
})
