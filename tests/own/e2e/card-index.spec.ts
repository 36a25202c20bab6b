import { expect, type Page, test } from '@playwright/test'
import { cardIndexHtml } from '#lib/card-index/card-index-html.ts'
import { guideCards } from '#lib/card-index/guide-cards.ts'
import { violationsInBothModes } from '../../e2e/axe.ts'
import { visit, watchForErrors } from '../../e2e/visit.ts'
import { pageSummary } from '../../support/page-summary.ts'

const address = '/integrations-index/'
const filters = (page: Page) => page.getByRole('search', { name: 'Filter integrations' })
const status = (page: Page) => filters(page).getByRole('status')
const cards = (page: Page) => page.locator('.index-cards > li:visible')
const choice = (page: Page, name: string) => filters(page).getByRole('checkbox', { name, exact: true })
/** Number of cards that a choice alone leaves, as shown next to it. */
const numberAt = (page: Page, name: string) => choice(page, name).locator('xpath=..').locator('small')
const countOf = async (page: Page, name: string) => Number(await numberAt(page, name).textContent())
const query = (page: Page) => new URL(page.url()).search

test('a choice made before the script is there counts once it is', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLInputElement>('.card-index input[type=checkbox][value=ci-cd]')?.click(),
    )
  })
  await visit(page, address)
  await expect(choice(page, 'CI/CD')).toBeChecked()
  await expect(status(page)).toHaveText(new RegExp(`^${await countOf(page, 'CI/CD')} of \\d+ integrations$`))
  await expect.poll(() => query(page)).toBe('?category=ci-cd')
})

test('filters by keyboard: a choice narrows the cards, is announced, and is in the address', async ({ page }) => {
  const problems = watchForErrors(page)
  await visit(page, address)
  const all = await cards(page).count()
  expect(all).toBeGreaterThan(5)
  const [builds, git] = [await countOf(page, 'CI/CD'), await countOf(page, 'Git')]
  expect(builds).toBeGreaterThan(0)
  await choice(page, 'CI/CD').focus()
  await page.keyboard.press('Space')
  await expect(status(page)).toHaveText(`${builds} of ${all} integrations`)
  await expect(cards(page)).toHaveCount(builds)
  expect(query(page)).toBe('?category=ci-cd')
  await expect(page.getByRole('heading', { name: 'Git', exact: true })).toBeHidden()
  await choice(page, 'Git').press('Space')
  await expect(cards(page)).toHaveCount(builds + git)
  await page.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect(cards(page)).toHaveCount(all)
  await expect(page.getByRole('searchbox', { name: 'Filter integrations by words' })).toBeFocused()
  expect(query(page)).toBe('')
  expect(problems).toEqual([])
})

test('numbers follow what is chosen elsewhere', async ({ page }) => {
  await visit(page, address)
  const [builds, git, all] = [
    await countOf(page, 'CI/CD'),
    await countOf(page, 'Git'),
    await countOf(page, 'Builds and deployments'),
  ]
  expect(builds).toBeLessThan(all)
  await choice(page, 'CI/CD').check()
  await expect(numberAt(page, 'Builds and deployments')).toHaveText(String(builds))
  await expect(choice(page, 'Cloud resources')).toBeHidden()
  // A facet does not narrow itself.
  await expect(numberAt(page, 'Git')).toHaveText(String(git))
})

test('an option that would leave no card is hidden unless it is selected', async ({ page }) => {
  await visit(page, address)
  await choice(page, 'Git').check()
  await page.getByRole('searchbox', { name: 'Filter integrations by words' }).fill('s3')
  await expect(status(page)).toHaveText(/^0 of/)
  await expect(choice(page, 'Git')).toBeVisible()
  await expect(choice(page, 'CI/CD')).toBeHidden()
  await choice(page, 'Git').uncheck()
  await expect(choice(page, 'Git')).toBeHidden()
  await expect(page.getByRole('group', { name: 'Category' }).getByRole('checkbox')).toHaveCount(1)
  await expect(page.getByText(/^0 more$/).filter({ visible: true })).toHaveCount(0)
})

