import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('the sidebar leads to the pages around this one, and to all categories', async ({ page }) => {
  await page.goto('/security/')
  const sidebar = page.getByRole('navigation', { name: 'Documentation' })
  const links = await sidebar.locator('a').all()
  expect(links.length).toBeGreaterThan(12)
  for (const link of links) await expect(link).toBeVisible()
  await expect(sidebar.locator('a[aria-current=page]')).toHaveText('Security and compliance')
})

test('every tab panel is visible, with its label', async ({ page }) => {
  await page.goto('/search-and-query/examples/')
  await expect(page.getByRole('tablist')).toHaveCount(0)
  const panels = await page.locator('.tab-panel').all()
  expect(panels.length).toBeGreaterThan(2)
  for (const panel of panels) {
    await expect(panel).toBeVisible()
    const [label, shown] = await panel.evaluate((element) => [
      element.getAttribute('data-label'),
      getComputedStyle(element, '::before').content,
    ])
    expect(shown).toBe(`"${label}"`)
  }
})

test('code, tables and diagrams are there', async ({ page }) => {
  await page.goto('/search-and-query/examples/')
  await expect(page.locator('figure.code').first()).toBeVisible()
  expect(await page.locator('figure.code code').first().textContent()).not.toBe('')
  await page.goto('/solutions/overview/')
  await expect(page.locator('.diagram svg').first()).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
})

test('a long code block is there in full, without a button', async ({ page }) => {
  await page.goto('/scorecards/concepts-and-structure/')
  const figure = page.locator('figure.code', { has: page.locator('.unfold') }).first()
  expect((await figure.boundingBox())?.height).toBeGreaterThan(1000)
  await expect(figure.getByRole('button')).toHaveCount(0)
})

test('links lead from page to page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL('/guides/')
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveText('Guides')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Scorecards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Scorecards overview' })).toBeVisible()
})

test('the search form leads to the results page, which says what it needs', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('searchbox').fill('scorecard')
  await page.getByRole('banner').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/search/?q=scorecard')
  await expect(page.getByRole('heading', { level: 1, name: 'Search', exact: true })).toBeVisible()
  await expect(page.getByText('needs JavaScript')).toBeVisible()
})

for (const width of [1280, 390]) {
  test(`no control is shown that does nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/search-and-query/examples/', '/build-your-software-catalog/', '/no-such-page/']) {
      await page.goto(path)
      const buttons = await page.locator('button:visible, select:visible').evaluateAll((elements) =>
        elements
          // Submit buttons and popovers work without scripts.
          .filter((element) => element.getAttribute('type') !== 'submit' && !element.hasAttribute('popovertarget'))
          .filter(
            (element) =>
              element.tagName !== 'BUTTON' || element.hasAttribute('type') || element.closest('form') === null,
          )
          .map((element) => element.outerHTML),
      )
      expect(buttons, path).toEqual([])
      await expect(page.locator('kbd').filter({ hasText: 'K', visible: true })).toHaveCount(0)
    }
  })

  test(`sections, sidebar and icon links can be reached, and nothing scrolls sideways, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/scorecards/overview/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Source repository' })).toBeVisible()
    expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBe(width)
  })
}

test('a definition opens without scripts', async ({ page }) => {
  await page.goto('/build-your-software-catalog/')
  const term = page.locator('button.term').first()
  await term.click()
  await expect(page.locator('.term-card:popover-open')).toBeVisible()
})

test('on a small screen the table of contents is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/search-and-query/')
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeVisible()
})

test('on a phone, no control of the header covers another one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    '/',
    '/guides/',
    '/api-reference/create-a-blueprint/',
    '/solutions/overview/',
    '/no-such-page/',
  ]) {
    await page.goto(path)
    const controls = page.getByRole('banner').locator('a:visible, input:visible')
    expect(await controls.count()).toBeGreaterThan(6)
    const covered = await controls.evaluateAll((all) =>
      all
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          return hit === null || !(control.contains(hit) || hit.contains(control))
        })
        .map((control) => control.outerHTML),
    )
    expect(covered, path).toEqual([])
  }
})
