import { expect, type Page, test } from '@playwright/test'
import { colorlessViolations, colorViolations, violations } from './axe.ts'
import { deal, otherPaths, sitemapPaths } from './exported-site.ts'
import { visit, whenInteractive } from './visit.ts'

const paths = [...sitemapPaths, ...otherPaths]
const pagesPerTest = 45
const pageTimeoutMs = 12_000

test.use({ reducedMotion: 'reduce' })

/** What is wrong with the colours of the shown page in the light mode, which is switched to and back. */
async function lightViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
  })
  if ((await colorViolations(page)).length === 0) return []
  // What is out of sight and not rendered may keep its colours for now: the page as it is loaded decides.
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload()
  await whenInteractive(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const found = await colorViolations(page)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  return found
}

/** What colours follow from: every element with a text, and two around it, by their names, classes and attributes. */
function colorings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const known = new Map<Element, string>()
    const look = (element: Element) => {
      const attributes = element.getAttributeNames().filter((name) => name !== 'id')
      const style = element.getAttribute('style') ?? ''
      const name = [
        element.localName,
        ...attributes,
        ...element.classList,
        /color|background/.test(style) && style,
      ].join(' ')
      known.set(element, name)
      return name
    }
    const found = new Set<string>()
    for (const element of document.body.querySelectorAll('*')) {
      if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) continue
      const chain: string[] = []
      for (let one: Element | null = element; one !== null && chain.length < 3; one = one.parentElement)
        chain.push(known.get(one) ?? look(one))
      found.add(chain.join(' < '))
    }
    return [...found]
  })
}

deal(paths, Math.ceil(paths.length / pagesPerTest)).forEach((some, hand) => {
  test(`axe finds nothing on any page, dark and light (${hand + 1})`, async ({ page }) => {
    test.setTimeout(some.length * pageTimeoutMs)
    await page.addInitScript(() => localStorage.getItem('theme') ?? localStorage.setItem('theme', 'dark'))
    const found: string[] = []
    const checked = new Set<string>()
    for (const path of some) {
      await visit(page, path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.getByText('Searching…')).toHaveCount(0)
      found.push(...(await colorlessViolations(page)))
      // Colours are the same where everything is coloured as on a page before.
      const unchecked = (await colorings(page)).filter((one) => !checked.has(one))
      if (unchecked.length === 0) continue
      for (const one of unchecked) checked.add(one)
      found.push(...(await colorViolations(page)))
      found.push(...(await lightViolations(page)).map((line) => `${line} (light)`))
    }
    expect(found).toEqual([])
  })
})

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing on a phone, ${theme}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.setViewportSize({ width: 390, height: 844 })
    const found: string[] = []
    for (const path of [
      '/',
      '/search-and-query/comparison-operators/',
      '/guides/',
      '/search-and-query/examples/',
      '/scorecards/overview/',
    ]) {
      await visit(page, path)
      found.push(...(await violations(page)))
    }
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    found.push(...(await violations(page)))
    expect(found).toEqual([])
  })
}

test('axe finds nothing in what opens on demand: a definition, details and a crashed page', async ({ page }) => {
  await visit(page, '/build-your-software-catalog/custom-integration/api/')
  await page.locator('details > summary').first().click()
  const found = await violations(page)
  await page.locator('button.term').first().click()
  await expect(page.locator('.term-card:popover-open')).toBeVisible()
  found.push(...(await violations(page)))
  await page.evaluate(() => {
    Element.prototype.replaceChildren = () => {
      throw new Error('A test')
    }
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terraform' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible()
  found.push(...(await violations(page)))
  expect(found).toEqual([])
})
