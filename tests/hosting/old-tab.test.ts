import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goBack, makeRelease } from '../../scripts/export/make-release.ts'
import { currentRelease, releasePaths } from '../../scripts/export/release-folder.ts'
import { ensureBrowser } from '../../scripts/machine/install-browser.ts'
import { launchArgs } from '../../scripts/machine/launch-args.ts'
import { type RunningServer, serveSite } from '../../scripts/serve-site.ts'
import { manifest, out } from '../export/site.ts'
import { makeNewerBuild } from './newer-build.ts'

const root = process.cwd()
const to = join(root, '.cache/test/old-tab')
const older = join(root, '.cache/test/older-build')
const newer = join(root, '.cache/test/newer-build')
let [server, browser] = [] as unknown as [RunningServer, Browser]
let newId = ''

/** A release without compressed files: this server's reader does not ask for them. */
async function release(exported: string, now: Date, keepDays = 14): Promise<string> {
  const { id } = await makeRelease({ exported, to, store: undefined, now, keepDays, port: 1, brotli: false })
  copyFileSync(join(exported, '_headers'), join(releasePaths(to).site(id), '_headers'))
  return id
}

/** A page of the site that is not about the API. */
const article = manifest.pages.find(
  ({ route, type, version }) => route !== '/' && version === undefined && !['Operation', 'ApiPage'].includes(type),
)
const address = `${article?.route}/`
/** Without a second page, there is nothing to navigate to. */
const tested = test.skipIf(article === undefined)

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

beforeAll(async () => {
  for (const folder of [to, older]) rmSync(folder, { recursive: true, force: true })
  makeNewerBuild(out, older)
  newId = makeNewerBuild(older, newer)
  await release(older, day(1))
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...launchArgs] })
  server = await serveSite(to, 0, 'current/site')
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  for (const folder of [to, older, newer]) rmSync(folder, { recursive: true, force: true })
})

const interactive = (page: Page) => page.locator('.theme-switch[title]').waitFor()
const build = (page: Page) => page.evaluate(() => document.documentElement.dataset.build)

tested('an old tab keeps working after a release, new visits get the new one, and the way back is open', async () => {
  const first = currentRelease(to) ?? ''
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto(`${server.url}${address}`)
  await interactive(page)
  const oldBuild = await build(page)

  const second = await release(newer, day(2))
  expect([first, second].every((id) => existsSync(releasePaths(to).facts(id)))).toBe(true)
  expect(currentRelease(to)).toBe(second)
  expect(newId).not.toBe(oldBuild)

  // Search comes in scripts that the old page has not loaded yet.
  await page.keyboard.press('Control+k')
  await page.keyboard.type(article?.title ?? '')
  await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().waitFor()
  expect(await build(page)).toBe(oldBuild)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  // A link leads on, within the old document or, without a question, in one of the new build.
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await page.waitForURL(`${server.url}/`)
  await page.getByRole('heading', { level: 1, name: article?.title ?? '' }).waitFor({ state: 'detached' })
  await interactive(page)
  expect([oldBuild, newId]).toContain(await build(page))
  expect(problems).toEqual([])

  const fresh = await browser.newPage()
  await fresh.goto(`${server.url}${address}`)
  await interactive(fresh)
  expect(await build(fresh)).toBe(newId)

  expect(goBack(to, day(3))).toBe(first)
  await fresh.reload()
  await interactive(fresh)
  expect(await build(fresh)).toBe(oldBuild)
  await Promise.all([page.close(), fresh.close()])
})

tested('files of earlier releases go when no reader can have a page of them open', async () => {
  const scripts = () => readdirSync(join(to, 'current/site/assets/js')).filter((name) => name.endsWith('.js'))
  const [isOlder, isNewer] = [(name: string) => /[^n]\.n\.js$/.test(name), (name: string) => name.endsWith('.n.n.js')]
  const first = currentRelease(to)
  const second = await release(newer, day(4))
  expect([isOlder, isNewer].map((is) => scripts().some(is))).toEqual([true, true])
  await release(out, day(60))
  expect([isOlder, isNewer].map((is) => scripts().some(is))).toEqual([false, true])
  expect(existsSync(releasePaths(to).release(first ?? ''))).toBe(false)
  expect(existsSync(releasePaths(to).release(second))).toBe(true)
})
