import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.ts'

const site = {
  brand: 'harbor',
  product: 'Harbor & <Co>',
  titleDelimiter: '|',
  accent: { light: '#111', dark: '#eee' },
  colorMode: { start: 'light', respectSystem: true },
} as const

test('the page has the name of the site, loads nothing, and is not indexed', () => {
  const html = offlinePage(site)
  expect(html).toContain('<title>You are offline | Harbor &amp; &lt;Co></title>')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('"harbor.offline."')
  expect(html).not.toMatch(/<[^>]+\b(?:src|href)=|url\(|@import/)
})
