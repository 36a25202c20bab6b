import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { fileOfRoute, out, readExported, site } from '../export/site.ts'
import { sitemapPaths } from './exported-site.ts'

interface Head {
  path: string
  lang: string | null
  title: string
  meta: Record<string, string>
  canonical: string[]
  jsonLd: string[]
}

/** The heads of pages, as a browser parses them. */
function headsOf(page: Page, paths: readonly string[]): Promise<Head[]> {
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (path) => {
          const html = await (await fetch(path)).text()
          const parsed = new DOMParser().parseFromString(html, 'text/html')
          const metas = [...parsed.head.querySelectorAll('meta[name], meta[property]')].map((element) => [
            element.getAttribute('name') ?? element.getAttribute('property') ?? '',
            element.getAttribute('content') ?? '',
          ])
          return {
            path,
            lang: parsed.documentElement.getAttribute('lang'),
            title: parsed.title,
            meta: Object.fromEntries(metas) as Record<string, string>,
            canonical: [...parsed.querySelectorAll('link[rel=canonical]')].map(
              (link) => link.getAttribute('href') ?? '',
            ),
            jsonLd: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
              (script) => script.textContent ?? '',
            ),
          }
        }),
      ),
    [...paths],
  )
}

// All in one worker, which reads the heads of all pages once.
test.describe.configure({ mode: 'default' })
let known: readonly Head[] | undefined

/** A list of tags is in the sitemap only if a site wants that; it is nothing to share. */
const isShared = ({ path }: Head) => !path.startsWith('/tags/')

/** The heads of all pages. */
async function allHeads(page: Page): Promise<readonly Head[]> {
  if (known !== undefined) return known
  await page.goto('/')
  known = await headsOf(page, sitemapPaths)
  expect(known.length).toBeGreaterThan(0)
  return known
}

// One expectation for all pages: each takes milliseconds, however little it compares.

test('every page has a language, a description, and a title with the name of the product', async ({ page }) => {
  const heads = await allHeads(page)
  const ending = ` ${site.titleDelimiter} ${site.product}`
  const isWhole = ({ title, meta, lang }: Head) =>
    title.endsWith(ending) && title.length > ending.length && /\S/.test(meta.description ?? '') && lang === 'en'
  expect(heads.filter((head) => !isWhole(head))).toEqual([])
})

test('the canonical URL of every page is its own address on the public host', async ({ page }) => {
  const heads = await allHeads(page)
  expect(heads.map(({ canonical }) => canonical)).toEqual(heads.map(({ path }) => [site.url + path]))
})

/** Width and height of a PNG file, which are in its first chunk. @see RFC 2083, section 4.1.1 */
function pngSize(address: string): number[] {
  const bytes = readFileSync(join(out, new URL(address).pathname))
  expect(bytes.subarray(1, 4).toString('latin1'), address).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('Open Graph: title, description, address and an image, 1200 × 630, for every page', async ({ page }) => {
  const heads = (await allHeads(page)).filter(isShared)
  const images = new Set(heads.map(({ meta }) => meta['og:image']))
  expect(images.size).toBeGreaterThanOrEqual(new Set(heads.map(({ title }) => title)).size)
  expect(heads.filter(({ meta }) => meta['og:title'] === '')).toEqual([])
  expect(
    heads.map(({ meta }) => ({
      url: meta['og:url'],
      siteName: meta['og:site_name'],
      description: meta['og:description'],
      declared: [meta['og:image:width'], meta['og:image:height']],
      card: meta['twitter:card'],
    })),
  ).toEqual(
    heads.map(({ path, meta }) => ({
      url: site.url + path,
      siteName: site.product,
      description: meta.description,
      declared: ['1200', '630'],
      card: 'summary_large_image',
    })),
  )
  for (const image of images) expect(pngSize(image ?? ''), image).toEqual([1200, 630])
})

interface Breadcrumbs {
  '@type': string
  itemListElement: { '@type': string; position: number; name: string; item?: string }[]
}

test('JSON-LD: the breadcrumbs of every page, with absolute addresses of pages that exist', async ({ page }) => {
  const addresses = new Set(sitemapPaths.map((path) => site.url + path))
  const areRight = ({ path, jsonLd }: Head) => {
    const { '@type': type, itemListElement: items } = JSON.parse(jsonLd[0] ?? '{}') as Breadcrumbs
    return (
      jsonLd.length === 1 &&
      type === 'BreadcrumbList' &&
      items.every(({ position, name }, index) => position === index + 1 && name !== '') &&
      items.every(({ item }) => item === undefined || addresses.has(item)) &&
      items.at(-1)?.item === site.url + path
    )
  }
  const heads = (await allHeads(page)).filter(isShared)
  expect(heads.filter((head) => !areRight(head)).map(({ path, jsonLd }) => ({ path, jsonLd }))).toEqual([])
})

test('favicon, touch icon and web manifest with its icons', async ({ page, request }) => {
  await page.goto('/')
  const links = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((elements) => elements.map((element) => new URL((element as HTMLLinkElement).href).pathname))
  expect(links.length).toBeGreaterThanOrEqual(3)
  for (const link of [...links, '/favicon.ico']) expect((await request.get(link)).status(), link).toBe(200)
  const manifest = (await (await request.get(links.find((link) => link.endsWith('webmanifest')) ?? '')).json()) as {
    name: string
    start_url: string
    icons: { src: string; sizes: string; type: string }[]
  }
  expect(manifest.name).toContain(site.product)
  expect((await request.get(manifest.start_url)).status()).toBe(200)
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.status(), src).toBe(200)
    expect(icon.headers()['content-type'], src).toContain(type)
  }
})

test('sitemap: the configured frequency and priority; every address has a page', async ({ page }) => {
  await page.goto('/')
  const entries = await page.evaluate(async () => {
    const text = await (await fetch('/sitemap.xml')).text()
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    return [...parsed.querySelectorAll('url')].map((entry) => ({
      loc: entry.querySelector('loc')?.textContent ?? '',
      changefreq: entry.querySelector('changefreq')?.textContent,
      priority: entry.querySelector('priority')?.textContent,
    }))
  })
  expect(entries.length).toBeGreaterThan(0)
  const { changeFrequency, priority: configured } = site.sitemap
  const others = entries.filter(
    ({ changefreq, priority }) => changefreq !== changeFrequency || Number(priority) !== configured,
  )
  expect(others).toEqual([])
  expect(entries.filter(({ loc }) => !loc.startsWith(site.url) || /\/(?:search|404)(?:\/|$)/.test(loc))).toEqual([])
  const isPage = (path: string) =>
    path.endsWith('/') && readExported(fileOfRoute(path === '/' ? path : path.slice(0, -1))).includes('<main')
  expect(sitemapPaths.filter((path) => !isPage(path))).toEqual([])
})

test('robots: everything may be indexed, and the sitemap is named', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots).not.toMatch(/^Disallow: \S/m)
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('results and the Not Found page are not indexed; all other pages are', async ({ page }) => {
  await page.goto('/')
  for (const { meta } of await headsOf(page, ['/search/', '/404.html'])) expect(meta.robots).toContain('noindex')
  const hidden = (await allHeads(page)).filter(({ meta }) => meta.robots?.includes('noindex'))
  expect(hidden.map(({ path }) => path)).toEqual([])
})
