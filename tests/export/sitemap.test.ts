import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { publicHref } from '#lib/pages/public-href.ts'
import { documents, readExported, site } from './site.ts'
import { whereSiteHas } from './site-has.ts'

function child(element: Element, name: string): string | undefined {
  const found = element.children.find((node) => node.type === 'element' && node.tagName === name)
  return found === undefined ? undefined : textOf(found)
}

const entries: { address: string | undefined; frequency: string | undefined; priority: string | undefined }[] = []
visit(fromHtml(readExported('sitemap.xml'), { fragment: true }), 'element', (element) => {
  if (element.tagName !== 'url') return
  entries.push({
    address: child(element, 'loc'),
    frequency: child(element, 'changefreq'),
    priority: child(element, 'priority'),
  })
})
/** Whether a pattern of the configuration matches a path: `**` is any part of it, and `*` any part of a segment. */
function isExcluded(path: string): boolean {
  const escaped = site.sitemap.exclude.map((pattern) => pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const sources = escaped.map((pattern) => pattern.replaceAll(/\*\*?/g, (stars) => (stars === '**' ? '.*' : '[^/]*')))
  return sources.some((source) => new RegExp(`^${source}$`).test(path))
}

const addresses = entries.map(({ address = '' }) => address)

test('the sitemap has every document of the current version', () => {
  const expected = documents
    .filter(({ route, version }) => version === undefined && !isExcluded(publicHref(route)))
    .map(({ route }) => `${site.url}${publicHref(route)}`)
  expect(expected.filter((address) => !addresses.includes(address))).toEqual([])
})

whereSiteHas('older versions', () => {
  test('the sitemap has no page of an older version', () => {
    const older = documents
      .filter(({ version }) => version !== undefined)
      .map(({ route }) => `${site.url}${publicHref(route)}`)
    expect(older.filter((address) => addresses.includes(address))).toEqual([])
  })
})

test('the sitemap has nothing that the configuration excludes, nothing internal, and nothing twice', () => {
  const paths = addresses.map((address) => new URL(address).pathname)
  expect(paths.filter((path) => isExcluded(path) || /^\/(?:search|404|_[^/]*)(?:\/|\.|$)/.test(path))).toEqual([])
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  expect(paths.filter((path) => !path.endsWith('/'))).toEqual([])
})

test('every entry has the frequency and the priority of the configuration', () => {
  expect(new Set(entries.map(({ frequency }) => frequency))).toEqual(new Set([site.sitemap.changeFrequency]))
  expect(new Set(entries.map(({ priority }) => Number(priority)))).toEqual(new Set([site.sitemap.priority]))
})

test('robots.txt names the sitemap and lets everyone in', () => {
  const lines = readExported('robots.txt').split('\n')
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(lines).toContain('Allow: /')
  expect(lines.filter((line) => line.startsWith('Disallow:') && line.trim() !== 'Disallow:')).toEqual([])
})
