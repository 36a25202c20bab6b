import { expect, type Page, test } from '@playwright/test'
import { apiIntroduction } from '../../e2e/exported-site.ts'
import { markDocument, visit, visitWithFonts } from '../../e2e/visit.ts'

function sidebar(page: Page, name: string) {
  return page.getByRole('navigation', { name, exact: true })
}

function category(page: Page, name: string) {
  return sidebar(page, 'Documentation').getByRole('button', { name: `Pages under ${name}`, exact: true })
}

test('mainSidebar: its first link goes to the API introduction, labelled “Introduction”', async ({ page }) => {
  await visit(page, '/')
  const first = sidebar(page, 'Documentation').getByRole('link').first()
  await expect(first).toHaveText('Introduction')
  await expect(first).toHaveAttribute('href', apiIntroduction)
  // It shows that it leads to another sidebar.
  await expect.poll(() => first.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('" API reference"')
})

test('solutions-sidebar: its first link goes to /solutions/overview, labelled “Solutions overview”', async ({
  page,
}) => {
  await visit(page, '/solutions/overview/')
  const first = sidebar(page, 'Solutions').getByRole('link').first()
  await expect(first).toHaveText('Solutions overview')
  await expect(first).toHaveAttribute('href', '/solutions/overview/')
})

test('the sidebar cannot be hidden', async ({ page }) => {
  await visit(page, '/scorecards/overview/')
  const navigation = sidebar(page, 'Documentation')
  await expect(navigation).toBeVisible()
  const names = await page
    .locator('button:visible')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''))
  expect(names.filter((name) => /sidebar|collapse|hide/i.test(name))).toEqual([])
  const inside = await navigation
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''))
  expect(inside.length).toBeGreaterThan(0)
  expect(inside.filter((name) => !name.startsWith('Pages under '))).toEqual([])
})

test('categories do not auto-collapse: opening one leaves the other open', async ({ page }) => {
  await visit(page, '/security/')
  for (const name of ['Getting started', 'Scorecards']) {
    await expect(category(page, name)).toHaveAttribute('aria-expanded', 'false')
    await category(page, name).click()
  }
  await expect(category(page, 'Getting started')).toHaveAttribute('aria-expanded', 'true')
  await expect(category(page, 'Scorecards')).toHaveAttribute('aria-expanded', 'true')
  await expect(sidebar(page, 'Documentation').getByRole('link', { name: 'Connect your tools' })).toBeVisible()
  await expect(sidebar(page, 'Documentation').getByRole('link', { name: 'Concepts and structure' })).toBeVisible()
})

