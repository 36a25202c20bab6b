import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildLaidOutSite, layOutOnSharedEngine } from './lay-out-site.ts'
import { type DevServer, runDevServer } from './run-dev-server.ts'

// A writer at work: the server is never restarted, and the browser is never reloaded by hand.
const fixture = join(process.cwd(), 'tests/sites/fixtures/readings')
const spec = `openapi: 3.1.0
info: { title: Things, version: '1', description: Calls for things. }
servers: [{ url: https://api.example.com }]
paths:
  /things:
    get:
      operationId: get-a-thing
      summary: Get a thing
      tags: [Things]
      responses:
        '200':
          description: The thing.
          content: { application/json: { schema: { $ref: ./thing.yaml }, example: {} } }
`
let root: string
let server: DevServer
let page: Page

const pathOf = (file: string) => join(root, 'content', file)
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(pathOf(file), change(readFileSync(pathOf(file), 'utf8')))
const alert = () => page.getByRole('alert').filter({ hasText: 'content/' })
const statusOf = async (path: string) => (await fetch(server.url + path, { redirect: 'follow' })).status

/** A document without what differs on purpose: the build's ID, and how the server tells of changes. */
function comparable(html: string): string[] {
  const plain = html.replace(/ data-build="\d+"/, '').replace(/<script>\(function followChanges[\s\S]*?<\/script>/, '')
  const [head = '', body = ''] = plain.split('</head>')
  // In development, the framework writes metadata in another order, and names fonts to preload in a header.
  const elements = (head.match(/<[^>]+>[^<]*/g) ?? []).filter((element) => !element.startsWith('<link rel="preload"'))
  return [...elements.sort(), body]
}

beforeAll(async () => {
  root = layOutOnSharedEngine({
    content: join(fixture, 'content'),
    config: readFileSync(join(fixture, 'site.config.ts'), 'utf8'),
  })
  buildLaidOutSite(root)
  // The first start meets an error, too: the site must come up anyway.
  edit('operate/restore.md', (text) => `${text}\nSee [nowhere](/nowhere).\n`)
  server = await runDevServer(root)
  page = await server.browser.newPage()
}, 600_000)
afterAll(() => server?.close())

/** Opens a page. An edit before may still reload the one that is shown, which interrupts the visit. */
const open = (path: string) => vi.waitFor(() => page.goto(server.url + path), { timeout: 30_000, interval: 500 })

test('shows an error from before the start, and takes it away once it is mended', async () => {
  await open('/operate/backup/')
  await alert().getByText('broken-link').waitFor()
  edit('operate/restore.md', (text) => text.replace('\nSee [nowhere](/nowhere).\n', ''))
  await alert().waitFor({ state: 'detached' })
})

test('shows the same documents as an export', async () => {
  for (const path of ['', 'overview/', '1.0/', 'search/']) {
    const shown = await (await fetch(`${server.url}/${path}`)).text()
    expect(shown).toContain('new EventSource')
    expect(comparable(shown), path).toEqual(comparable(readFileSync(join(root, 'out', path, 'index.html'), 'utf8')))
  }
})

test('shows a saved edit without a reload', async () => {
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  edit('operate/backup.md', (text) => `${text}\nWritten just now.\n`)
  await page.getByText('Written just now.').waitFor()
  expect(await page.locator('html[data-kept]').count()).toBe(1)
})

test('shows an error in the words of the terminal and keeps the page', async () => {
  edit('operate/backup.md', (text) => text.replace('description:', 'descripton:'))
  const diagnostic = alert().locator('pre').first()
  await diagnostic.waitFor()
  expect(await diagnostic.textContent()).toContain('content/operate/backup.md:3:1  frontmatter-unknown-key')
  expect(server.terminal()).toContain(await diagnostic.textContent())
  expect(await page.getByText('Written just now.').isVisible()).toBe(true)

  edit('operate/backup.md', (text) => text.replace('descripton:', 'description:'))
  await alert().waitFor({ state: 'detached' })
})

test('adds, renames and deletes a page', async () => {
  expect(await statusOf('/operate/move/')).toBe(404)
  const text = readFileSync(pathOf('operate/backup.md'), 'utf8')
  writeFileSync(
    pathOf('operate/move.md'),
    text
      .replace(/title: .*/, 'title: Move')
      .replace(/description: .*/, `description: ${'Move a service elsewhere. '.repeat(3)}`),
  )
  await expect.poll(() => statusOf('/operate/move/'), { timeout: 30_000 }).toBe(200)
  await open('/operate/move/')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Move')

  renameSync(pathOf('operate/move.md'), pathOf('operate/relocate.md'))
  await expect.poll(() => statusOf('/operate/relocate/'), { timeout: 30_000 }).toBe(200)
  expect(await statusOf('/operate/move/')).toBe(404)

  rmSync(pathOf('operate/relocate.md'))
  await expect.poll(() => statusOf('/operate/relocate/'), { timeout: 30_000 }).toBe(404)
})

test('sends readers of an old path on', async () => {
  const locationOf = async (path: string) =>
    (await fetch(server.url + path, { redirect: 'manual' })).headers.get('location')
  expect(await locationOf('/handbook/start/')).toBe('/overview/')
  edit('redirects.yaml', (text) => `${text}/operate/save: /operate/backup\n`)
  await expect.poll(() => locationOf('/operate/save/'), { timeout: 30_000 }).toBe('/operate/backup/')
})

test('reads all files of a specification again, one that comes later and those that it refers to', async () => {
  writeFileSync(join(root, 'thing.yaml'), 'type: object\ndescription: What it was at first.\n')
  writeFileSync(join(root, 'apispec.yaml'), spec)
  await expect.poll(() => statusOf('/api-reference/get-a-thing/'), { timeout: 30_000 }).toBe(200)
  const article = async () => (await fetch(`${server.url}/api-reference/get-a-thing/`)).text()
  expect(await article()).toContain('What it was at first.')
  writeFileSync(join(root, 'thing.yaml'), 'type: object\ndescription: What it is now.\n')
  await expect.poll(article, { timeout: 30_000 }).toContain('What it is now.')
})

const config = () => join(root, 'site.config.ts')
const setting = (from: string, to: string) => {
  const text = readFileSync(config(), 'utf8')
  expect(text).toContain(from)
  writeFileSync(config(), text.replace(from, to))
}

test('keeps its pages while the configuration is broken, says where it is, and goes on afterward', async () => {
  const original = readFileSync(config(), 'utf8')
  await open('/overview/')
  setting("product: 'Lantern',", "product: 'Lantern' brand: 'lantern',")
  const notice = page.getByRole('status')
  await notice.getByText('site.config.ts:6:22 Expected "}" but found "brand".').waitFor({ timeout: 30_000 })
  expect(await page.getByRole('contentinfo').getByText('© 2026 Lantern').isVisible()).toBe(true)
  expect(server.terminal()).toContain('site.config.ts:6:21: ERROR: Expected "}" but found "brand"')
  writeFileSync(config(), original)
  await notice.waitFor({ state: 'detached', timeout: 30_000 })
}, 90_000)

test('shows a changed configuration in all parts of pages, without reading everything again', async () => {
  const { length } = server.terminal()
  const article = page.getByRole('article')
  await open('/operate/backup/')
  expect(await page.title()).toMatch(/\| Lantern$/)
  setting('© 2026 Lantern', 'Another owner')
  await page.getByRole('contentinfo').getByText('Another owner').waitFor({ timeout: 60_000 })
  setting("product: 'Lantern'", "product: 'Lamp'")
  await page.getByRole('banner').getByText('Lamp', { exact: true }).waitFor({ timeout: 60_000 })
  setting("titleDelimiter: '|'", "titleDelimiter: '–'")
  await expect.poll(() => page.title(), { timeout: 60_000 }).toMatch(/– Lamp$/)
  setting('/docs/edit/main/', '/docs/edit/next/')
  await article.locator('a.edit-link[href*="/edit/next/"]').waitFor({ timeout: 60_000 })
  setting("logo: 'content/brand/lamp.svg'", "logo: 'content/brand/lost.svg'")
  await page.getByRole('alert').getByText('There is no file content/brand/lost.svg.').waitFor({ timeout: 60_000 })
  setting('lost.svg', 'lamp.svg')
  await page.getByRole('alert').waitFor({ state: 'detached', timeout: 60_000 })
  expect(server.terminal().slice(length)).not.toContain('everything is read again')
}, 300_000)

test('checks by a changed configuration', async () => {
  await open('/operate/backup/')
  edit('operate/backup.md', (text) => `${text}\n[Nowhere](/nowhere).\n`)
  await alert().getByText('broken-link').waitFor()
  setting('regions: []', "checks: { severity: { 'broken-link': 'warning' } }, regions: []")
  await alert().waitFor({ state: 'detached', timeout: 60_000 })
  setting("checks: { severity: { 'broken-link': 'warning' } }, ", '')
  await alert().getByText('broken-link').waitFor({ timeout: 60_000 })
}, 180_000)