test('the few options that are left are all visible, and come back with the others', async ({ page }) => {
  await visit(page, address)
  const group = page.getByRole('group', { name: 'Category' })
  const words = page.getByRole('searchbox', { name: 'Filter integrations by words' })
  await words.fill('entra')
  await expect(status(page)).toHaveText(/^1 of/)
  await expect(group.getByRole('checkbox')).toHaveCount(1)
  await expect(page.getByText(/^\d+ more$/).filter({ visible: true })).toHaveCount(0)
  await words.fill('')
  await expect(group.getByText(/^\d+ more$/)).toBeVisible()
  await expect(group.getByRole('checkbox')).toHaveCount(6)
})

test('a card is found by its keywords', async ({ page }) => {
  await visit(page, address)
  await page.getByRole('searchbox', { name: 'Filter integrations by words' }).fill('s3')
  await expect(cards(page).filter({ hasText: 'AWS' })).not.toHaveCount(0)
})

test('words filter as they are typed, and the address follows without a step of the history', async ({ page }) => {
  await visit(page, address)
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('searchbox', { name: 'Filter integrations by words' }).pressSequentially('bitbucket')
  await expect(cards(page)).toHaveCount(2)
  await expect.poll(() => query(page)).toBe('?q=bitbucket')
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Filter integrations by words' }).fill('<script>(')
  await expect(page.getByText('No integrations match.')).toBeVisible()
  const elsewhere = page.getByRole('link', { name: 'search all docs' })
  expect(new URL((await elsewhere.getAttribute('href')) ?? '', page.url()).searchParams.get('q')).toBe('<script>(')
  await expect(status(page)).toHaveText(/^0 of/)
})

test('back undoes a choice, and an address brings its choices along', async ({ page }) => {
  await visit(page, address)
  const builds = await countOf(page, 'CI/CD')
  await choice(page, 'CI/CD').check()
  const both = await countOf(page, 'Workloads')
  expect(both).toBeLessThan(builds)
  await choice(page, 'Workloads').check()
  await expect(cards(page)).toHaveCount(both)
  await page.goBack()
  await expect(cards(page)).toHaveCount(builds)
  await expect(choice(page, 'Workloads')).not.toBeChecked()
  await page.goForward()
  await expect(cards(page)).toHaveCount(both)
  const shared = page.url()
  await page.goto('/')
  await visit(page, shared)
  await expect(cards(page)).toHaveCount(both)
  await expect(choice(page, 'CI/CD')).toBeChecked()
  // A card leads away, and back leads to the same choice.
  await cards(page).getByRole('link').first().click()
  await expect(page).not.toHaveURL(/integrations-index/)
  await page.goBack()
  await expect(page).toHaveURL(shared)
  await expect(cards(page)).toHaveCount(both)
})

test('guides of an integration are a choice of the index of guides', async ({ page }) => {
  await visit(page, address)
  const link = page.getByRole('link', { name: /^\d+ guides?: GitHub$/ })
  const count = Number.parseInt((await link.getAttribute('aria-label')) ?? (await link.innerText()), 10)
  await link.click()
  await expect(page).toHaveURL(/\/guides\/\?technology=github$/)
  await expect(cards(page)).toHaveCount(count)
  await expect(cards(page).getByRole('link', { name: 'Acknowledge a PagerDuty incident' })).toBeVisible()
})

test('on a phone, filters open on demand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, address)
  await expect(choice(page, 'CI/CD')).toBeHidden()
  await page.getByText('Filters', { exact: true }).click()
  const builds = await countOf(page, 'CI/CD')
  await choice(page, 'CI/CD').check()
  await expect(cards(page)).toHaveCount(builds)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('on a phone, open filters stay in place, and a button leads to what they leave', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, address)
  const opener = page.getByText('Filters', { exact: true })
  const left = async () => (await opener.boundingBox())?.x
  const before = await left()
  await opener.click()
  expect(await left()).toBe(before)
  const builds = await countOf(page, 'CI/CD')
  await choice(page, 'CI/CD').check()
  const show = page.getByRole('button', { name: `Show ${builds} integrations` })
  await expect(show).toBeInViewport({ ratio: 1 })
  await show.click()
  await expect(choice(page, 'CI/CD')).toBeHidden()
  await expect(cards(page).first()).toBeInViewport()
  await expect(opener).toBeFocused()
})

