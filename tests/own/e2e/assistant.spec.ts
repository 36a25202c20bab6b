import { expect, type Page, test } from '@playwright/test'
import { violations, violationsInBothModes } from '../../e2e/axe.ts'
import { holdRequests, markDocument, pathOfNewTab, visit, watchForErrors } from '../../e2e/visit.ts'
import { site } from '../../export/site.ts'
import { ask, assistant, newestTurn, openAssistant, opener, questionField, sources } from './assistant.ts'

const start = '/scorecards/overview/'
const answerable = 'How do I open global search?'
const unanswerable = 'How do I bake sourdough bread?'

test.describe('the dialog', () => {
  test('has the title, field, examples and disclaimer of the specification', async ({ page }) => {
    await visit(page, start)
    const dialog = await openAssistant(page)
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(`${site.product} Docs Assistant`)
    await expect(questionField(page)).toHaveAttribute('placeholder', `Ask me anything about ${site.product}...`)
    const examples = dialog.getByRole('listitem').getByRole('button')
    await expect(examples).toHaveText([/table.*team/, /scorecard.*readme/, /SSO/, /without Kubernetes/])
    const disclaimer = dialog.locator('.assistant-disclaimer')
    await expect(disclaimer).toContainText('full access to the documentation and API references')
    await expect(disclaimer).toContainText('may not be fully accurate')
    await expect(disclaimer).toContainText(/thumbs up or thumbs down/)
    await disclaimer.getByRole('link').click()
    await expect(page).toHaveURL('/docs-ai-assistant/')
  })

  test('is opened and closed by keyboard, keeps the focus inside where it covers the page, and gives it back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await visit(page, start)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(questionField(page)).toBeFocused()
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const active = document.activeElement
        return active !== document.body && active?.closest('dialog.assistant') === null
      })
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(assistant(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await openAssistant(page)
    await page.getByRole('button', { name: 'Close the assistant' }).click()
    await expect(opener(page)).toBeFocused()
  })

  test('loads nothing before it is opened', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(page, start)
    expect(asked.filter((path) => path.includes('assistant'))).toEqual([])
    await openAssistant(page)
    expect(asked).toContain('/generated/assistant.json')
    expect(asked.filter((path) => path.includes('assistant-worker') || path.startsWith('/_search/'))).toEqual([])
    await ask(page, answerable)
    expect(asked).toContain('/generated/assistant-worker.js')
  })

  test('is the page of tips when its script cannot be had', async ({ page }) => {
    await page.route('**/generated/assistant.json*', (route) => route.abort())
    await visit(page, start)
    await opener(page).click()
    await expect(page).toHaveURL('/docs-ai-assistant/')
  })

  test('leaves a link with a modifier key to the browser', async ({ page }) => {
    await visit(page, start)
    const path = await pathOfNewTab(page, () => opener(page).click({ modifiers: ['ControlOrMeta'] }))
    expect(path).toBe('/docs-ai-assistant/')
    await expect(assistant(page)).toHaveCount(0)
  })

  test('has no accessibility violations, dark and light, empty and with answers, nor at 390 px', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, start)
    await openAssistant(page)
    expect(await violationsInBothModes(page)).toEqual([])
    await ask(page, answerable)
    await ask(page, 'Show me a curl command to create an entity')
    await ask(page, 'Which git hosts can I connect?')
    await ask(page, unanswerable)
    expect(await violationsInBothModes(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await violationsInBothModes(page)).toEqual([])
  })

  test('fills the screen at 390 px, and nothing is cut off', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, start)
    const dialog = await openAssistant(page)
    await ask(page, 'Which git hosts can I connect?')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    expect(await dialog.evaluate((element) => element.scrollWidth)).toBe(390)
    await expect(questionField(page)).toBeInViewport()
  })

  test('does not move for readers who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, start)
    const dialog = await openAssistant(page)
    await expect(dialog).toHaveCSS('animation-name', 'none')
  })
})

