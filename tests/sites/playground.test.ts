import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsInBothModes } from '../e2e/axe.ts'
import { type BrowsedSite, browseSite } from './browse-site.ts'
import { buildLaidOutSite, layOutOnSharedEngine } from './lay-out-site.ts'

// Live samples of JSX: a separate site, because no page about a portal needs them.
const fixture = join(process.cwd(), 'tests/sites/fixtures/playground')
let site: BrowsedSite

beforeAll(async () => {
  const config = readFileSync(join(fixture, 'site.config.ts'), 'utf8')
  const root = layOutOnSharedEngine({ content: join(fixture, 'content'), config })
  buildLaidOutSite(root)
  // A hostile sample tries to load a picture, and to reach the site.
  const provoked = /lantern\.example\/x\.png|^Connecting to |^Fetch API cannot load /
  // A Chromium without windows gives frames a process of their own only when it is told to.
  site = await browseSite(root, provoked, ['--site-per-process'])
}, 900_000)

afterAll(() => site?.close())

/** A policy under which no text becomes code on the pages themselves. */
const policy =
  "default-src 'self'; img-src 'self' data: blob:; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'"

interface Opened {
  page: Page
  preview: FrameLocator
  /** Puts other code into the editor. */
  edit: (code: string) => Promise<void>
  diagnostics: () => Promise<string>
  /** Waits until an error is told that holds some words. */
  told: (words: string) => Promise<void>
}

async function openCounter(options?: Parameters<BrowsedSite['visit']>[1]): Promise<Opened> {
  const page = await site.visit('/', options)
  await page.route('**/counter/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await site.open(page, '/counter/')
  const preview = page.frameLocator('.playground iframe')
  await preview.getByRole('button', { name: 'Count' }).waitFor()
  const list = page.locator('.playground-problems')
  return {
    page,
    preview,
    edit: (code) => page.getByRole('textbox', { name: 'Counter' }).fill(code),
    diagnostics: () => list.innerText(),
    told: (words) => list.getByText(words).waitFor(),
  }
}

test('a component runs below its code, under a policy that forbids code from text', async () => {
  const { page, preview } = await openCounter()
  await preview.getByRole('button', { name: 'Count' }).click()
  await preview.getByText('1 times').waitFor()
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        // In a task of its own: what the browser is asked to evaluate at once may do so.
        setTimeout(() => {
          try {
            resolve(String(new Function('return 1')()))
          } catch (error) {
            resolve((error as Error).name)
          }
        })
      }),
  )
  expect(refused).toBe('EvalError')
})

test('an edit is shown; elements, components and render all work', async () => {
  const { preview, edit } = await openCounter()
  await edit('<b>An element</b>')
  await preview.getByText('An element').waitFor()
  await edit('() => { const [a] = useState("A component"); return <i>{a}</i> }')
  await preview.getByText('A component').waitFor()
  await edit('const words = ["By", "render"]\nrender(<p>{words.join(" ")}</p>)')
  await preview.getByText('By render').waitFor()
})

test('errors are told in place, in plain words', async () => {
  const { page, edit, told, preview } = await openCounter()
  await edit('<p>\n  <b>Hello</i>\n</p>')
  await told('Another element is open here')
  await page.getByRole('button', { name: 'Line 2, column 11' }).click()
  expect(
    await page.locator('.playground textarea').evaluate((field: HTMLTextAreaElement) => field.selectionStart),
  ).toBe(14)
  await edit('<Missing />')
  await told('“Missing” is not defined.')
  await edit('const a = 1\nconst b = 2')
  await told('none of them renders something')
  await edit('<Button onClick={() => { throw new Error("pressed") }}>Press</Button>')
  await preview.getByRole('button', { name: 'Press' }).click()
  await told('pressed')
})

