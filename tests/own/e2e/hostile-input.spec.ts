import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { combobox, openAllResults, searchField, suggestions } from '../../e2e/search-box.ts'
import { whenInteractive } from '../../e2e/visit.ts'
import { assistant, openAssistant } from './assistant.ts'
import { parameter } from './embed-host.ts'
import { markup, oddTexts, randomTexts, storedValues } from './hostile-inputs.ts'
import { watchHostile } from './hostile-visit.ts'

// What strangers may put into the site: words, addresses, storage and messages. None of it may become code or markup,
// leave the site, or keep a page from its work. Inputs are seeded: a run can be repeated. Many inputs share a visit: on
// a busy machine that takes its time.
test.describe.configure({ timeout: 300_000 })

const doc = '/search-and-query/comparison-operators/'
const operation = '/api-reference/get-a-blueprint/'
const withTabs = '/build-your-software-catalog/sync-data-to-catalog/kubernetes-stack/kubernetes/'
/** Half of a pair of units has no place in an address. */
const wellFormed = (text: string) => text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
const encoded = (text: string) => encodeURIComponent(wellFormed(text))

/** Goes to an address within the site, as links do, without reloading the page. */
async function push(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), address)
  await expect.poll(() => page.url()).toContain(address.split('?')[0] as string)
}

test('words in the search box', async ({ page, baseURL }) => {
  await page.goto(doc)
  const { isSound } = watchHostile(page, baseURL as string)
  await whenInteractive(page)
  await searchField(page).click()
  await expect(combobox(page)).toBeFocused()
  for (const text of [...markup, ...oddTexts, ...randomTexts(81, 40)]) {
    await combobox(page).fill(text)
    // Each is requested, whether or not an answer comes before the next.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30)))
  }
  for (const text of ['scorecard <x-pwned>', 'scorecard "><img src=x onerror=__pwned=1>']) {
    await combobox(page).fill(text)
    await expect(suggestions(page).first()).toBeVisible()
  }
  await combobox(page).fill(markup[0] as string)
  await openAllResults(page)
  await expect(page).toHaveURL(/\/search\/\?q=/)
  await isSound('the search box')
})

test('addresses of the results page', async ({ page, baseURL }) => {
  const { isSound } = watchHostile(page, baseURL as string)
  const texts = [...markup, ...oddTexts, ...randomTexts(82, 30)]
  await page.goto(`/search/?q=${encoded(markup[1] as string)}&ctx=__proto__&version=__proto__&page=-1`)
  await isSound('an address')
  for (const [index, text] of texts.entries()) {
    const other = texts[texts.length - 1 - index] as string
    const rest = `ctx=${encoded(other)}&version=${encoded(other)}&page=${encoded(oddTexts[index % oddTexts.length] as string)}`
    await push(page, `/search/?q=${encoded(text)}&${index % 3 === 0 ? rest : 'page=99999999'}`)
  }
  await push(page, '/search/?q=scorecard')
  await expect(page.getByRole('main').locator('ol a').first()).toBeVisible()
  await isSound('the results page')
  for (const query of ['q=%', 'q=%E0%A4%A', 'q=%00', 'q=a&q=b&q[]=c&q[__proto__][polluted]=1', 'q=a&page=1e999&ctx=']) {
    await page.goto(`/search/?${query}`)
    await isSound(query)
  }
})

test('marks, tabs, filters and the color mode in addresses', async ({ page, baseURL }) => {
  const { isSound } = watchHostile(page, baseURL as string)
  const random = randomTexts(83, 12)
  const many = [...oddTexts, ...markup, ...random].map((text) => `_highlight=${encoded(text.slice(0, 60))}`).join('&')
  const addresses = [
    `${doc}?${many}`.slice(0, 7000),
    `${doc}?${'_highlight=a&'.repeat(500)}`,
    `${doc}?_highlight=${'(a%2B)%2B'.repeat(300)}&_highlight=.*&_highlight=%00&_highlight=%`,
    `${withTabs}?tab=${encoded(markup[1] as string)}`,
    `${withTabs}?tab=__proto__&tab=${encoded(markup[0] as string)}`,
    ...[...markup, ...random.slice(0, 4)]
      .slice(0, 8)
      .flatMap((text) => [
        `/integrations-index/?q=${encoded(text)}&category=${encoded(text)}&__proto__[polluted]=1&category=__proto__`,
        `/guides/?q=${encoded(text)}&theme=${encoded(text)}&constructor=prototype`,
      ]),
    `${doc}?theme=${encoded(markup[1] as string)}&${parameter}=${encoded(markup[1] as string)}`,
    `${doc}?theme=__proto__&${parameter}=__proto__`,
  ]
  for (const address of addresses) {
    await page.goto(address)
    await isSound(address)
  }
})

