import { expect, test } from 'vitest'
import { leavesPage, stayingHash } from './embedded-link.ts'

const shown = 'https://docs.example/scorecards/overview/?slipway-embed=iframe&theme=dark#levels'

test.each([
  ['https://docs.example/scorecards/overview/#rules', '#rules'],
  ['https://docs.example/scorecards/overview/?slipway-embed=iframe#rules', '#rules'],
  ['https://docs.example/scorecards/overview#rules', '#rules'],
  ['https://docs.example/scorecards/overview/#', undefined],
  ['https://docs.example/scorecards/overview/', undefined],
  ['https://docs.example/scorecards/#rules', undefined],
  ['https://other.example/scorecards/overview/#rules', undefined],
  ['mailto:a@docs.example#rules', undefined],
])('%s stays at %s', (href, hash) => {
  expect(stayingHash(href, shown)).toBe(hash)
})

test('links to pages leave; downloads, email, and phone links do not', () => {
  const link = (protocol: string, ...attributes: string[]) => ({
    protocol,
    hasAttribute: (name: string) => attributes.includes(name),
  })
  expect(leavesPage(link('https:', 'href'))).toBe(true)
  expect(leavesPage(link('http:', 'href'))).toBe(true)
  expect(leavesPage(link('https:', 'href', 'download'))).toBe(false)
  expect(leavesPage(link('mailto:'))).toBe(false)
  expect(leavesPage(link('javascript:'))).toBe(false)
})