test('Reset brings the sample back', async () => {
  const { page, edit, preview } = await openCounter()
  await edit('<b>Other</b>')
  await preview.getByText('Other').waitFor()
  await page.getByRole('button', { name: 'Reset' }).click()
  await preview.getByRole('button', { name: 'Count' }).waitFor()
})

test.each([
  ['a render', '() => { while (true) {} }'],
  ['one that catches what stops it', '() => { for (;;) { try { for (;;) {} } catch {} } }'],
  ['recursion', '() => { const f = (n) => n < 2 ? n : f(n - 1) + f(n - 2); return <b>{f(90)}</b> }'],
  ['an effect', '() => { useEffect(() => { for (;;); }, []); return <b>x</b> }'],
  ['promises', '() => { useEffect(() => { (async () => { while (true) await null })() }, []); return <b>x</b> }'],
])('%s without an end is ended, and the page goes on', async (_, code) => {
  const { edit, told, preview } = await openCounter()
  await edit(code)
  await told('did not finish within a second')
  await edit('<b>Back</b>')
  await preview.getByText('Back').waitFor()
})

test('what no guard reaches is ended with its frame, and does not hold up the page', async () => {
  const { page, edit, told, preview } = await openCounter()
  await edit('() => <b>{String(/^(a+)+$/.test("a".repeat(40) + "b"))}</b>')
  // The page answers while its sample is stuck.
  await page.getByRole('link', { name: 'Lantern' }).first().hover()
  await told('it kept the preview busy')
  await edit('<b>Back</b>')
  await preview.getByText('Back').waitFor()
})

test('a hostile sample reaches nothing of the site', async () => {
  const { page, edit, preview, told } = await openCounter()
  const answered: string[] = []
  const refused: string[] = []
  page.on('response', (response) => answered.push(response.url()))
  page.on('requestfailed', (request) => refused.push(`${request.url()} ${request.failure()?.errorText}`))
  const tried = (expression: string) =>
    `() => { let a; try { a = String(${expression}) } catch (error) { a = "Refused" } return <b>{a}</b> }`
  for (const expression of ['parent.document.title', 'top.location.href', 'localStorage.length', 'document.cookie']) {
    await edit(tried(expression))
    await preview.getByText('Refused').waitFor()
    await edit('<b>Cleared</b>')
    await preview.getByText('Cleared').waitFor()
  }
  answered.length = 0
  await edit(
    '() => { const [a, b] = useState(""); useEffect(() => { fetch("/").then(() => b("Got it"), () => b("No call")) }, []); return <p>{a}<img src="https://lantern.example/x.png" alt="" /></p> }',
  )
  await preview.getByText('No call').waitFor()
  expect(answered).toEqual([])
  expect(refused).toEqual(['https://lantern.example/x.png csp'])
  await edit(
    '() => { parent.postMessage({ type: "size", height: 1e9 }, "*"); parent.postMessage({ type: "error", id: "x", errors: 7 }, "*"); return <b>Sent</b> }',
  )
  await preview.getByText('Sent').waitFor()
  expect(await page.locator('.playground iframe').evaluate((frame) => frame.clientHeight)).toBeLessThanOrEqual(1600)
  await edit('() => { location.href = "/"; return null }')
  await told('sent the preview to another address')
})

/** Frames the preview without a sandbox of the page's own, and sends it a sample that would change the page. */
async function frameBare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/generated/playground.html'
    frame.onload = () => {
      frame.contentWindow?.postMessage(
        { type: 'show', id: 1, code: 'render((parent.document.title = "Taken", <b />))' },
        '*',
      )
      document.documentElement.dataset.sent = ''
    }
    document.body.append(frame)
  })
  await page.locator('html[data-sent]').waitFor()
  await page.waitForTimeout(500)
  expect(await page.title()).not.toBe('Taken')
}