test('an embedded page with hostile parameters', async ({ page, baseURL }) => {
  const { diagnostics } = watchHostile(page, baseURL as string)
  for (const text of [...markup, '__proto__']) {
    await page.goto(`${doc}?${parameter}=iframe&theme=${encoded(text)}&_highlight=${encoded(text)}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('html').getAttribute('data-theme')).toMatch(/^(?:dark|light|system)$/)
  }
  expect(await page.evaluate(() => '__pwned' in globalThis)).toBe(false)
  expect(diagnostics).toEqual([])
})

test('paths without a page, and anchors without a place', async ({ page, baseURL }) => {
  const { isSound } = watchHostile(page, baseURL as string)
  const paths = [
    '/%2e%2e%2f%2e%2e%2fetc%2fpasswd/',
    '/guides%2Fall%2f..%5c..%5c/',
    '/%252e%252e%252f/',
    '/%00/',
    '/%E0%A4%A/',
    '/%3Cscript%3E__pwned=1%3C%2Fscript%3E/',
    '/%22%3E%3Cimg%20src=x%20onerror=__pwned=1%3E/',
    '//evil.example/%2e%2e/',
    '/\\evil.example/',
    '/javascript:__pwned=1/',
    '/__proto__/constructor/',
    '/guides/%F0%9F%98%80/%E2%80%AE/',
    `/${'a/'.repeat(400)}`,
    `/${'b'.repeat(6000)}/`,
    '/index.html/index.html?q=<x-pwned>#<x-pwned>',
  ]
  for (const path of paths) {
    // An address that had to be tidied is requested once more.
    await page.goto(`${baseURL}${path}`).catch((error: Error) => {
      if (!/interrupted by another navigation|ERR_ABORTED/.test(error.message)) throw error
    })
    await page.waitForLoadState()
    await isSound(path)
  }
  await page.goto(`${baseURL}//guides/`).catch(() => undefined)
  await expect(page).toHaveURL('/guides/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides')
  for (const path of [doc, operation]) {
    await page.goto(path)
    for (const text of [...markup, ...oddTexts, ...randomTexts(84, 20), '%', '%E0%A4%A', ':~:text=', '#']) {
      await page.evaluate(
        (hash) => {
          location.hash = hash
        },
        wellFormed(text).slice(0, 2000),
      )
    }
    await isSound(`anchors of ${path}`)
    await page.goto(`${path}#${encoded(markup[1] as string)}`)
    await isSound(`an anchor of ${path}`)
  }
})

test('whatever a storage holds', async ({ page, baseURL }) => {
  const { isSound } = watchHostile(page, baseURL as string)
  // Whichever key is asked for, this is what it has: a key that is added is tested, too.
  await page.addInitScript(() => {
    const asked = new Set<string>()
    Object.assign(globalThis, { asked })
    Storage.prototype.getItem = (key: string) => {
      asked.add(key)
      return new URLSearchParams(self.name).get('stored')
    }
  })
  const asked = new Set<string>()
  const open = async (path: string) => {
    await page.goto(path)
    await whenInteractive(page)
  }
  await open(doc)
  for (const [index, value] of storedValues(85, 5).entries()) {
    await page.evaluate((stored) => {
      self.name = String(new URLSearchParams({ stored }))
    }, value)
    await open([withTabs, doc, '/', operation][index % 4] as string)
    await searchField(page).click()
    await expect(combobox(page)).toBeFocused()
    await combobox(page).fill('scorecard')
    await expect(suggestions(page).first()).toBeVisible()
    await combobox(page).press('Escape')
    await openAssistant(page)
    await page.keyboard.press('Escape')
    await expect(assistant(page)).toBeHidden()
    await isSound(value.slice(0, 200))
    for (const key of await page.evaluate(() => [...(globalThis as unknown as { asked: Set<string> }).asked]))
      asked.add(key)
  }
  expect(asked).toContain('theme')
  expect(asked.size).toBeGreaterThan(5)
})

test('messages from another origin, and from an opener', async ({ page, baseURL, context }) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' })
    response.end(`<!doctype html><title>Stranger</title><iframe src="${baseURL}${doc}?${parameter}=iframe"></iframe>
<button onclick="opened = window.open('${baseURL}${doc}')">Open</button>`)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  try {
    const stranger = await context.newPage()
    await stranger.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const [opened] = await Promise.all([stranger.waitForEvent('popup'), stranger.getByRole('button').click()])
    const { isSound } = watchHostile(opened, baseURL as string)
    await whenInteractive(opened)
    await stranger.evaluate((texts) => {
      const { opened: target } = globalThis as unknown as { opened: Window }
      const types = ['show', 'ready', 'navigate', 'theme', 'search', 'answer', 'result', 'webpackHotUpdate', 'eval']
      const all = texts.flatMap((text) =>
        types.map((type) => ({ type, id: 1, code: text, html: text, path: text, url: text })),
      )
      for (const message of [
        ...texts,
        ...all,
        null,
        0,
        [],
        new Map([[1, texts]]),
        new Error('a'),
        { __proto__: null },
      ]) {
        for (const one of [target, document.querySelector('iframe')?.contentWindow]) one?.postMessage(message, '*')
      }
    }, markup)
    await isSound('messages')
    await page.goto(doc)
    const own = watchHostile(page, baseURL as string)
    await page.evaluate((texts) => {
      for (const text of texts) postMessage({ type: 'show', id: 1, code: text, html: text }, '*')
    }, markup)
    await own.isSound('messages of the page itself')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
