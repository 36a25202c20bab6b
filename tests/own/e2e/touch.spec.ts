import { expect, type Locator, type Page, test } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'
import { ask, openAssistant, sources } from './assistant.ts'

/** Width and height that a finger hits without aiming (px). @see WCAG 2.5.5 */
const target = 44

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

/** Controls that a touch misses less than half of a target away from their middle, each with what it hits there. */
function missed(controls: Locator): Promise<string[]> {
  return controls.evaluateAll(
    (all, reach) =>
      all.flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return []
        control.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = control.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const points = [-1, 1].flatMap((sign) => [[x, y + sign * reach] as const, [x + sign * reach, y] as const])
        const misses = points.flatMap(([atX, atY]) => {
          if (atX < 0 || atY < 0 || atX >= innerWidth || atY >= innerHeight) return []
          const hit = document.elementFromPoint(atX, atY)
          return hit !== null && control.contains(hit) ? [] : [`${hit?.localName}.${hit?.className}`]
        })
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
        return misses.length === 0 ? [] : [`${name} (${Math.round(width)} × ${Math.round(height)}): ${misses}`]
      }),
    target / 2 - 2,
  )
}

const kinds: Record<string, readonly [path: string, controls: string, act?: (page: Page) => Promise<unknown>]> = {
  'the frame': [
    '/',
    '.announcement a, .navbar button, .navbar input, .navbar .ask-ai, .hero-actions a, .footer li a, .footer button',
  ],
  'an article': [
    '/search-and-query/examples/',
    '.breadcrumbs a, .page-actions button, .edit-link, .toc-toggle, .code-tools button, .tab-list button, .pagination a, .tag-links a',
  ],
  'an open table of contents': ['/search-and-query/examples/', '.toc a', (page) => page.locator('.toc-toggle').click()],
  'an operation': [
    '/api-reference/create-a-blueprint/',
    '.endpoint :is(select, button), .samples :is(select, .tab-list button, .code-tools button), .operation summary',
  ],
  'an index': ['/guides/', '.index-filters :is([type="search"], summary)'],
  'the menu': [
    '/build-your-software-catalog/sync-data-to-catalog/git/github/',
    '.drawer :is(a, button)',
    (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  ],
  'the assistant': ['/scorecards/overview/', '.assistant-tool', openAssistant],
}

for (const [name, [path, controls, act]] of Object.entries(kinds)) {
  test(`fingers hit the controls of ${name}`, async ({ page }) => {
    await visit(page, path)
    await act?.(page)
    expect(await page.locator(controls).count()).toBeGreaterThan(0)
    expect(await missed(page.locator(controls))).toEqual([])
  })
}

test('the logo is as tall as a finger, and as wide as there is room', async ({ page }) => {
  await visit(page, '/')
  const brand = page.locator('.navbar .brand')
  const { x = 0, y = 0, height = 0 } = (await brand.boundingBox()) ?? {}
  const hits = await brand.evaluate(
    (element, points) => points.map(([atX = 0, atY = 0]) => element.contains(document.elementFromPoint(atX, atY))),
    [
      [x + 1, y + height / 2 - 21],
      [x + 39, y + height / 2 + 21],
    ],
  )
  expect(hits).toEqual([true, true])
  // It doesn’t make the banner higher.
  expect((await page.locator('.announcement').boundingBox())?.height).toBeLessThan(50)
})

test('the buttons of a page for copying and feedback are tall enough for fingers', async ({ page }) => {
  await visit(page, '/scorecards/overview/')
  await page.locator('.article-end').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeVisible()
  const buttons = page.locator('.page-actions > button, .feedback-question > .button')
  const heights = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height))
  expect(heights).toHaveLength(4)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(40)
})

test('the button that sends a question, and the sources of an answer, are as large as a finger', async ({ page }) => {
  await visit(page, '/scorecards/overview/')
  const dialog = await openAssistant(page)
  const box = await dialog.getByRole('button', { name: 'Ask', exact: true }).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(target)
  await ask(page, 'How do I get an access token?')
  const heights = await sources(page).evaluateAll((all) => all.map((source) => source.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(target)
})