test('results begin next to the filters when one hides the groups above them', async ({ page }) => {
  await visit(page, address)
  await choice(page, 'CI/CD').check()
  const heading = page.locator('.index-groups h3:visible')
  await expect(heading).toHaveText(['CI/CD'])
  const [first, field] = [await heading.boundingBox(), await filters(page).getByRole('searchbox').boundingBox()]
  expect(Math.abs((first?.y ?? 0) - (field?.y ?? 0))).toBeLessThan(20)
})

test('an address with a theme leads to its guides', async ({ page }) => {
  await visit(page, '/guides/?theme=scaffolding#all-guides')
  await expect(page.getByRole('checkbox', { name: 'Scaffolding' })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'All guides' })).toBeInViewport()
  await expect(page.locator('.index-groups h3:visible')).toHaveText(['Scaffolding'])
})

test('axe finds nothing while cards are filtered, dark and light', async ({ page }) => {
  await visit(page, `${address}?category=ci-cd&q=git`)
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible()
  expect(await violationsInBothModes(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('Filters', { exact: true }).click()
  expect(await violationsInBothModes(page)).toEqual([])
})

test('integrations show the marks of all tools, and name them', async ({ page }) => {
  await visit(page, address)
  const references = await page
    .locator('.logos use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''))
  expect(references.length).toBeGreaterThan(20)
  const [sprite = ''] = references
  const symbols = await (await page.request.get(sprite.replace(/#.*/, ''))).text()
  const names = new Set(references.map((reference) => reference.replace(/.*#/, '')))
  expect([...names].filter((name) => !symbols.includes(`<symbol id="${name}"`) || name === 'no-mark')).toEqual([])
  const rows = await page.locator('.logos').evaluateAll((all) =>
    all.map((row) => ({
      marks: row.querySelectorAll('svg').length,
      names: (row.getAttribute('aria-label') ?? '').split(', ').filter(Boolean).length,
      card: row.parentElement?.textContent,
    })),
  )
  expect(rows.filter(({ marks, names }) => marks !== names)).toEqual([])
})

test('on a phone, the filter of guides is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/guides/')
  const field = page.getByRole('searchbox', { name: 'Filter guides by words' })
  expect((await field.boundingBox())?.y).toBeLessThan(650)
})

for (const path of [address, '/guides/']) {
  for (const width of [1440, 390]) {
    test(`${path} keeps its height while a reader scrolls, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
      const first = await heightOf()
      for (let top = 0; top < first; top += 600) {
        await page.evaluate((y) => scrollTo(0, y), top)
        // Browsers lay out what comes near with the next frames.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      }
      expect(Math.abs((await heightOf()) / first - 1)).toBeLessThan(0.05)
    })
  }
}

test('choices fade out at the edge where more of them follow, and none is covered at the end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await visit(page, address)
  const fade = await filters(page).evaluate((form) => {
    const { position, backgroundImage, height } = getComputedStyle(form, '::after')
    form.scrollTop = form.scrollHeight
    const last = [...form.querySelectorAll('label, summary')].filter((part) => part.checkVisibility()).at(-1)
    const room = form.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0)
    return { position, backgroundImage, room: room - Number.parseFloat(height), isScrolled: form.scrollTop > 0 }
  })
  expect(fade).toMatchObject({ position: 'sticky', isScrolled: true })
  expect(fade.backgroundImage).toContain('linear-gradient')
  expect(fade.room).toBeGreaterThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await filters(page).evaluate((form) => getComputedStyle(form, '::after').display)).toBe('none')
})

test('the outline of the filter field is not cut off', async ({ page }) => {
  await visit(page, address)
  const field = page.getByRole('searchbox', { name: 'Filter integrations by words' })
  await field.focus()
  const room = await field.evaluate((input) => {
    const form = input.closest('form')?.getBoundingClientRect()
    const box = input.getBoundingClientRect()
    const { outlineWidth, outlineOffset } = getComputedStyle(input)
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    return Math.min(box.left - (form?.left ?? 0), box.top - (form?.top ?? 0), (form?.right ?? 0) - box.right) - ring
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of [address, '/guides/']) {
    test(`${path} is complete`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('search', { name: /^Filter/ })).toHaveCount(0)
      for (const more of await page.locator('.index-groups summary').all()) await more.click()
      expect(await cards(page).count()).toBe(await page.locator('.index-cards > li').count())
      await expect(cards(page).first().getByRole('link').first()).toBeVisible()
    })
  }
})

test.describe('with 1,000 cards', () => {
  const technologies = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`t${index}`, { label: `T${index}` }]),
  )
  const themes = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`theme${index}`, { label: `Theme ${index}` }]),
  )
  const index = guideCards({
    pages: Array.from({ length: 1000 }, (_, at) =>
      pageSummary(`/guides/all/g${at}`, {
        type: 'Guide',
        title: `Guide ${at}`,
        theme: `theme${at % 12}`,
        technologies: [`t${at % 60}`, `t${(at * 7) % 60}`],
        facets: { capabilities: [at % 5 === 0 ? 'catalog' : 'actions'] },
      }),
    ),
    themes,
    technologies,
    facets: { capabilities: { catalog: { label: 'Catalog' }, actions: { label: 'Actions' } } },
    kind: {
      ...{ name: 'guide', type: 'Guide', folder: 'guides/all', one: 'guide', many: 'guides' },
      facets: { capabilities: { label: 'Capability', parameter: 'capability' } },
    },
    isNew: () => false,
  })
  const html = cardIndexHtml(index, { sprite: '/generated/logos.svg', synonyms: [] })

  /** Replaces the cards of the page, as the build would have. */
  async function open(page: Page, path: string): Promise<void> {
    await page.addInitScript(() => {
      const add = EventTarget.prototype.addEventListener
      const counts = { listeners: 0 }
      Object.assign(window, { counts })
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof add>) {
        if (this instanceof Element && this.closest('.card-index') !== null) counts.listeners += 1
        return add.apply(this, args)
      }
    })
    await page.route('**/guides/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const text = await response.text()
      const start = text.indexOf('<div class="card-index"')
      const end = text.indexOf('</div></div></div>', start)
      return route.fulfill({
        response,
        body: `${text.slice(0, start)}${html}${text.slice(end + '</div></div>'.length)}`,
      })
    })
    await visit(page, path)
    await expect(page.locator('.index-cards > li')).toHaveCount(1000)
  }

  test('the document stays small: few nodes a card, and a handful of listeners for all', async ({ page }) => {
    await open(page, '/guides/?theme=theme3')
    await expect(page.getByRole('status').filter({ hasText: '84 of 1000 guides' })).toBeVisible()
    const elements = await page.locator('.index-groups *').count()
    expect(elements / 1000).toBeLessThan(9)
    const listeners = await page.evaluate(
      () => (window as unknown as { counts: { listeners: number } }).counts.listeners,
    )
    expect(listeners).toBeGreaterThan(0)
    expect(listeners).toBeLessThan(6)
    expect(
      await page
        .locator('.index-groups > section')
        .first()
        .evaluate((section) => getComputedStyle(section).contentVisibility),
    ).toBe('auto')
  })

  test('a choice touches only the cards whose state changes', async ({ page }) => {
    await open(page, '/guides/?theme=theme3')
    await expect(page.getByRole('status').filter({ hasText: '84 of 1000 guides' })).toBeVisible()
    await page.evaluate(() => {
      const touched = { cards: 0, other: 0 }
      Object.assign(window, { touched })
      new MutationObserver((records) => {
        for (const { type, attributeName, target } of records) {
          if (type === 'attributes' && attributeName === 'hidden' && (target as Element).matches('li'))
            touched.cards += 1
          else if ((target as Element).closest?.('.index-groups') && !(target as Element).matches('section'))
            touched.other += 1
        }
      }).observe(document.querySelector('.card-index') as Element, { attributes: true, childList: true, subtree: true })
    })
    await page.getByRole('checkbox', { name: 'Actions', exact: true }).check()
    await expect(page.getByRole('status').filter({ hasText: 'of 1000 guides' })).not.toHaveText(/^0 |^84 |^1000/)
    const shown = await page.locator('.index-cards > li:not([hidden])').count()
    const touched = await page.evaluate(
      () => (window as unknown as { touched: { cards: number; other: number } }).touched,
    )
    expect(touched).toEqual({ cards: 84 - shown, other: 0 })
  })
})
