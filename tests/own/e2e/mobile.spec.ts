import { expect, type Page, test } from '@playwright/test'
import { visit, visitWithFonts } from '../../e2e/visit.ts'
import { site } from '../../export/site.ts'

const phone = { width: 390, height: 844 }
const page1 = '/scorecards/overview/'

function drawer(page: Page) {
  return page.getByRole('dialog', { name: 'Menu' })
}

function menuButton(page: Page) {
  return page.getByRole('button', { name: 'Open menu' })
}

async function openDrawer(page: Page): Promise<void> {
  await menuButton(page).click()
  await expect(drawer(page)).toBeVisible()
}

test('the breakpoint is 996 px: there a drawer, at 997 px the desktop navigation', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 })
  await visit(page, page1)
  await expect(menuButton(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeHidden()
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(menuButton(page)).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible()
})

for (const width of [996, 997]) {
  test(`at ${width} px nothing of the frame is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, page1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test.describe('drawer', () => {
  test.use({ viewport: phone })

  test('it holds the sections, the page’s sidebar and the icon links', async ({ page }) => {
    await visit(page, page1)
    await openDrawer(page)
    const sections = drawer(page).getByRole('navigation', { name: 'Sections' }).getByRole('link')
    await expect(sections).toHaveText(['Home', 'Solutions', 'Guides', 'API Reference'])
    await expect(sections.first()).toHaveAttribute('aria-current', 'true')
    const pages = drawer(page).getByRole('navigation', { name: 'Documentation' })
    await expect(pages.locator('[aria-current=page]')).toHaveText('Scorecards')
    for (const { label } of site.iconLinks) await expect(drawer(page).getByRole('link', { name: label })).toBeVisible()
  })

  for (const path of ['/search/', '/tags/', '/404.html']) {
    test(`on ${path}, which has no sidebar, it leads to all categories`, async ({ page }) => {
      await visit(page, path)
      await openDrawer(page)
      const pages = drawer(page).getByRole('navigation', { name: 'Documentation' })
      await expect(pages.getByRole('link', { name: 'Actions and automations' })).toBeVisible()
      await pages.getByRole('button', { name: 'Pages under Scorecards' }).click()
      await pages.getByRole('link', { name: 'Concepts and structure' }).click()
      await expect(page).toHaveURL('/scorecards/concepts-and-structure/')
      await openDrawer(page)
      await expect(pages.locator('[aria-current=page]')).toHaveText('Concepts and structure')
    })
  }

  test('on a guide, its place comes first: the index above it, itself, and its theme', async ({ page }) => {
    await visit(page, '/guides/all/scaffold-github-using-cookiecutter/')
    await openDrawer(page)
    const place = drawer(page).getByRole('navigation', { name: 'This page' })
    await expect(place.getByRole('link')).toHaveText([
      'Home',
      'Guides',
      'Scaffold GitHub repositories with Cookiecutter',
      'All 2 guides in Scaffolding',
    ])
    await expect(place.locator('[aria-current=page]')).toHaveText('Scaffold GitHub repositories with Cookiecutter')
    const sections = drawer(page).getByRole('navigation', { name: 'Sections' })
    await expect(sections.getByRole('link', { name: 'Guides' })).toHaveAttribute('aria-current', 'true')
    await expect(drawer(page).getByRole('link', { name: 'Getting started', exact: true })).toBeVisible()
    await place.getByRole('link', { name: 'All 2 guides' }).click()
    await expect(page).toHaveURL('/guides/?theme=scaffolding')
  })

  test('its texts begin at one edge', async ({ page }) => {
    await visit(page, page1)
    await openDrawer(page)
    const lefts = await drawer(page)
      .locator('.drawer-sections li:first-child a, .drawer-sidebar > ul > li > a')
      .evaluateAll((links) =>
        links.map((link) =>
          Math.round(link.getBoundingClientRect().left + parseFloat(getComputedStyle(link).paddingLeft)),
        ),
      )
    expect(new Set(lefts).size).toBe(1)
  })

  test('on a deep page, its head is in sight', async ({ page }) => {
    const properties =
      '/build-your-software-catalog/customize-integrations/configure-data-model/setup-blueprint/properties'
    await visit(page, `${properties}/yaml/`)
    await openDrawer(page)
    await expect(drawer(page).locator('[aria-current=page]')).toBeInViewport()
    await expect(drawer(page).getByRole('button', { name: 'Close menu' })).toBeInViewport()
    await expect(drawer(page).getByRole('link', { name: 'API Reference' })).toBeInViewport()
  })

  test('on a deep page, the way back and the sections in one row are in sight', async ({ page }) => {
    const properties =
      '/build-your-software-catalog/customize-integrations/configure-data-model/setup-blueprint/properties'
    await visit(page, `${properties}/string/`)
    await openDrawer(page)
    await expect(drawer(page).locator('[aria-current=page]')).toBeInViewport()
    const back = drawer(page).locator('.category:has(> ul > [data-list]) > div')
    const sections = drawer(page).getByRole('navigation', { name: 'Sections' })
    await expect.poll(async () => (await back.boundingBox())?.y).toBeGreaterThan(0)
    const edge = await sections.evaluate((element) => element.getBoundingClientRect().bottom)
    expect((await back.boundingBox())?.y).toBeGreaterThanOrEqual(edge - 1)
    const rows = await sections
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().y))
    expect(new Set(rows).size).toBe(1)
    await back.getByRole('button').click()
    await expect(drawer(page).getByRole('link', { name: 'API Reference', exact: true })).toBeInViewport()
  })

  test('the focus goes in, stays in, and returns to the button with Escape', async ({ page }) => {
    await visit(page, page1)
    await openDrawer(page)
    const inside = () => drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))
    expect(await inside()).toBe(true)
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      // The browser’s own controls are also part of the tab order; the page behind the dialog is not.
      const outside = await page.evaluate(() => document.activeElement?.closest('header, main, footer') !== null)
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('it closes by its button, by a click next to it and when the window grows', async ({ page }) => {
    await visit(page, page1)
    await openDrawer(page)
    await drawer(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer(page)).toBeHidden()
    await openDrawer(page)
    await page.mouse.click(385, 400)
    await expect(drawer(page)).toBeHidden()
    await openDrawer(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(drawer(page)).toBeHidden()
    const sidebar = page.getByRole('navigation', { name: 'Documentation' })
    await expect(sidebar.getByRole('link', { name: 'Scorecards', exact: true })).toBeVisible()
  })

  test('following a link closes it, and the new page has its own sidebar in it', async ({ page }) => {
    await visit(page, page1)
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: 'Concepts and structure' }).click()
    await expect(page).toHaveURL('/scorecards/concepts-and-structure/')
    await expect(drawer(page)).toBeHidden()
    await openDrawer(page)
    const current = drawer(page).getByRole('navigation', { name: 'Documentation' }).locator('[aria-current]')
    await expect(current).toHaveText('Concepts and structure')
    await drawer(page).getByRole('link', { name: 'Solutions', exact: true }).click()
    await expect(page).toHaveURL('/solutions/overview/')
    await openDrawer(page)
    await expect(drawer(page).getByRole('navigation', { name: 'Solutions' }).getByRole('link').first()).toHaveText(
      'Solutions overview',
    )
    await drawer(page).getByRole('link', { name: 'Guides', exact: true }).click()
    await expect(page).toHaveURL('/guides/')
    await openDrawer(page)
    // An index has no sidebar, so the menu has the first one.
    const others = drawer(page).getByRole('navigation', { name: 'Documentation' })
    await expect(others.getByRole('link', { name: 'Integrations index' })).toBeVisible()
    await expect(others.locator('[aria-current]')).toHaveCount(0)
  })

  test('following a link to the shown page also closes it', async ({ page }) => {
    await visit(page, page1)
    await openDrawer(page)
    await drawer(page).locator('[aria-current=page]').click()
    await expect(drawer(page)).toBeHidden()
  })

  test('categories that were opened in the drawer are open in the desktop’s sidebar, and the other way round', async ({
    page,
  }) => {
    await visit(page, '/security/')
    await openDrawer(page)
    const category = (name: string) => page.getByRole('button', { name: `Pages under ${name}`, exact: true })
    await category('Getting started').click()
    await expect(category('Getting started')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(category('Getting started')).toHaveAttribute('aria-expanded', 'true')
    await category('Scorecards').click()
    await page.setViewportSize(phone)
    await openDrawer(page)
    await expect(category('Scorecards')).toHaveAttribute('aria-expanded', 'true')
    await expect(category('Getting started')).toHaveAttribute('aria-expanded', 'true')
  })
})

test('the home page has one action and shows the product without scrolling', async ({ page }) => {
  await page.setViewportSize(phone)
  await visitWithFonts(page, '/')
  const main = page.getByRole('main')
  await expect(main.locator('.button.is-primary')).toHaveCount(1)
  await expect(main.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  await expect(main.locator('.hero-picture')).toBeInViewport({ ratio: 1 })
})

test('breadcrumbs leave out the page, whose title is below them', async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, '/api-reference/get-all-entities-of-a-blueprint/')
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(breadcrumbs.getByText('Entities', { exact: true })).toBeVisible()
  await expect(breadcrumbs.locator('[aria-current]')).toBeHidden()
})
