import { expect, type Page, test } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'

const withTerm = '/build-your-software-catalog/'
const withDetails = '/build-your-software-catalog/custom-integration/api/'
const withDiagram = '/solutions/overview/'
const withSteps = '/search-and-query/global-search/'

test('details are closed until they are opened, by pointer and by keyboard', async ({ page }) => {
  await visit(page, withDetails)
  const details = page.locator('details').first()
  const content = details.locator('> div')
  await expect(content).toBeHidden()
  await details.locator('summary').click()
  await expect(content).toBeVisible()
  await details.locator('summary').press('Enter')
  await expect(content).toBeHidden()
})

test.describe('terms', () => {
  const term = (page: Page) => page.locator('button.term').first()
  const card = (page: Page) => page.locator('.term-card:popover-open')
  const gap = async (page: Page) => {
    const [word, box] = [await term(page).boundingBox(), await card(page).boundingBox()]
    if (word === null || box === null) throw new Error('No box')
    return Math.min(Math.abs(box.y - (word.y + word.height)), Math.abs(word.y - (box.y + box.height)))
  }

  test('a definition opens by keyboard next to its word and closes with Escape; the focus stays', async ({ page }) => {
    await visit(page, withTerm)
    await term(page).focus()
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeVisible()
    await expect.poll(() => gap(page)).toBeLessThan(20)
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
    await expect(term(page)).toBeFocused()
  })

  test('a definition that is opened before its script arrives is placed, too', async ({ page }) => {
    let arrives: (() => void) | undefined
    const arrival = new Promise<void>((resolve) => {
      arrives = resolve
    })
    await page.route('**/enhance-terms.*', async (route) => {
      await arrival
      await route.continue()
    })
    await visit(page, withTerm)
    await term(page).focus()
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeVisible()
    expect(await gap(page)).toBeGreaterThan(20)
    arrives?.()
    await expect.poll(() => gap(page)).toBeLessThan(20)
  })

  test('a definition opens while the pointer is on its word or in it, and stays open after a click', async ({
    page,
  }) => {
    await visit(page, withTerm)
    await term(page).hover()
    await expect(card(page)).toBeVisible()
    await card(page).hover()
    await page.waitForTimeout(400)
    await expect(card(page)).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(card(page)).toHaveCount(0)
    await term(page).hover()
    await expect(card(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
    await page.mouse.move(0, 0)
    await term(page).hover()
    await expect(card(page)).toBeVisible()
    await term(page).click()
    await page.mouse.move(0, 0)
    await page.waitForTimeout(400)
    await expect(card(page)).toBeVisible()
    await term(page).click()
    await expect(card(page)).toHaveCount(0)
  })

  test('a definition opens with the focus, and closes when the focus has left it', async ({ page }) => {
    await visit(page, withTerm)
    await page.keyboard.press('Tab')
    await term(page).focus()
    await expect(card(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(term(page)).toBeFocused()
    await expect(card(page)).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(card(page)).toHaveCount(0)
  })

  test('a definition closes with a click elsewhere, and stays inside a small window', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, withTerm)
    await term(page).click()
    await expect(card(page)).toBeVisible()
    const box = await card(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    await page.getByRole('heading', { level: 1 }).click()
    await expect(card(page)).toHaveCount(0)
  })
})

test('a definition closes when its word is scrolled away', async ({ page }) => {
  await visit(page, withTerm)
  await page.locator('button.term').first().click()
  await expect(page.locator('.term-card:popover-open')).toBeVisible()
  await page.mouse.wheel(0, 300)
  await expect(page.locator('.term-card:popover-open')).toHaveCount(0)
})

test('the whole of a card leads to its page', async ({ page }) => {
  await visit(page, '/getting-started/overview/')
  const card = page.locator('.card').first()
  const href = await card.getByRole('link').first().getAttribute('href')
  const box = await card.boundingBox()
  await card.click({ position: { x: (box?.width ?? 0) - 5, y: (box?.height ?? 0) - 5 } })
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href)
})

for (const theme of ['dark', 'light'] as const) {
  test.describe(`diagrams, ${theme}`, () => {
    test('are pictures in the page, readable in this theme', async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await page.route(/mermaid|diagram/i, (route) => route.abort())
      await visit(page, withDiagram)
      const diagram = page.locator('.diagram svg').first()
      await expect(diagram).toBeVisible()
      const colors = await diagram.evaluate((svg) => {
        const text = svg.querySelector('text')
        if (text === null) throw new Error('A diagram without text')
        const box = svg.closest('.diagram')?.firstElementChild ?? svg
        return { text: getComputedStyle(text).fill, box: getComputedStyle(box).backgroundColor }
      })
      expect(colors).toEqual(
        theme === 'dark'
          ? { text: 'rgb(228, 235, 232)', box: 'rgb(17, 26, 26)' }
          : { text: 'rgb(23, 35, 34)', box: 'rgb(247, 245, 238)' },
      )
    })
  })
}

test('diagrams have a name for readers who cannot see them', async ({ page }) => {
  await visit(page, withDiagram)
  for (const diagram of await page.locator('.diagram').all()) {
    await expect(diagram.locator('> [role=img]')).toHaveAccessibleName(/\S{3}/)
  }
})

test('each step has a heading with its own anchor', async ({ page }) => {
  await visit(page, withSteps)
  const steps = page.locator('.step')
  expect(await steps.count()).toBeGreaterThan(1)
  const headings = steps.locator('> :is(h3, h4)')
  const ids = await headings.evaluateAll((elements) => elements.map(({ id }) => id))
  expect(new Set(ids).size).toBe(await steps.count())
  await page.goto(`${withSteps}#${ids[1]}`)
  await expect(headings.nth(1)).toBeInViewport()
})

test('a heading’s anchor puts its address into the location bar', async ({ page }) => {
  await visit(page, withSteps)
  const heading = page.getByRole('heading', { level: 2 }).first()
  await heading.hover()
  const anchor = heading.getByRole('link', { name: /^Link to “/ })
  await expect(anchor).toHaveCSS('opacity', '1')
  await anchor.click()
  await expect(page).toHaveURL(new RegExp(`${withSteps}#${await heading.getAttribute('id')}$`))
})

test('a wide table scrolls in its own box, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, '/search-and-query/comparison-operators/')
  const box = page.locator('.table-scroll').first()
  // Long names break where a table doesn't fit, so it takes a cell that can't.
  await box
    .locator('td')
    .first()
    .evaluate((cell) => {
      cell.style.minWidth = '40rem'
    })
  await box.focus()
  await expect(box).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
