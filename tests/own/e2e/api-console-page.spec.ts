import { expect, type Locator, type Page, test } from '@playwright/test'
import { violations, violationsInBothModes } from '../../e2e/axe.ts'
import { holdRequests, visit } from '../../e2e/visit.ts'
import {
  createBlueprint,
  listBlueprints,
  openConsole,
  searchEntities,
  send,
  tryIt,
  visitConsole,
} from './api-console.ts'

/** What the elements outside of the console look like: one of each kind. */
function looks(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const kinds = new Map<string, Element>()
    for (const element of document.querySelectorAll('html, body, body *')) {
      const kind = `${element.parentElement?.tagName} ${element.tagName}.${element.getAttribute('class')}`
      if (element.closest('.try-it') === null && !kinds.has(kind)) kinds.set(kind, element)
    }
    // Sizes and places of what is around the console follow from it, and so does what scrolling keeps clear of its button.
    const follows =
      /^(block-size|height|grid-template-rows|perspective-origin|transform-origin|inset|scroll-padding|top|bottom)/
    const look = (element: Element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part === '' ? undefined : part)
        return [...style].filter((name) => !follows.test(name)).map((name) => `${name}:${style.getPropertyValue(name)}`)
      })
    return Object.fromEntries([...kinds].map(([kind, element]) => [kind, look(element).join('|')]))
  })
}

async function followColorMode(page: Page, section: Locator): Promise<void> {
  const colors = () =>
    section.evaluate((element) => {
      const color = (selector: string, property: string) =>
        getComputedStyle(element.querySelector(selector) as Element).getPropertyValue(property)
      return [color('.try-it-root', 'background-color'), color('.try-it-editor .t5', 'color')]
    })
  const light = await colors()
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expect.poll(async () => (await colors())[1]).not.toBe(light[1])
  expect((await colors())[0]).not.toBe(light[0])
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'system'
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(colors).toEqual(light)
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('system')
}

test('no style of the console reaches the rest of the page', async ({ page }) => {
  test.setTimeout(90_000)
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await visit(page, createBlueprint)
  await page.waitForLoadState('networkidle')
  // Before the button has the focus: that loads the styles already. And once the page itself has come to rest.
  let before = await looks(page)
  await expect(async () => {
    const earlier = before
    before = await looks(page)
    expect(before).toEqual(earlier)
  }).toPass()
  expect(Object.keys(before).length).toBeGreaterThan(50)
  const section = await openConsole(page)
  const after = await looks(page)
  expect(Object.keys(after).filter((kind) => after[kind] !== before[kind])).toEqual([])
  await test.step('the console follows the color mode of the site, as it changes', () => followColorMode(page, section))
})

test.describe('what does not load', () => {
  for (const [name, file] of [
    ['script', '**/generated/try-it.js*'],
    ['stylesheet', '**/generated/try-it.css'],
    ['operation', '**/_parts/operations/*.json'],
  ] as const) {
    test(`the ${name}: a message, and another attempt`, async ({ page }) => {
      await page.route(file, (route) => route.abort())
      await visit(page, listBlueprints)
      const section = tryIt(page)
      await section.getByRole('button', { name: 'Try it' }).click()
      await expect(section.getByText('The console could not be loaded.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible()
      await section.getByRole('button', { name: 'Retry' }).click()
      await expect(section.getByRole('button', { name: 'Retry' })).toBeVisible()
      await page.unroute(file)
      await section.getByRole('button', { name: 'Retry' }).click()
      await expect(section.getByRole('button', { name: 'Send request' })).toBeVisible()
      await expect(section.getByText('The console could not be loaded.')).toHaveCount(0)
    })
  }

  test('an operation that the host does not have', async ({ page }) => {
    await page.route('**/_parts/operations/*.json', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await visit(page, listBlueprints)
    await tryIt(page).getByRole('button', { name: 'Try it' }).click()
    await expect(tryIt(page).getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

test('while it loads, it says so', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  const release = await holdRequests(page, '**/generated/try-it.js*')
  await visit(page, listBlueprints)
  const section = tryIt(page)
  await section.getByRole('button', { name: 'Try it' }).click()
  await expect(section.getByText('The console is loading.')).toHaveRole('status')
  await expect(section.getByRole('button', { name: 'Loading…' })).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect(section.locator('.try-it-root').getByLabel('Server')).toBeVisible()
  await test.step('a page that is left takes its console along, without an error', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL('/guides/')
    await expect(page.locator('.try-it-root')).toHaveCount(0)
    await page.goBack()
    await openConsole(page)
    expect(problems).toEqual([])
  })
})

/** On a phone nothing is wider than the screen, and all fields can be reached. */
async function fitsPhone(page: Page, section: Locator): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const widths = await section.evaluate((element) =>
    [
      ...element.querySelectorAll(
        'input:not([aria-hidden] *), select:not([aria-hidden] *), textarea, button:not([tabindex="-1"])',
      ),
    ].map((field) => {
      const { left, right } = field.getBoundingClientRect()
      return left >= 0 && right <= 390
    }),
  )
  expect(widths.length).toBeGreaterThan(8)
  expect(widths).not.toContain(false)
}

for (const [width, look] of [
  [1440, violationsInBothModes],
  // Phones show it in the same colors.
  [390, violations],
] as const) {
  test(`axe finds nothing in the open console, ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.setViewportSize({ width, height: 900 })
    await page.route('https://api.*/**', (route) =>
      route.fulfill({
        json: { ok: true, entities: [{ identifier: 'checkout' }] },
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    const section = await visitConsole(page, searchEntities)
    if (width === 390) await test.step('nothing is wider than the screen', () => fitsPhone(page, section))
    const check = async (state: string) => (await look(page, '.try-it')).map((line) => `${state}: ${line}`)
    await send(section)
    await expect(section.getByText('200 OK')).toBeVisible()
    await section.getByText('Response headers').click()
    const found = await check('with a response')
    await page.unroute('https://api.*/**')
    await page.route('https://api.*/**', (route) => route.abort())
    await send(section)
    await expect(section.getByText(/^No response came/)).toBeVisible()
    found.push(...(await check('without a response')))
    expect(found).toEqual([])
  })
}

test('a key that slips next to a field of the console doesn’t leave the page', async ({ page }) => {
  const section = await visitConsole(page, createBlueprint)
  await page.locator('h1').click()
  await page.keyboard.press('n')
  await expect(section.getByRole('textbox', { name: 'Request body' })).toBeVisible()
  await section.getByRole('button', { name: 'Close' }).click()
  await page.locator('h1').click()
  await page.keyboard.press('n')
  await expect(page).not.toHaveURL(createBlueprint)
})
