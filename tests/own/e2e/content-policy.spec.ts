import { expect, type Page } from '@playwright/test'
import { apiIntroduction, sitemapPaths } from '../../e2e/exported-site.ts'
import { searchFor, suggestions } from '../../e2e/search-box.ts'
import { visit, whenInteractive } from '../../e2e/visit.ts'
import { chooseHost, createBlueprint, openConsole, send, test } from './api-console.ts'
import { ask, openAssistant } from './assistant.ts'

const jqPage = '/getting-started/set-up-automatic-discovery/'
const picturePage = '/scorecards/concepts-and-structure/'

/** What the policy has refused, in any document, frame or worker: the browser says each in its console. */
function watchForRefusals(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy|permissions policy|refused to/i.test(message.text())) refused.push(message.text())
  })
  return refused
}

// Other tests open all pages and take every message of the browser for a failure. Here is one of each kind, and of each
// part.
const samples = [
  ...sitemapPaths.filter((_, index) => index % 25 === 0),
  apiIntroduction,
  createBlueprint,
  '/no-such-page/',
]
const other = ['/404.html', '/search/?q=scorecard', '/tags/']

test('no page asks for what its policy refuses', async ({ page }) => {
  const refused = watchForRefusals(page)
  for (const path of [...samples, ...other]) {
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy'], path).toContain("script-src 'self' 'sha256-")
    await whenInteractive(page)
  }
  expect(refused).toEqual([])
})

test('search, the assistant and zoom work under the policy', async ({ page }) => {
  const refused = watchForRefusals(page)
  await visit(page, picturePage)
  const picture = page.getByRole('button', { name: /^Enlarge: / })
  await picture.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0)
  await searchFor(page, 'scorecard')
  await expect(suggestions(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await openAssistant(page)
  await ask(page, 'How do I write a scorecard?')
  await page.goto('/search/?q=scorecard')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  expect(refused).toEqual([])
})

test('a playground compiles jq in its worker, and no page may', async ({ page }) => {
  const refused = watchForRefusals(page)
  await visit(page, jqPage)
  const playground = page.locator('.playground')
  await playground.scrollIntoViewIfNeeded()
  await expect(playground).toHaveAttribute('data-state', 'open')
  await playground.getByRole('textbox').last().fill('1 + 1')
  await expect(playground.locator('.playground-result code')).toHaveText('2')
  expect(refused).toEqual([])
  const compiled = await page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => 'compiled',
      () => 'refused',
    ),
  )
  expect(compiled).toBe('refused')
})

test('the console sends a call under the policy', async ({ page, mockUrl }) => {
  const refused = watchForRefusals(page)
  await visit(page, createBlueprint)
  const section = await openConsole(page)
  await chooseHost(section, mockUrl)
  await send(section)
  await expect(section.getByText(/^\d{3} /).first()).toBeVisible()
  expect(refused).toEqual([])
})

test('a script that came into a page does not run, and no text becomes code', async ({ page }) => {
  await visit(page, '/')
  const outcome = await page.evaluate(async () => {
    const refused: string[] = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective))
    const element = document.createElement('script')
    element.textContent = 'document.documentElement.dataset.injected = ""'
    document.body.append(element)
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/none.png" onerror="document.documentElement.dataset.injected=1">',
    )
    const foreign = document.createElement('script')
    foreign.src = 'https://evil.example/x.js'
    document.body.append(foreign)
    const base = document.createElement('base')
    base.href = 'https://evil.example/'
    document.head.append(base)
    let evaluated = false
    // Out of the test's own call, which no policy governs.
    await new Promise((resolve) => setTimeout(resolve))
    try {
      // biome-ignore lint/security/noGlobalEval: that it is refused is what is tested
      evaluated = Boolean(globalThis.eval('true'))
    } catch {
      // As it should be.
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
    return {
      refused: [...new Set(refused)].sort(),
      evaluated,
      injected: 'injected' in document.documentElement.dataset,
      base: document.baseURI,
    }
  })
  expect(outcome).toMatchObject({ evaluated: false, injected: false, base: page.url() })
  expect(outcome.refused).toEqual(['base-uri', 'script-src', 'script-src-attr', 'script-src-elem'])
})

test('a hostile script in the HTML itself does not run either', async ({ page }) => {
  await page.route('**/guides/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('<h1', '<script>self.injected = 1</script><h1') })
  })
  await visit(page, '/guides/')
  expect(await page.evaluate(() => 'injected' in self)).toBe(false)
})
