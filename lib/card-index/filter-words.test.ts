import { expect, test } from 'vitest'
import { filterWords } from './filter-words.ts'

const synonyms = [
  ['ci cd', 'build server'],
  ['kubernetes', 'k8s'],
  ['on call', 'standby'],
]
const facets = [
  {
    id: 'category',
    label: 'Category',
    options: [
      { value: 'cicd', label: 'CI/CD', count: 1 },
      { value: 'incidents', label: 'Incidents and on-call', count: 1 },
    ],
  },
]
const logos = [{ name: 'Kubernetes', icon: undefined }]

test('a card is found by the labels of its values, and by what means the same as its title and its tools', () => {
  expect(
    filterWords(
      { title: 'Restart a pod', values: { category: ['cicd'] }, logos, keywords: ['Exit code'] },
      facets,
      synonyms,
    ),
  ).toBe('cicd ci cd build server buildserver kubernetes k8s exit code')
  expect(filterWords({ title: 'Page someone on call', values: {}, logos: [], keywords: [] }, facets, synonyms)).toBe(
    'oncall standby',
  )
})
