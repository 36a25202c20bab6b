import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ColorMode } from '#lib/config/site-config.ts'
import { type MockServer, startMockServer } from '../../../scripts/api/mock-server.ts'
import { loadApi } from '../../../scripts/read/load-api.ts'
import type { RunningServer } from '../../../scripts/serve-site.ts'
import type { Browser } from '../../browsers/browser-window.ts'
import { button, heading, keys, link, Reader, target } from '../../browsers/reader.ts'
import { out, site, tokens } from '../../export/site.ts'
import { pictureName } from '../../support/picture.ts'
import { pageWithPicture, serveWithPicture } from './serve-with-picture.ts'

const root = process.cwd()
const [startPage, otherPage] = ['/scorecards/overview/', '/scorecards/concepts-and-structure/']
const longPage = '/search-and-query/'
const operationPage = '/api-reference/get-all-blueprints/'
const tabsPage = '/search-and-query/examples/'
const playgroundPage = '/getting-started/set-up-automatic-discovery/'

const sidebar = target('navigation', 'Documentation')
const banner = target('banner')

let [server, mock] = [] as unknown as [RunningServer, MockServer]
let reader: Reader
const requests: string[] = []

async function startServers(name: string): Promise<void> {
  server = await serveWithPicture(out, join(root, `.cache/test/${name}`))
  const { api } = loadApi(root, site, tokens)
  if (api === undefined) throw new Error('There is no API')
  mock = await startMockServer(api.bundle, 0, (event) => {
    if (event.kind === 'request') requests.push(`${event.method} ${event.path}`)
  })
}

/** Tests what readers mainly do, in one browser. One that cannot be started is skipped, with the reason. */
export async function walkMainPaths(name: string, start: () => Promise<Browser>): Promise<void> {
  const browser = await start().catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  if (typeof browser === 'string') {
    console.log(`Skipped: the tests of ${name}. ${browser}.`)
    test.skip(`${name}: ${browser}`)
    return
  }
  const { open, close } = browser

  describe(name, () => {
    beforeAll(() => startServers(name))
    afterAll(async () => {
      await close()
      await Promise.all([server?.close(), mock?.close()])
    })
    beforeEach(async () => {
      reader = new Reader(await open(), server.url)
      await reader.window.resize(1280, 900)
      return async () => {
        await reader.window.close()
        expect(reader.window.errors()).toEqual([])
      }
    })

    test('links lead on, and back and forward restore the page and its position', followLinks)
    test('a link to a heading scrolls to it', followHash)
    test('suggestions lead to a page with its words marked', chooseSuggestion)
    test('results have an address', readResults)
    test('the console sends a request', sendRequest)
    test('the assistant quotes a page', askAssistant)
    test('an edited playground has another result', editPlayground)
    test('a picture is enlarged, and Escape closes it', enlargePicture)
    test('the color mode is switched, and stays', switchColorMode)
    test('the menu of a phone leads to a page', useDrawer)
    test('tabs show their panels', chooseTab)
    test('code is copied', copyCode)
  })
}

async function followLinks(): Promise<void> {
  await reader.visit(startPage)
  await scrollTo(600)
  await reader.click(link('Concepts and structure', sidebar))
  await expect.poll(() => reader.address()).toBe(otherPage)
  await reader.one(heading('Concepts and structure'))
  await expect.poll(() => reader.scrollTop()).toBe(0)
  await scrollTo(300)
  await reader.window.goBack()
  await reader.one(heading('Scorecards overview'))
  expect(await reader.address()).toBe(startPage)
  await expect.poll(() => reader.scrollTop()).toBe(600)
  await reader.window.goForward()
  await reader.one(heading('Concepts and structure'))
  expect(await reader.address()).toBe(otherPage)
  await expect.poll(() => reader.scrollTop()).toBe(300)
}

/** Scrolls the page, as far as it is that long by now. */
async function scrollTo(top: number): Promise<void> {
  await expect.poll(() => reader.evaluate(`(scrollTo(0, ${top}), Math.round(scrollY))`)).toBe(top)
}

/** Waits until a heading is right below the header. */
async function isBelowHeader(name: RegExp): Promise<void> {
  const distance = async () => (await reader.one(heading(name))).top - (await reader.one(banner)).bottom
  await expect.poll(distance).toBeLessThan(60)
  expect(await distance()).toBeGreaterThanOrEqual(0)
}

async function followHash(): Promise<void> {
  await reader.visit(longPage)
  const [name, hash] = [/^Structure and nesting/, '#structure-and-nesting']
  await reader.click(link(name, target('navigation', 'On this page')))
  await expect.poll(() => reader.address()).toBe(longPage + hash)
  await isBelowHeader(name)
  await reader.window.goBack()
  await expect.poll(() => reader.scrollTop()).toBe(0)
  await reader.visit(startPage)
  await reader.visit(longPage + hash)
  await isBelowHeader(name)
}