test('the preview runs nothing without a sandbox, from a host that sends no headers', async () => {
  const page = await site.visit('/')
  await page.route('**/generated/playground.html', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _policy, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await frameBare(page)
  expect(await page.frameLocator('iframe').locator('#root').innerHTML()).toBe('')
})

test('its header keeps it in a sandbox, whoever frames or opens it', async () => {
  const page = await site.visit('/')
  await frameBare(page)
  expect(
    await page
      .frameLocator('iframe')
      .locator('#root')
      .evaluate(() => origin),
  ).toBe('null')
  await page.goto(`${site.url}/generated/playground.html`)
  expect(await page.evaluate(() => origin)).toBe('null')
})

test('the theme and the height follow', async () => {
  const { page, preview, edit } = await openCounter()
  const textColor = () => preview.locator('html').evaluate((root) => getComputedStyle(root).color)
  const light = await textColor()
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expect.poll(textColor).not.toBe(light)
  const height = () => page.locator('.playground iframe').evaluate((frame) => frame.clientHeight)
  await edit('<div style={{ height: 300 }}>Tall</div>')
  await expect.poll(height).toBe(332)
})

test('the preview is loaded when a reader comes near, not before', async () => {
  const page = await site.visit('/')
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/generated/playground')) files.push(new URL(request.url()).pathname)
  })
  await site.open(page, '/far/')
  await page.waitForLoadState('networkidle')
  expect(files).toEqual([])
  await page.locator('.playground').scrollIntoViewIfNeeded()
  await page.frameLocator('.playground iframe').getByText('Far down the page.').waitFor()
  expect(files).toEqual(['/generated/playground.html'])
})

test('a preview that does not load says so, and Retry tries again', async () => {
  const page = await site.visit('/')
  await page.route('**/generated/playground.html', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  await page.clock.install()
  await site.open(page, '/counter/')
  await page.locator('.playground iframe').waitFor()
  await page.clock.fastForward(31_000)
  await page.getByText('The preview could not be loaded.').waitFor()
  await page.unroute('**/generated/playground.html')
  await page.clock.resume()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.frameLocator('.playground iframe').getByRole('button', { name: 'Count' }).waitFor()
})

test.each([1280, 390])('axe finds nothing with a preview and an error, dark and light, %i px', async (width) => {
  const { page, edit, told } = await openCounter({ viewport: { width, height: 800 } })
  expect(await violationsInBothModes(page)).toEqual([])
  await edit('<Missing />')
  await told('not defined')
  expect(await violationsInBothModes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('a kind that the site adds runs in the browser, without jq', async () => {
  const page = await site.visit('/')
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await site.open(page, '/lamps/')
  const field = page.getByRole('textbox', { name: 'Lamps' })
  const result = page.locator('.playground-result')
  await field.fill('- blue')
  await result.getByText('(blue)').waitFor()
  expect(await result.locator('li').innerText()).toBe('Lit by lantern.')
  await field.fill('blue: 1')
  await page.getByRole('listitem').getByText('This is not a list of lamps. Begin with “- ”.').waitFor()
  await page.getByRole('button', { name: 'Line 1, column 1' }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await result.getByText('(red) (green)').waitFor()
  expect(files.filter((file) => file.startsWith('/generated/'))).toEqual(['/generated/playground-worker.js'])
})

test('without JavaScript the code is there, and what runs in a worker has its result', async () => {
  const page = await site.visit('/', { javaScriptEnabled: true })
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false })
  const plain = await context?.newPage()
  if (plain === undefined) throw new Error('The browser gave no page')
  await plain.goto(new URL('/counter/', page.url()).href)
  expect(await plain.locator('.playground code').innerText()).toContain('function Counter()')
  expect(await plain.locator('.playground iframe').count()).toBe(0)
  await plain.goto(new URL('/lamps/', page.url()).href)
  const result = plain.locator('.playground-result')
  expect(await result.locator('pre[data-language="text"]').innerText()).toBe('(red) (green)')
  expect(await result.innerText()).toContain('Lit by lantern.')
})