test.describe('an answer from the pages', () => {
  test('quotes what they say and leads to the heading that it comes from', async ({ page }) => {
    const problems = watchForErrors(page)
    await visit(page, start)
    await openAssistant(page)
    const turn = await ask(page, 'How do I create a relation in the portal?')
    await expect(turn).toContainText('select Edit JSON')
    const marked = await markDocument(page)
    const source = sources(page).first()
    const href = (await source.getAttribute('href')) ?? ''
    expect(href).toMatch(/\/relate-blueprints\/#.+/)
    await source.click()
    await expect(page).toHaveURL(href)
    await expect(page.locator(href.slice(href.indexOf('#')))).toBeInViewport()
    expect(await marked()).toBe(true)
    expect(problems).toEqual([])
  })

  test('is not made up: what the docs do not say is not found, with pages that may be near', async ({ page }) => {
    await visit(page, start)
    await openAssistant(page)
    const turn = await ask(page, unanswerable)
    await expect(turn).toContainText('The docs don’t seem to answer this')
    await turn.getByRole('link', { name: 'Search the docs' }).click()
    await expect(page).toHaveURL(/\/search\/\?q=How\+do\+I\+bake/)
  })

  test('is announced once it is whole', async ({ page }) => {
    await visit(page, start)
    const dialog = await openAssistant(page)
    const status = dialog.locator('p[role="status"]')
    await expect(status).toHaveAttribute('role', 'status')
    await ask(page, answerable)
    await expect(status).toHaveText(/^Answer: .*Ctrl\+K/)
  })

  test('begins at the top, however short it is', async ({ page }) => {
    await visit(page, start)
    await openAssistant(page)
    await ask(page, answerable)
    const turn = await ask(page, unanswerable)
    const fromTop = await turn.evaluate((one) => {
      const body = one.closest('.assistant-body') as Element
      return one.getBoundingClientRect().top - body.getBoundingClientRect().top
    })
    expect(fromTop).toBeGreaterThanOrEqual(0)
    expect(fromTop).toBeLessThan(24)
  })

  test('follows on from the question before', async ({ page }) => {
    await visit(page, start)
    await openAssistant(page)
    await ask(page, 'How do I define a blueprint?')
    await ask(page, 'And with Pulumi?')
    await expect(
      sources(page)
        .filter({ hasText: /Pulumi/ })
        .first(),
    ).toBeVisible()
    // What is answered alone isn't asked together with it.
    await ask(page, 'How do I connect it to Jenkins?')
    await expect(sources(page).first()).toContainText('Jenkins')
  })

  test('is copied with its sources, and a sample alone', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, start)
    await openAssistant(page)
    const turn = await ask(page, 'Show me a curl command to create an entity')
    await turn.getByRole('button', { name: 'Copy answer' }).click()
    await expect(turn.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/```\w*\n[\s\S]*\[1\] .+: https?:\/\//)
    await turn.getByRole('button', { name: 'Copy code' }).first().click()
    await expect(async () => {
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\bcurl\b/)
    }).toPass()
  })

  test('is rated, and the vote stays with the browser', async ({ page }) => {
    await visit(page, start)
    await openAssistant(page)
    const turn = await ask(page, answerable)
    const good = turn.getByRole('button', { name: 'Good answer' })
    await good.click()
    await expect(good).toHaveAttribute('aria-pressed', 'true')
    await expect(turn.getByText('Thanks for your feedback.')).toBeVisible()
    const kept = await page.evaluate((brand) => localStorage.getItem(`${brand}.feedback`), site.brand)
    const { records } = JSON.parse(kept ?? '{}') as { records: Record<string, string>[] }
    expect(records).toEqual([
      expect.objectContaining({ subject: 'answer', vote: 'up', page: start, question: answerable }),
    ])
    expect(records[0]?.answer).toContain('Ctrl+K')
    await turn.getByRole('button', { name: 'Bad answer' }).click()
    await expect(good).toHaveAttribute('aria-pressed', 'false')
  })

  test('fails when the index cannot be had, says so, and comes when it is tried again', async ({ page }) => {
    await page.route('**/_search/**', (route) => route.abort())
    await visit(page, start)
    await openAssistant(page)
    const turn = await ask(page, answerable)
    await expect(turn).toContainText('The docs could not be loaded')
    await page.unroute('**/_search/**')
    await turn.getByRole('button', { name: 'Try again' }).click()
    await expect(turn).toContainText('Ctrl+K')
  })

  test('can be stopped and requested again', async ({ page }) => {
    const release = await holdRequests(page, '**/_search/first-*')
    await visit(page, start)
    const dialog = await openAssistant(page)
    await questionField(page).fill(answerable)
    await questionField(page).press('Enter')
    await dialog.getByRole('button', { name: 'Stop answering' }).click()
    await expect(newestTurn(page)).toContainText('You stopped this answer')
    await expect(questionField(page)).toBeFocused()
    release()
    await newestTurn(page).getByRole('button', { name: 'Try again' }).click()
    await expect(newestTurn(page)).toContainText('Ctrl+K')
  })

  test('takes no task of 50 ms from the page', async ({ page }) => {
    await visit(page, start)
    await openAssistant(page)
    await ask(page, answerable)
    const workers = page.workers().map((worker) => new URL(worker.url()).pathname)
    expect(workers).toContain('/generated/assistant-worker.js')
  })
})

test.describe('a conversation', () => {
  test('is stored for the visit: over pages and reloads, and in this tab only', async ({ page, context }) => {
    await visit(page, start)
    await openAssistant(page)
    await ask(page, answerable)
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL('/guides/')
    await openAssistant(page)
    await expect(newestTurn(page)).toContainText('Ctrl+K')
    await page.reload()
    await openAssistant(page)
    await expect(newestTurn(page)).toContainText('Ctrl+K')
    const other = await context.newPage()
    await visit(other, start)
    await openAssistant(other)
    await expect(assistant(other).getByRole('article')).toHaveCount(0)
  })

  test('starts again, with the examples', async ({ page }) => {
    await visit(page, start)
    const dialog = await openAssistant(page)
    await dialog.getByRole('button', { name: 'Which SSO providers are supported?' }).click()
    await expect(newestTurn(page)).toHaveAttribute('aria-busy', 'false')
    await dialog.getByRole('button', { name: 'New conversation' }).click()
    await expect(dialog.getByRole('article')).toHaveCount(0)
    await expect(questionField(page)).toBeFocused()
    await page.reload()
    await openAssistant(page)
    await expect(assistant(page).getByRole('heading', { name: 'Example questions' })).toBeVisible()
  })

  test('takes a new line with Shift, and no empty question', async ({ page }) => {
    await visit(page, start)
    const dialog = await openAssistant(page)
    await questionField(page).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled()
    await questionField(page).pressSequentially('How')
    await questionField(page).press('Shift+Enter')
    await questionField(page).pressSequentially('long')
    await expect(questionField(page)).toHaveValue('How\nlong')
    await expect(dialog.getByRole('article')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('“Ask AI” is a link to the page of tips', async ({ page }) => {
    await page.goto(start)
    await opener(page).click()
    await expect(page).toHaveURL('/docs-ai-assistant/')
  })
})

test.describe('docked beside the page', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  const isModal = (page: Page) => assistant(page).evaluate((element) => element.matches(':modal'))

  test('it leaves the page usable, and stays open beside the page that a link leads to', async ({ page }) => {
    await visit(page, start)
    await openAssistant(page)
    expect(await isModal(page)).toBe(false)
    expect(await page.locator('main').evaluate((main) => main.closest('[inert]'))).toBeNull()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL('/guides/')
    await expect(assistant(page)).toBeVisible()
    await ask(page, answerable)
    await sources(page).first().click()
    await expect(page).not.toHaveURL('/guides/')
    await expect(assistant(page)).toBeVisible()
    await expect(newestTurn(page)).toContainText('Ctrl+K')
    expect(await violations(page)).toEqual([])
  })

  test('Escape closes it from inside, and the focus returns to the button', async ({ page }) => {
    await visit(page, start)
    await openAssistant(page)
    await page.keyboard.press('Escape')
    await expect(assistant(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('Escape closes it from the page, too, but not from a field of the page', async ({ page }) => {
    await visit(page, start)
    await openAssistant(page)
    await page.getByRole('banner').getByRole('searchbox').click()
    const suggestion = page.getByRole('banner').getByRole('option').first()
    await expect(suggestion).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(suggestion).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(assistant(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Escape')
    await expect(assistant(page)).toBeHidden()
  })

  test('with large text, it covers the page, which keeps its width', async ({ page }) => {
    const client = await page.context().newCDPSession(page)
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await visit(page, start)
    const width = await page.evaluate(() => document.body.clientWidth)
    await openAssistant(page)
    expect(await isModal(page)).toBe(true)
    const padding = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingRight))
    expect(padding).toBeLessThan(20)
    expect(await page.evaluate(() => document.querySelector('main')?.clientWidth ?? 0)).toBeGreaterThan(width / 2)
  })

  test('it covers the page when the screen gets narrower, and docks again, with the draft and the focus', async ({
    page,
  }) => {
    await visit(page, start)
    await openAssistant(page)
    await questionField(page).fill('A draft')
    await page.setViewportSize({ width: 1000, height: 900 })
    await expect.poll(() => isModal(page)).toBe(true)
    await expect(questionField(page)).toBeFocused()
    await page.setViewportSize({ width: 1300, height: 900 })
    await expect.poll(() => isModal(page)).toBe(false)
    await expect(questionField(page)).toBeFocused()
    await expect(questionField(page)).toHaveValue('A draft')
    await page.keyboard.press('Escape')
    await expect(opener(page)).toBeFocused()
  })
})

test('where it covers the page, a link to another page closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await visit(page, start)
  const dialog = await openAssistant(page)
  await dialog.locator('.assistant-disclaimer').getByRole('link').click()
  await expect(page).toHaveURL('/docs-ai-assistant/')
  await expect(dialog).toBeHidden()
})

for (const width of [1280, 1440])
  test(`docked at ${width} px, it leaves the heading of the home page its words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/')
    await openAssistant(page)
    const heading = page.locator('.hero h1')
    const { wordWidth, headingWidth } = await heading.evaluate((element) => {
      const range = document.createRange()
      const rows = new Map<number, number>()
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        rows.set(index, range.getClientRects().length)
      }
      return { wordWidth: Math.max(...rows.values()), headingWidth: element.getBoundingClientRect().width }
    })
    expect(wordWidth).toBe(1)
    expect(headingWidth).toBeGreaterThan(380)
    await expect(page.locator('.hero-picture')).toBeHidden()
  })

test('below 1200 px, the page keeps its width without its scroll bar', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await visit(page, '/scorecards/overview/')
  await openAssistant(page)
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'auto')
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
})
