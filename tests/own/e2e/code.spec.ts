import { expect, type Page, test } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'

const grouped = '/search-and-query/examples/'
const longFile = '/scorecards/concepts-and-structure/'
const closedFiles = '/solutions/incident-management/start-the-incident/'

/** Opens what a page folds, such as its long samples. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.prose details')) details.open = true
  })
}

test.describe('code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  const marked = '/guides/all/acknowledge-incident/'
  const markedBlock = (page: Page) =>
    page
      .locator('figure.code')
      .filter({ has: page.locator('.is-highlighted') })
      .first()

  test('copy takes the code exactly as shown, and says so', async ({ page }) => {
    await visit(page, grouped)
    const figure = page.locator('figure.code:visible').first()
    await figure.hover()
    await figure.getByRole('button', { name: 'Copy code' }).click()
    await expect(figure.getByRole('status')).toHaveText('Copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await figure.locator('code').textContent())
    expect(copied.split('\n').length).toBeGreaterThan(3)
  })

  test('lines marked with “highlight-next-line” or between “highlight-start” and “highlight-end” stand out; the markers are gone', async ({
    page,
  }) => {
    await visit(page, marked)
    await unfold(page)
    const figure = markedBlock(page)
    const [plain, highlighted] = [
      figure.locator('.line:not(.is-highlighted)').first(),
      figure.locator('.is-highlighted').first(),
    ]
    const colorOf = (locator: typeof plain) => locator.evaluate((line) => getComputedStyle(line).backgroundColor)
    expect(await colorOf(highlighted)).not.toBe('rgba(0, 0, 0, 0)')
    if ((await plain.count()) > 0) expect(await colorOf(plain)).not.toBe(await colorOf(highlighted))
    const { width: pre = 0 } = (await figure.locator('pre').boundingBox()) ?? {}
    const { width: line = 0 } = (await highlighted.boundingBox()) ?? {}
    expect(line).toBeGreaterThan(pre * 0.95)
    await figure.hover()
    await figure.getByRole('button', { name: 'Copy code' }).click()
    await expect(figure.getByRole('status')).toHaveText('Copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).not.toMatch(/highlight-(?:next-line|start|end)/)
    for (const text of await figure.locator('.is-highlighted').allTextContents()) expect(copied).toContain(text)
  })

  test('copying that is forbidden is said to have failed', async ({ page, context }) => {
    await visit(page, grouped)
    await context.clearPermissions()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))
    })
    const figure = page.locator('figure.code:visible').first()
    await figure.hover()
    await figure.getByRole('button', { name: 'Copy code' }).click()
    await expect(figure.getByRole('status')).toContainText('failed')
  })

  test('long lines wrap on a phone, and elsewhere on demand', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, longFile)
    const figure = page.locator('figure.code:visible').first()
    const overflow = () => figure.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)
    const toggle = figure.getByRole('button', { name: 'Wrap long lines' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    expect(await overflow()).toBe(0)
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    expect(await overflow()).toBeGreaterThan(0)
    await toggle.click()
    expect(await overflow()).toBe(0)

    await page.setViewportSize({ width: 700, height: 844 })
    await visit(page, longFile)
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  })

  test('a line that wraps goes on further right, and options stay whole', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/guides/all/create-k8s-namespace/')
    const kept = page.locator('figure.code:visible .fits')
    expect(await kept.count()).toBeGreaterThan(5)
    const heights = await kept.evaluateAll((all) => all.map((word) => word.getClientRects().length))
    expect(Math.max(...heights)).toBe(1)
    await visit(page, longFile)
    const wrapped = page.locator('figure.code:visible [data-language="json"] .line > span').filter({ hasText: '"' })
    const lefts = await wrapped.evaluateAll((words) =>
      words.map((word) => {
        const edge = word.closest('pre')?.getBoundingClientRect().left ?? 0
        return [...word.getClientRects()].map(({ left }) => left - edge)
      }),
    )
    const rests = lefts.flatMap(([, ...rest]) => rest)
    expect(rests.length).toBeGreaterThan(0)
    expect(Math.min(...rests)).toBeGreaterThan(50)
  })

  test('a closed file can be copied', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, closedFiles)
    const fold = page.locator('.fold', { hasText: /(?:Show|Hide) datadog-monitor.json/ })
    const copy = fold.locator(':scope > .code-tools').getByRole('button', { name: 'Copy code' })
    await copy.click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"datadogMonitor"')
    await expect(fold.locator('details')).not.toHaveAttribute('open')
    await fold.getByText('Show datadog-monitor.json').click()
    await expect(copy).toBeHidden()
  })

  test('an opened file has one title and one frame, and its row says that it hides it', async ({ page }) => {
    await visit(page, closedFiles)
    const details = page.locator('.details', { hasText: 'datadog-monitor.json' })
    const row = details.locator('summary')
    await row.focus()
    await page.keyboard.press('Enter')
    await expect(row).toHaveText('Hide datadog-monitor.json')
    await expect(details.locator('figcaption')).toBeHidden()
    await expect(details.locator('figure')).toHaveCSS('border-left-width', '0px')
    await expect(details.getByRole('button', { name: 'Copy code' })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(row).toHaveText('Show datadog-monitor.json')
  })

  test('a long block shows its first lines, all of them on demand, and what a search in the page finds', async ({
    page,
  }) => {
    await visit(page, longFile)
    const figure = page.locator('figure.code', { has: page.locator('.unfold') }).first()
    const height = async () => (await figure.boundingBox())?.height ?? 0
    expect(await height()).toBeLessThan(560)
    const more = figure.getByRole('button', { name: /^Show all \d+ lines$/ })
    await more.click()
    expect(await height()).toBeGreaterThan(1000)
    await figure.getByRole('button', { name: 'Show less' }).click()
    await expect(figure).toBeInViewport()
    expect(await height()).toBeLessThan(560)
    await figure.locator('pre').evaluate((pre) => pre.scrollTo(0, 900))
    await expect(figure.getByRole('button', { name: 'Show less' })).toBeVisible()
  })

  test('the tools of a block can be seen when the keyboard reaches them', async ({ page }) => {
    await visit(page, grouped)
    const button = page.locator('figure.code:visible').first().getByRole('button', { name: 'Copy code' })
    await button.focus()
    await expect(button.locator('xpath=..')).toHaveCSS('opacity', '1')
  })

  test('line numbers are shown and not copied', async ({ page }) => {
    await visit(page, '/getting-started/set-up-service-catalog/')
    await unfold(page)
    const code = page.locator('code[data-line-numbers]:visible').first()
    const number = await code
      .locator('.line')
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').content)
    expect(number).not.toBe('none')
    const figure = page
      .locator('figure.code')
      .filter({ has: page.locator('code[data-line-numbers]') })
      .first()
    await figure.hover()
    await figure.getByRole('button', { name: 'Copy code' }).click()
    await expect(figure.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toMatch(/^\s*1\s/)
  })
})

test('a command that goes on in another line is indented there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/troubleshooting/')
  const [first = 0, second = 0] = await page
    .locator('[data-language=shell] code')
    .first()
    .evaluate((code) => {
      const range = document.createRange()
      range.selectNodeContents(code)
      // The box of an indented line is a rectangle, too.
      const isLine = ({ width, height }: DOMRect) => width > 0 && height < 30
      const rects = [...range.getClientRects()].filter(isLine)
      const [start] = rects
      const next = rects.find(({ top }) => top > (start?.bottom ?? 0) - 1)
      return [start?.left, next?.left]
    })
  expect(second - first).toBeGreaterThan(20)
})

for (const path of [
  '/search-and-query/examples/',
  '/guides/all/setup-dora-metrics/',
  '/guides/all/acknowledge-incident/',
])
  test(`on a phone, the rest of a line of ${path} is further right than its start, however deep it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path)
    await unfold(page)
    const lines = page.locator(':is([data-language="json"], [data-language="yaml"]):visible .line')
    const found = await lines.evaluateAll((all) =>
      all.map((line) => {
        const text = line.textContent ?? ''
        const range = document.createRange()
        range.selectNodeContents(line)
        const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height < 30)
        const width = text.search(/\S/) * 8
        const start = line.getBoundingClientRect().left + width
        const [first] = rects
        const rest = rects.filter(({ top }) => top > (first?.bottom ?? 0) - 2)
        return { text, wraps: rest.length > 0, isLeft: rest.some(({ left }) => left < start) }
      }),
    )
    expect(found.filter(({ wraps }) => wraps).length).toBeGreaterThan(5)
    expect(found.filter(({ isLeft }) => isLeft)).toEqual([])
  })

test('on a phone, no line is blank before a long first word, and lines have no numbers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/guides/all/scaffold-a-new-service/')
  await page.getByRole('tab', { name: 'GitLab' }).first().click()
  const lines = page.locator('[data-line-numbers]:visible > .line')
  const number = await lines.first().evaluate((line) => getComputedStyle(line, '::before').content)
  expect(number).toBe('none')
  const blank = await lines.evaluateAll((all) =>
    all.flatMap((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      const [first] = range.getClientRects()
      const isBelow = first !== undefined && first.top - line.getBoundingClientRect().top > 12
      return isBelow ? [line.textContent] : []
    }),
  )
  expect(await lines.count()).toBeGreaterThan(30)
  expect(blank).toEqual([])
})
