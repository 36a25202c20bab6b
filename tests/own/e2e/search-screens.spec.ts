import { expect, test } from '@playwright/test'
import { layoutViolations, violations, violationsInBothModes } from '../../e2e/axe.ts'
import { allResults, combobox, holdBack, searchField, searchFor, suggestions } from '../../e2e/search-box.ts'
import { visit } from '../../e2e/visit.ts'

for (const [width, look] of [
  [1280, violationsInBothModes],
  // The same as in a wide window, less wide.
  [800, layoutViolations],
  // Phones show other parts.
  [390, violations],
] as const) {
  test(`axe finds nothing in the search at ${width} px`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/guides/')
    await searchFor(page, 'blueprint')
    await expect(suggestions(page).first()).toBeVisible()
    expect(await look(page)).toEqual([])
    await combobox(page).fill('scxxrecxrd')
    await expect(page.getByText('No results for')).toBeVisible()
    // The page around it is the same.
    expect(await look(page, '.search-box')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: /^(?:No r|R)esults for/ })).toBeVisible()
    await searchFor(page, '')
    await expect(page.getByRole('listbox', { name: 'Recent searches' })).toBeVisible()
    expect(await look(page)).toEqual([])
    await visit(page, '/search/?q=blueprint')
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Parts of the documentation' })).toBeVisible()
    expect(await look(page)).toEqual([])
    await visit(page, '/scorecards/overview/?_highlight=scorecard')
    await expect(page.getByRole('button', { name: 'Clear highlights' })).toBeVisible()
    expect(await look(page)).toEqual([])
  })
}

test('the panel is within windows of all widths', async ({ page }) => {
  await visit(page, '/guides/')
  for (const width of [1100, 997, 996, 700, 641]) {
    await page.setViewportSize({ width, height: 500 })
    await searchFor(page, 'blueprint')
    await expect(suggestions(page).first()).toBeVisible()
    const all = allResults(page)
    for (const part of [all, suggestions(page).first()]) {
      const box = await part.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width)
    }
    await expect(all).toBeInViewport({ ratio: 1 })
    const shown = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(shown, `${width} px`).toBeLessThanOrEqual(width)
    await page.keyboard.press('Escape')
  }
  await test.step('a long title takes a second line instead of being cut', async () => {
    await page.setViewportSize({ width: 700, height: 900 })
    await searchFor(page, 'blueprint')
    await expect(suggestions(page).first()).toBeVisible()
    const title = suggestions(page).first().locator('.search-hit-title')
    const { lines, hidden } = await title.evaluate((element) => {
      element.textContent = 'A title of many words '.repeat(6)
      return {
        lines: Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
        hidden: element.scrollWidth - element.clientWidth,
      }
    })
    expect(lines).toBeGreaterThan(1)
    expect(hidden).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const sheet = (page: import('@playwright/test').Page) => page.getByRole('dialog', { name: 'Search' })

  test('the field', async ({ page }) => {
    await visit(page, '/guides/')
    await test.step('a tap on it opens a sheet over the whole screen, with what was typed', async () => {
      await searchField(page).tap()
      await expect(sheet(page)).toBeVisible()
      const box = await sheet(page).boundingBox()
      expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
      await expect(combobox(page)).toBeFocused()
      await page.keyboard.type('scorecard')
      await expect(suggestions(page).first()).toBeVisible()
      await expect(allResults(page)).toBeInViewport({ ratio: 1 })
      await suggestions(page).first().tap()
      await expect(sheet(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Clear highlights' })).toBeVisible()
      await expect(page).not.toHaveURL(/_highlight=/)
      await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('scorecard')
    })
  })

  test('until it has loaded, what is typed has the place of the sheet', async ({ page }) => {
    await visit(page, '/guides/')
    const release = await holdBack(page, '**/assets/js/*.js')
    await searchField(page).focus()
    await page.keyboard.type('scorecard')
    const form = page.locator('.search-box')
    await expect(form).toHaveAttribute('aria-busy', 'true')
    expect(await form.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    const before = await searchField(page).boundingBox()
    await release()
    await expect(sheet(page)).toBeVisible()
    expect(await combobox(page).boundingBox()).toEqual(before)
  })

  test('the sheet', async ({ page }) => {
    await visit(page, '/guides/')
    await test.step('the focus alone opens nothing', async () => {
      await searchField(page).focus()
      await expect(combobox(page)).toBeFocused()
      await expect(sheet(page)).toHaveCount(0)
    })
    await test.step('titles are not cut, and the part of the site is above them', async () => {
      await searchFor(page, 'scorecard')
      await expect(suggestions(page).nth(4)).toBeVisible()
      const titles = page.locator('.search-hit-title')
      const cut = await titles.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      )
      expect(cut).toHaveLength(0)
      const labeled = suggestions(page).filter({ has: page.locator('.search-hit-label') })
      // In one step: what arrives later can bring another list.
      const [label, title] = await labeled.first().evaluate((hit) =>
        ['label', 'title'].map((part) => {
          const { left, top } = (hit.querySelector(`.search-hit-${part}`) as Element).getBoundingClientRect()
          return { left, top }
        }),
      )
      expect(label?.top).toBeLessThan(title?.top ?? 0)
      expect(label?.left).toBe(title?.left)
    })
    await test.step('nothing shows below the link to all results', async () => {
      const box = await allResults(page).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
    })
    await test.step('Tab does not leave it', async () => {
      for (let count = 0; count < 8; count += 1) {
        await page.keyboard.press('Tab')
        expect(
          await page.evaluate(
            () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
          ),
        ).toBe(true)
      }
    })

    for (const way of ['Cancel', 'Escape'])
      await test.step(`${way} closes it, and the field is in the header again`, async () => {
        await searchFor(page, 'scorecard')
        await expect(sheet(page)).toBeVisible()
        await expect(suggestions(page).first()).toBeVisible()
        if (way === 'Cancel') await page.getByRole('button', { name: 'Cancel' }).tap()
        else await page.keyboard.press('Escape')
        await expect(sheet(page)).toHaveCount(0)
        await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('scorecard')
        await page.getByRole('banner').getByRole('combobox').tap()
        await expect(sheet(page)).toBeVisible()
        await expect(suggestions(page).first()).toBeVisible()
      })
  })
})
