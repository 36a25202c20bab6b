import { expect, type Page, test } from '@playwright/test'
import { holdRequests, visit, visitWithFonts, whenInteractive } from '../../e2e/visit.ts'

const grouped = '/search-and-query/examples/'
const groupedElsewhere = '/api-reference/slipway-api/'

function tab(page: Page, name: string, set = 0) {
  return page.getByRole('tablist').nth(set).getByRole('tab', { name, exact: true })
}

/** Opens what a page folds, such as its long samples. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.prose details')) details.open = true
  })
}

async function expectChosen(page: Page, name: string, sets: number): Promise<void> {
  for (let set = 0; set < sets; set += 1) {
    await expect(tab(page, name, set)).toHaveAttribute('aria-selected', 'true')
    const id = await tab(page, name, set).getAttribute('aria-controls')
    await expect(page.locator(`[id="${id}"]`)).toBeVisible()
  }
}

test.describe('tabs', () => {
  test('a click shows one panel and hides the others', async ({ page }) => {
    await visit(page, grouped)
    await expectChosen(page, 'cURL', 1)
    await tab(page, 'Python').click()
    await expectChosen(page, 'Python', 1)
    const hidden = await tab(page, 'cURL').getAttribute('aria-controls')
    await expect(page.locator(`[id="${hidden}"]`)).toBeHidden()
  })

  test('arrow keys, Home and End move and choose; only the chosen tab is in the tab order', async ({ page }) => {
    await visit(page, grouped)
    // The keys of tabs work once their script is there, after that of the frame.
    await expect(async () => {
      await tab(page, 'cURL').focus()
      await page.keyboard.press('ArrowRight')
      await expect(tab(page, 'Python')).toBeFocused({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('Home')
    for (const [key, name] of [
      ['ArrowRight', 'Python'],
      ['End', 'JavaScript'],
      ['ArrowRight', 'cURL'],
      ['ArrowLeft', 'JavaScript'],
      ['Home', 'cURL'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, name)).toBeFocused()
      await expectChosen(page, name, 1)
      const inOrder = page.getByRole('tablist').first().locator('[role=tab][tabindex="0"]')
      await expect(inOrder).toHaveText(name)
    }
  })

  test('tabs of one group switch together across the page, and what the reader looks at stays in place', async ({
    page,
  }) => {
    await visit(page, grouped)
    const second = tab(page, 'Python', 1)
    await second.scrollIntoViewIfNeeded()
    const before = await second.boundingBox()
    await second.click()
    await expectChosen(page, 'Python', 2)
    const after = await second.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  })

  test('the choice is remembered over pages and visits', async ({ page }) => {
    await visit(page, grouped)
    await tab(page, 'Python').click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Reference' }).click()
    await expect(page).toHaveURL(groupedElsewhere)
    await expectChosen(page, 'Python', 1)
    await visit(page, grouped)
    await expectChosen(page, 'Python', 2)
  })

  test('a remembered choice is shown from the first paint: nothing moves when scripts arrive', async ({ page }) => {
    await visit(page, grouped)
    await tab(page, 'Python').click()
    await page.goto('/security/')
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const release = await holdRequests(page, '**/assets/js/*.js')
    await page.goto(grouped, { waitUntil: 'commit' })
    await expectChosen(page, 'Python', 2)
    const before = await tab(page, 'Python', 1).boundingBox()
    release()
    await whenInteractive(page)
    await expectChosen(page, 'Python', 2)
    expect(await tab(page, 'Python', 1).boundingBox()).toEqual(before)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
  })

  test('?tab= in the URL names the choice, so it can be shared', async ({ page }) => {
    await visit(page, `${grouped}?x=1#page-through-a-blueprint`)
    await tab(page, 'JavaScript').click()
    await expect(page).toHaveURL(`${grouped}?x=1&tab=javascript#page-through-a-blueprint`)
    await tab(page, 'cURL').click()
    await expect(page).toHaveURL(`${grouped}?x=1&tab=curl#page-through-a-blueprint`)
  })

  test('?tab= in the URL chooses the tab, before what is remembered', async ({ page }) => {
    await visit(page, grouped)
    await tab(page, 'Python').click()
    await visit(page, `${grouped}?tab=javascript`)
    await expectChosen(page, 'JavaScript', 2)
    await visit(page, `${grouped}?tab=no-such-tab`)
    await expectChosen(page, 'Python', 2)
  })

  test('after a choice, back leaves the page and forward brings it back', async ({ page }) => {
    await visit(page, '/security/')
    await visit(page, grouped)
    await tab(page, 'Python').click()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Security and compliance' })).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(`${grouped}?tab=python`)
    await expectChosen(page, 'Python', 2)
  })
})

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
    await visit(page, '/scorecards/concepts-and-structure/')
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
    await visit(page, '/scorecards/concepts-and-structure/')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  })

  test('a line that wraps goes on below its own start, and options stay whole', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/guides/all/create-k8s-namespace/')
    const kept = page.locator('figure.code:visible .fits')
    expect(await kept.count()).toBeGreaterThan(5)
    const heights = await kept.evaluateAll((all) => all.map((word) => word.getClientRects().length))
    expect(Math.max(...heights)).toBe(1)
    await visit(page, '/scorecards/concepts-and-structure/')
    const hanging = page.locator('figure.code:visible .hang.in3').first()
    const lefts = await hanging.evaluate((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      return [...range.getClientRects()].map(({ left }) => left)
    })
    const start = await hanging.evaluate((line) => line.getBoundingClientRect().left)
    const last = lefts.at(-1) ?? 0
    expect(last).toBeGreaterThan(start + 30)
  })

  test('a closed file can be copied, and its row says in the next line that lines are highlighted', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/guides/all/create-k8s-namespace/')
    const fold = page.locator('.fold', { hasText: 'Show namespace-creator.yaml' })
    const copy = fold.locator(':scope > .code-tools').getByRole('button', { name: 'Copy code' })
    await copy.click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^apiVersion:/)
    await expect(fold.locator('details')).not.toHaveAttribute('open')
    await fold.getByText('Show namespace-creator.yaml').click()
    await expect(copy).toBeHidden()
  })

  test('a long block shows its first lines, all of them on demand, and what a search in the page finds', async ({
    page,
  }) => {
    await visit(page, '/scorecards/concepts-and-structure/')
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

test('lines of text on the home page are not longer than on others', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/')
  const widths = await page
    .locator('.is-landing > .prose > :is(p, ul:not(.cards))')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width))
  expect(widths.length).toBeGreaterThan(2)
  expect(Math.max(...widths)).toBeLessThanOrEqual(46 * 17)
  expect((await page.locator('.cards').first().boundingBox())?.width).toBeGreaterThan(900)
})

test('the page of a tag says how many pages have it, and leads to all tags', async ({ page }) => {
  await visit(page, '/tags/kubernetes/')
  const main = page.getByRole('main')
  const count = await main.locator('.page-list > li').count()
  await expect(main.getByText(`${count} pages`, { exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'All tags' }).click()
  await expect(page).toHaveURL('/tags/')
})

test('a wide diagram fits on desktops, and its labels into their boxes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/guides/all/acknowledge-incident/', '/guides/all/heal-unhealthy-k8s-pods/']) {
    await visitWithFonts(page, path)
    const diagram = page.locator('.diagram > div').first()
    const [over, outside] = await diagram.evaluate((box) => {
      const shown = [...box.querySelectorAll('rect + text')].filter((text) => text.checkVisibility())
      const labels = shown.map((text) => {
        const [inner, outer] = [text, text.previousElementSibling].map((one) => one?.getBoundingClientRect().width ?? 0)
        return (inner ?? 0) + 4 > (outer ?? 0) ? text.textContent : undefined
      })
      return [box.scrollWidth - box.clientWidth, labels.filter((label) => label !== undefined)] as const
    })
    expect(over, path).toBe(0)
    expect(outside, path).toEqual([])
  }
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
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      const [start] = rects
      const next = rects.find(({ top }) => top > (start?.bottom ?? 0) - 1)
      return [start?.left, next?.left]
    })
  expect(second - first).toBeGreaterThan(20)
})

test('labels in diagrams are legible, and a diagram that goes on to the right fades there', async ({ page }) => {
  for (const [width, path, leastPx] of [
    [1024, '/', 9],
    [390, '/', 11],
    [390, '/ai-interfaces/context-lake/', 11],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, path)
    const sizes = await page.locator('.diagram svg text').evaluateAll((texts) =>
      texts.flatMap((text) => {
        if (!text.checkVisibility()) return []
        const { a = 0 } = (text as SVGGraphicsElement).getScreenCTM() ?? {}
        return [a * Number.parseFloat(getComputedStyle(text).fontSize)]
      }),
    )
    expect(sizes.length).toBeGreaterThan(3)
    expect(Math.min(...sizes), `${path} at ${width} px`).toBeGreaterThanOrEqual(leastPx - 0.05)
  }
  const diagram = page.locator('.diagram > div').first()
  const overflow = () => diagram.evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(await overflow()).toBeGreaterThan(30)
  const fade = () => diagram.evaluate((box) => Number.parseFloat(getComputedStyle(box).getPropertyValue('--fade')))
  expect(await fade()).toBeGreaterThan(15)
  await diagram.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }))
  await expect.poll(fade).toBe(0)
  // Most flowcharts go from top to bottom here.
  await visit(page, '/')
  await expect(diagram.locator('svg').first()).toBeHidden()
  await expect(diagram.locator('svg').last()).toBeVisible()
  expect(await overflow()).toBe(0)
})
