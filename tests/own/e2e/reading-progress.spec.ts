import { expect, type Page, test } from '@playwright/test'
import { showsReadingProgress } from '#lib/pages/reading-progress.ts'
import { sitemapPaths } from '../../e2e/exported-site.ts'
import { visit } from '../../e2e/visit.ts'
import { readExported, site } from '../../export/site.ts'

const bar = (page: Page) => page.locator('.reading-progress')

/** How much of the window's width the bar takes. */
const filled = (page: Page) =>
  bar(page).evaluate((element) => element.getBoundingClientRect().width / document.documentElement.clientWidth)

/** Scrolls so that a part of the article that can be scrolled lies above the window. */
async function scrollTo(page: Page, part: number): Promise<void> {
  await page.evaluate((share) => {
    const { top, height } = (document.querySelector('.article') as Element).getBoundingClientRect()
    window.scrollTo({ top: top + scrollY + share * (height - innerHeight), behavior: 'instant' })
  }, part)
}

/** A page that is long enough. */
const long = sitemapPaths.find((path) =>
  readExported(`${path.slice(1)}index.html`).includes('<div class="reading-progress"'),
)

async function visitLong(page: Page): Promise<void> {
  await visit(page, long ?? '')
  await expect(bar(page)).toHaveCount(1)
}

async function expectToFollow(page: Page): Promise<void> {
  for (const part of [0, 0.25, 0.5, 1]) {
    await scrollTo(page, part)
    await expect.poll(() => filled(page)).toBeCloseTo(part, 1)
  }
}

test('a long page shows how far it has been read, by styles alone', async ({ page }) => {
  await visitLong(page)
  await expectToFollow(page)
  expect(await bar(page).evaluate((element) => element.style.transform)).toBe('')
})

test('where styles cannot, a script does the same', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
    // A style element would be refused by the site's policy.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.reading-progress { animation: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await visitLong(page)
  await page.waitForLoadState('networkidle')
  await expectToFollow(page)
})

test('it is not shown to readers who want less motion, nor on paper', async ({ page }) => {
  await visitLong(page)
  await scrollTo(page, 0.5)
  await expect(bar(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(bar(page)).toBeHidden()
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' })
  await expect(bar(page)).toBeHidden()
})

test('pages have it by their length', async ({ page }) => {
  for (const address of [
    '/scorecards/overview/',
    long ?? '',
    '/search-and-query/comparison-operators/',
    '/actions-and-automations/create-self-service-experiences/',
  ]) {
    await visit(page, address)
    const minutes = Number.parseInt((await page.locator('.page-facts').textContent()) ?? '', 10)
    await expect(bar(page)).toHaveCount(showsReadingProgress(minutes, site) ? 1 : 0)
  }
})
