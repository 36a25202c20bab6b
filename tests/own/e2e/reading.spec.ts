import { expect, type Page, test } from '@playwright/test'
import { holdRequests, visit, visitWithFonts, whenInteractive } from '../../e2e/visit.ts'

const grouped = '/search-and-query/examples/'
const groupedElsewhere = '/api-reference/slipway-api/'

function tab(page: Page, name: string, set = 0) {
  return page.getByRole('tablist').nth(set).getByRole('tab', { name, exact: true })
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

test('lines of text on the home page are not longer than on others, and end where its head and cards end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/')
  const widths = await page
    .locator('.is-landing > .prose > :is(p, ul:not(.cards))')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width))
  expect(widths.length).toBeGreaterThan(2)
  expect(Math.max(...widths)).toBeLessThanOrEqual(46 * 17)
  const widthOf = async (place: string) => (await page.locator(place).first().boundingBox())?.width ?? 0
  expect(await widthOf('.cards')).toBeCloseTo(await widthOf('.hero'), 0)
  const ends = await page
    .locator('.is-landing > .prose > :not(h2, link)')
    .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().right)))
  expect(new Set(ends).size).toBe(1)
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

test('labels in diagrams are legible, and a diagram that goes on to the right fades there', async ({ page }) => {
  for (const [width, path, leastPx] of [
    [1024, '/', 9],
    [390, '/', 11],
    [390, '/ai-interfaces/context-lake/', 10.8],
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
  // No diagram is wider than a phone, but this one is wider than the smallest.
  await page.setViewportSize({ width: 320, height: 800 })
  await visit(page, '/sso-rbac/sso-providers/oidc/')
  const diagram = page.locator('.diagram > div').first()
  const overflow = () => diagram.evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(await overflow()).toBeGreaterThan(30)
  const fade = () => diagram.evaluate((box) => Number.parseFloat(getComputedStyle(box).getPropertyValue('--fade')))
  expect(await fade()).toBeGreaterThan(15)
  await diagram.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }))
  await expect.poll(fade).toBe(0)
  // Most flowcharts go from top to bottom here.
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/')
  await expect(diagram.locator('svg').first()).toBeHidden()
  await expect(diagram.locator('svg').last()).toBeVisible()
  expect(await overflow()).toBe(0)
})

test('the page of a category ends with the pages below it, unless its text has cards for them', async ({ page }) => {
  const clouds = '/build-your-software-catalog/sync-data-to-catalog/cloud-providers/'
  await visit(page, clouds)
  const heading = page.getByRole('heading', { name: 'In this section' })
  const listed = page.locator('#in-this-section + .cards > li')
  await expect(listed.getByRole('link')).toHaveText(['AWS', 'Azure', 'Google Cloud'])
  for (const item of await listed.all()) await expect(item).toContainText('Learn which')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'In this section' }).click()
  await expect(heading).toBeInViewport()
  expect(await (await page.request.get(`${clouds.slice(0, -1)}.md`)).text()).toMatch(/## In this section\n\n- \[AWS\]/)
  await visit(page, '/build-your-software-catalog/sync-data-to-catalog/git/github/')
  await expect(page.getByRole('heading', { name: 'Choose a page' })).toBeVisible()
  await expect(heading).toHaveCount(0)
})

test.describe('a choice that a guide offers once', () => {
  const guide = '/guides/all/acknowledge-incident/'
  const line = (page: Page) => page.getByRole('combobox', { name: 'Showing' })
  const workflow = (page: Page) => page.locator('.tab-panel[data-label="GitHub workflow"]')

  test('is shown by later steps, and can be changed there', async ({ page }) => {
    await visit(page, guide)
    await expect(page.getByRole('tab', { name: 'Webhook' })).toHaveCount(1)
    const first = line(page)
      .filter({ has: page.locator('option[value=workflow]') })
      .first()
    await expect(first).toHaveValue('webhook')
    await page.getByRole('tab', { name: 'GitHub workflow' }).click()
    await expect(first).toHaveValue('workflow')
    for (const panel of await workflow(page).all()) await expect(panel).toBeVisible()
    await first.selectOption('webhook')
    await expect(page.getByRole('tab', { name: 'Webhook' })).toHaveAttribute('aria-selected', 'true')
    for (const panel of await workflow(page).all()) await expect(panel).toBeHidden()
  })

  test('is remembered before the first paint', async ({ page }) => {
    await visit(page, guide)
    await page.getByRole('tab', { name: 'GitHub workflow' }).click()
    const release = await holdRequests(page, '**/*.js')
    await page.goto(guide, { waitUntil: 'commit' })
    await expect(
      line(page)
        .filter({ has: page.locator('option[value=workflow]') })
        .first(),
    ).toHaveValue('workflow')
    await expect(workflow(page).first()).toBeVisible()
    release()
  })

  test('opens for a link to what is in a hidden tab', async ({ page }) => {
    await visit(page, guide)
    const hidden = workflow(page).last()
    const id = await hidden.getAttribute('id')
    await page.evaluate((hash) => {
      location.hash = hash
    }, id ?? '')
    await expect(hidden).toBeInViewport()
    await visit(page, `${guide}#${id}`)
    await expect(hidden).toBeVisible()
  })
})
