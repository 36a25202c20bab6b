import { expect, type Page, test } from '@playwright/test'
import { holdRequests, markDocument, visit, watchForErrors } from '../../e2e/visit.ts'
import { site } from '../../export/site.ts'
import { ask, assistant, newestTurn, openAssistant, questionField, sources } from './assistant.ts'

const start = '/scorecards/overview/'
const answerable = 'How do I open global search?'

/** Rates the newest answer, which is that to the answerable question. */
async function rate(page: Page): Promise<void> {
  const turn = newestTurn(page)
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
  await expect(turn.getByRole('link', { name: 'Search the docs for these words' })).toBeVisible()
  await expect(turn.getByRole('link', { name: 'Community chat' })).toBeVisible()
}

test('an answer from the pages', async ({ page }) => {
  await visit(page, start)
  const dialog = await openAssistant(page)
  await test.step('is announced once it is whole', async () => {
    const status = dialog.locator('p[role="status"]')
    await expect(status).toHaveAttribute('role', 'status')
    await ask(page, answerable)
    await expect(status).toHaveText(/^Answer: .*Ctrl\+K/)
  })
  await test.step('takes no task of 50 ms from the page', () => {
    const workers = page.workers().map((worker) => new URL(worker.url()).pathname)
    expect(workers).toContain('/generated/assistant-worker.js')
  })
  await test.step('is rated, and the vote stays with the browser', () => rate(page))
  const turn = await ask(page, 'How do I bake sourdough bread?')
  await test.step('begins at the top, however short it is', async () => {
    const fromTop = await turn.evaluate((one) => {
      const body = one.closest('.assistant-body') as Element
      return one.getBoundingClientRect().top - body.getBoundingClientRect().top
    })
    expect(fromTop).toBeGreaterThanOrEqual(0)
    expect(fromTop).toBeLessThan(24)
  })
  await test.step('is not made up: what the docs do not say is not found, with pages that may be near', async () => {
    await expect(turn).toContainText('The docs don’t seem to answer this')
    await expect(turn.getByRole('link', { name: 'Community chat' })).toHaveAttribute('href', /^https:\/\//)
    await turn.getByRole('link', { name: 'Search the docs' }).click()
    await expect(page).toHaveURL(/\/search\/\?q=How\+do\+I\+bake/)
  })
})

test('answers in one conversation', async ({ page, context }) => {
  const problems = watchForErrors(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, start)
  await openAssistant(page)
  await test.step('follow on from the question before', async () => {
    await ask(page, 'How do I define a blueprint?')
    const pulumi = await ask(page, 'And with Pulumi?')
    await expect(pulumi.locator('.assistant-lead')).toContainText('Pulumi')
    // What is answered alone isn't asked together with it.
    await ask(page, 'How do I connect it to Jenkins?')
    await expect(sources(page).first()).toContainText('Jenkins')
  })
  await test.step('are copied with their sources, and a sample alone', async () => {
    const turn = await ask(page, 'Show me a curl command to create an entity')
    await turn.getByRole('button', { name: 'Copy answer' }).click()
    await expect(turn.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/```\w*\n[\s\S]*\[1\] .+: https?:\/\//)
    await turn.getByRole('button', { name: 'Copy code' }).first().click()
    await expect(async () => {
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\bcurl\b/)
    }).toPass()
  })
  await test.step('have samples in the colors of the site', async () => {
    await expect(newestTurn(page).locator('.assistant-code code [class^="t"]').first()).toBeVisible()
  })
  await test.step('come with answers to similar questions, which open in place', async () => {
    const turn = await ask(page, 'Who can run an action?')
    const related = turn.locator('.assistant-related details').first()
    await expect(related.getByRole('link')).toBeHidden()
    await related.locator('summary').press('Enter')
    await expect(related.getByRole('link')).toBeVisible()
  })
  await test.step('are two for two questions', async () => {
    const turn = await ask(page, 'How long does an access token last, and how do I create a scorecard?')
    await expect(turn.locator('.assistant-lead')).toHaveCount(2)
    await expect(turn).toContainText(/3 hours[\s\S]*Scorecards/)
  })
  await test.step('reply to small talk', async () => {
    await expect(await ask(page, 'ok great, thanks!')).toContainText('You’re welcome')
  })
  await test.step('quote what the pages say and lead to the heading that they come from', async () => {
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
})

test('an answer fails when the index cannot be had, says so, and comes when it is tried again', async ({ page }) => {
  await page.route('**/_search/**', (route) => route.abort())
  await visit(page, start)
  await openAssistant(page)
  const turn = await ask(page, answerable)
  await expect(turn).toContainText('The docs could not be loaded')
  await page.unroute('**/_search/**')
  await turn.getByRole('button', { name: 'Try again' }).click()
  await expect(turn).toContainText('Ctrl+K')
})

test('an answer can be stopped and requested again', async ({ page }) => {
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

test('a conversation', async ({ page, context }) => {
  await visit(page, start)
  await openAssistant(page)
  const other = await context.newPage()
  await test.step('is stored for the visit: over pages and reloads, and in this tab only', async () => {
    await ask(page, answerable)
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL('/guides/')
    await openAssistant(page)
    await expect(newestTurn(page)).toContainText('Ctrl+K')
    await page.reload()
    await openAssistant(page)
    await expect(newestTurn(page)).toContainText('Ctrl+K')
    await visit(other, start)
    await openAssistant(other)
    await expect(assistant(other).getByRole('article')).toHaveCount(0)
  })
  await test.step('starts again, with the examples', async () => {
    const dialog = assistant(other)
    await dialog.getByRole('button', { name: 'Which SSO providers are supported?' }).click()
    await expect(newestTurn(other)).toHaveAttribute('aria-busy', 'false')
    await dialog.getByRole('button', { name: 'New conversation' }).click()
    await expect(dialog.getByRole('article')).toHaveCount(0)
    await expect(questionField(other)).toBeFocused()
    await other.reload()
    await openAssistant(other)
    await expect(assistant(other).getByRole('heading', { name: 'Example questions' })).toBeVisible()
  })
})

test('an operation that an answer names is a link', async ({ page }) => {
  await visit(page, start)
  await openAssistant(page)
  const turn = await ask(page, 'How do I get scorecard results through the API?')
  const operation = turn.getByRole('link', { name: 'Search entities', exact: true }).first()
  await expect(operation).toHaveAttribute('href', '/api-reference/search-entities/')
})