test('open and closed categories survive a client navigation, another sidebar and a reload', async ({ page }) => {
  await visit(page, '/security/')
  const unchanged = await markDocument(page)
  await category(page, 'Getting started').click()
  const stillOpen = () => expect(category(page, 'Getting started')).toHaveAttribute('aria-expanded', 'true')
  await sidebar(page, 'Documentation').getByRole('link', { name: 'Troubleshooting' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Troubleshooting' })).toBeVisible()
  await stillOpen()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Solutions' }).click()
  await expect(sidebar(page, 'Solutions')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await stillOpen()
  expect(await unchanged()).toBe(true)
  await page.reload()
  await stillOpen()
  await expect(category(page, 'Scorecards')).toHaveAttribute('aria-expanded', 'false')
})

test('the sidebar keeps its scroll position and its focus over a client navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await visitWithFonts(page, '/security/')
  for (const name of ['Getting started', 'Scorecards', 'Search and query']) await category(page, name).click()
  const link = sidebar(page, 'Documentation').getByRole('link', { name: 'Concepts and structure' })
  await link.scrollIntoViewIfNeeded()
  const before = await sidebar(page, 'Documentation').evaluate((element) => element.scrollTop)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
  expect(await sidebar(page, 'Documentation').evaluate((element) => element.scrollTop)).toBe(before)
  await expect(link).toBeFocused()
})

test('the current page is marked and its ancestors are open', async ({ page }) => {
  await visit(page, '/build-your-software-catalog/custom-integration/api/ci-cd/')
  const navigation = sidebar(page, 'Documentation')
  const current = navigation.getByRole('link', { name: 'CI/CD', exact: true })
  await expect(current).toBeVisible()
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(navigation.locator('[aria-current]')).toHaveCount(1)
  await visit(page, '/build-your-software-catalog/custom-integration/api/')
  for (const name of ['Build a software catalog', 'Create a custom integration']) {
    await category(page, 'Create a custom integration').click()
    await expect(category(page, name)).toHaveAttribute('aria-expanded', 'true')
    await category(page, 'Ingest data through the API').click()
  }
})

/** The deepest level of a shown link or category below the top of the sidebar. */
function shownLevels(page: Page): Promise<number> {
  return page.locator('.sidebar li').evaluateAll((items) => {
    const isRow = (item: Element) => item.firstElementChild?.checkVisibility() === true
    const levels = items.filter(isRow).map((item) => {
      let level = 0
      for (let at: Element | null = item; at !== null; at = at.parentElement?.closest('li') ?? null)
        if (isRow(at)) level += 1
      return level
    })
    return Math.max(...levels)
  })
}

test('at most three levels are shown: a deeper page is in a list of its own, with a way back', async ({ page }) => {
  const properties =
    '/build-your-software-catalog/customize-integrations/configure-data-model/setup-blueprint/properties'
  await visit(page, `${properties}/string/`)
  const navigation = sidebar(page, 'Documentation')
  await expect(navigation.getByRole('link', { name: 'String', exact: true })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Scorecards', exact: true })).toBeHidden()
  // The way back is a row of its own, above the list.
  expect(await shownLevels(page)).toBeLessThanOrEqual(5)
  await category(page, 'Customize integrations').click()
  await expect(navigation.getByRole('link', { name: 'Scorecards', exact: true })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'String', exact: true })).toBeHidden()
  await expect(category(page, 'Configure the data model')).toBeFocused()
  expect(await shownLevels(page)).toBeLessThanOrEqual(3)
  await page.keyboard.press('Enter')
  await expect(navigation.getByRole('link', { name: 'String', exact: true })).toBeVisible()
  await expect(category(page, 'Customize integrations')).toBeFocused()
})

test('the mark moves to the new page at a client navigation, and its ancestors open', async ({ page }) => {
  await visit(page, '/security/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terraform' }).click()
  const navigation = sidebar(page, 'Documentation')
  await expect(navigation.getByRole('link', { name: 'Terraform' })).toHaveAttribute('aria-current', 'page')
  await expect(navigation.locator('[aria-current]')).toHaveCount(1)
  await expect(navigation.getByRole('link', { name: 'Infrastructure as code', exact: true })).toBeVisible()
})

test('the rest of the sidebar cannot be loaded: a category leads to its first page, and a warning says so', async ({
  page,
}) => {
  await page.route('**/_parts/sidebars/*', (route) => route.abort())
  await visit(page, '/security/')
  const warned = page.waitForEvent('console', (message) => message.text().includes('The sidebar is incomplete.'))
  await category(page, 'Getting started').click()
  expect((await warned).type()).toBe('warning')
  await expect(page).toHaveURL('/getting-started/overview/')
  await expect(sidebar(page, 'Documentation').getByRole('link', { name: 'Connect your tools' })).toBeVisible()
})

test('labels that are paths stay within the sidebar', async ({ page }) => {
  await visit(page, apiIntroduction)
  const list = sidebar(page, 'API reference')
  await expect(list.locator('.tree a .method').nth(10)).toBeAttached()
  const overflow = await list.evaluate((element) => {
    const path = '/v1/blueprints/{blueprint_identifier}/entities/{entity_identifier}/actions'
    for (const link of element.querySelectorAll('.tree a')) link.lastChild?.replaceWith(path)
    for (const name of element.querySelectorAll('.category > div > span')) name.textContent = path.replaceAll('/', '_')
    return {
      wide: element.scrollWidth - element.clientWidth,
      links: element.querySelectorAll('.tree a .method').length,
    }
  })
  expect(overflow.links).toBeGreaterThan(10)
  expect(overflow.wide).toBeLessThanOrEqual(0)
})