async function chooseSuggestion(): Promise<void> {
  await reader.visit('/guides/')
  await reader.press(keys.control, 'k')
  const field = target('combobox', 'Search')
  await expect.poll(async () => (await reader.all(field))[0]?.isFocused).toBe(true)
  await reader.type('comparison operators')
  await reader.click(target('option', /^Comparison ?operators/, target('listbox', 'Suggestions')))
  await reader.one(heading('Comparison operators'))
  expect(await reader.address()).toMatch(/^\/search-and-query\/comparison-operators\//)
  await expect
    .poll(() => texts(target('status', undefined, target('main'))))
    .toContainEqual(expect.stringMatching(/^\d+ matches for your search$/))
  const marks = 'CSS.highlights.size || document.querySelectorAll("main mark").length'
  expect(await reader.evaluate(marks)).toBeGreaterThan(0)
  await expect.poll(() => reader.address()).not.toContain('_highlight')
  await reader.click(button('Clear highlights'))
  await expect.poll(() => reader.evaluate(marks)).toBe(0)
}

const texts = async (sought: Parameters<Reader['all']>[0]) => (await reader.all(sought)).map(({ text }) => text.trim())

async function readResults(): Promise<void> {
  await reader.visit('/guides/')
  await reader.press(keys.control, 'k')
  await reader.one(target('combobox', 'Search'))
  await reader.type('scorecard')
  await reader.click(target('option', 'See all results'))
  await expect.poll(() => reader.address()).toBe('/search/?q=scorecard')
  const results = target('region', /^Results for/)
  // Until all have been found, it is the number "so far", and the list still changes.
  const areThere = () =>
    expect
      .poll(() => texts(target('status', undefined, results)))
      .toContainEqual(expect.stringMatching(/^\d+ results,/))
  await areThere()
  await reader.click(link('Next', results))
  await expect.poll(() => reader.address()).toBe('/search/?q=scorecard&page=2')
  await reader.window.goBack()
  await expect.poll(() => reader.address()).toBe('/search/?q=scorecard')
  await areThere()
  await reader.click(link(/Scorecards overview/, results))
  await reader.one(heading('Scorecards overview'))
}

async function sendRequest(): Promise<void> {
  await reader.visit(operationPage)
  const section = target('region', 'Try it')
  await reader.click(button('Try it', section))
  const console = target('group', 'Console', section)
  await reader.one(button('Send request', console))
  // The last one is another host than those of the specification.
  await reader.focus(target('combobox', 'Server', console))
  await reader.press(keys.end)
  await reader.fill(target('textbox', 'Host', console), mock.url)
  requests.length = 0
  await reader.click(button('Send request', console))
  await reader.click(button('Send without it', console))
  await expect
    .poll(() => texts(target('status', undefined, section)))
    .toContainEqual(expect.stringMatching(/Response 401/))
  expect(requests).toEqual(['GET /v1/blueprints'])
}

async function askAssistant(): Promise<void> {
  await reader.visit(startPage)
  await reader.click(link('Ask AI', banner))
  const dialog = target('dialog', `${site.product} Docs Assistant`)
  await reader.fill(target('textbox', 'Your question', dialog), 'How do I create a relation in the portal?')
  await reader.press(keys.enter)
  const turn = target('article', undefined, dialog)
  await expect.poll(async () => (await reader.all(turn)).at(-1)?.text).toContain('select Edit JSON')
  await reader.press(keys.escape)
  await expect.poll(() => reader.sees(dialog)).toBe(false)
}

async function editPlayground(): Promise<void> {
  await reader.visit(playgroundPage)
  await reader.scrollTo(heading(/^Match by naming convention/))
  await reader.fill(target('textbox', 'Identifier of the service to find'), '.name, .id')
  await expect
    .poll(() => texts(target('figure')))
    .toContainEqual(expect.stringMatching(/^Result.*"Order History"\n"PX2Q9LM"/))
}

async function enlargePicture(): Promise<void> {
  await reader.visit(pageWithPicture)
  const picture = button(`Enlarge: ${pictureName}`)
  await reader.click(picture)
  const dialog = target('dialog', pictureName)
  await reader.one(dialog)
  await reader.press(keys.escape)
  await expect.poll(() => reader.sees(dialog)).toBe(false)
  await expect.poll(async () => (await reader.all(picture))[0]?.isFocused).toBe(true)
}

const background = () => reader.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor')

/** Clicks on the switch until it says that mode. */
async function chooseColorMode(mode: ColorMode): Promise<void> {
  const chosen = button(new RegExp(`^Color mode: ${mode}`))
  for (let clicks = 0; clicks < 3 && !(await reader.sees(chosen)); clicks += 1) {
    const { name } = await reader.one(button(/^Color mode: /))
    await reader.click(button(/^Color mode: /))
    await expect.poll(async () => (await reader.one(button(/^Color mode: /))).name).not.toBe(name)
  }
  await reader.one(chosen)
}

async function switchColorMode(): Promise<void> {
  await reader.visit(startPage)
  await chooseColorMode('light')
  const light = await background()
  await chooseColorMode('dark')
  await expect.poll(background).not.toBe(light)
  await reader.visit(otherPage)
  await reader.one(button(/^Color mode: dark/))
  expect(await background()).not.toBe(light)
}

async function useDrawer(): Promise<void> {
  // No window of MiniBrowser is narrower.
  await reader.window.resize(450, 844)
  await reader.visit(startPage)
  const drawer = target('dialog', 'Menu')
  await reader.click(button('Open menu'))
  await reader.click(link('Concepts and structure', drawer))
  await expect.poll(() => reader.address()).toBe(otherPage)
  await expect.poll(() => reader.sees(drawer)).toBe(false)
  await reader.click(button('Open menu'))
  await reader.one(drawer)
  await reader.press(keys.escape)
  await expect.poll(() => reader.sees(drawer)).toBe(false)
}

async function chooseTab(): Promise<void> {
  await reader.visit(tabsPage)
  await reader.click(target('tab', 'Python'))
  await expect.poll(async () => (await reader.one(target('tab', 'Python'))).attributes['aria-selected']).toBe('true')
  await reader.one(target('tabpanel', 'Python'))
  expect(await reader.sees(target('tabpanel', 'cURL'))).toBe(false)
}

async function copyCode(): Promise<void> {
  await reader.visit(tabsPage)
  const block = target('figure')
  await reader.click(button('Copy code', block))
  await expect.poll(() => texts(target('status', undefined, block))).toContain('Copied')
}
