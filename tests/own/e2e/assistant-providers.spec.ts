import { expect, type Page, test } from '@playwright/test'
import { violations } from '../../e2e/axe.ts'
import { visit } from '../../e2e/visit.ts'
import { type ChatServer, startChatServer } from '../../support/chat-server.ts'
import { ask, assistant, newestTurn, openAssistant, opener, questionField, sources, useProvider } from './assistant.ts'

const start = '/scorecards/overview/'
const question = 'How do I open global search?'

test.describe('a model', () => {
  let server: ChatServer
  test.beforeEach(async ({ page }) => {
    server = await startChatServer()
    await useModel(page)
  })
  test.afterEach(() => server.close())

  async function useModel(page: Page, silenceMs = 30_000): Promise<void> {
    const { endpoint } = server
    await useProvider(page, { kind: 'openai-compatible', endpoint, model: 'docs-model', silenceMs, instructions: '' })
  }

  test('writes an answer from passages; its citations lead to them, and no others stay', async ({ page }) => {
    server.answer([
      'Press **Ctrl+K** [1',
      '], never `x[2]` [99].\n\n- <img src=x onerror=alert(1)>',
      ' [there](https://evil.example)',
    ])
    await visit(page, start)
    await openAssistant(page)
    const turn = await ask(page, question)
    await expect(turn).toContainText('Press Ctrl+K 1, never x[2].')
    await expect(turn.locator('strong')).toHaveText('Ctrl+K')
    await expect(turn.locator('img')).toHaveCount(0)
    await expect(turn.locator('a[href*="evil"]')).toHaveCount(0)
    await expect(sources(page)).toHaveCount(1)
    await expect(turn.getByRole('link', { name: /^Source: Global search/ })).toHaveAttribute(
      'href',
      (await sources(page).getAttribute('href')) ?? '',
    )
    expect(await violations(page)).toEqual([])
    const [call] = server.calls
    expect(call?.authorization).toBeUndefined()
    expect(call?.body).toMatchObject({ model: 'docs-model', stream: true })
    expect(call?.body.messages.at(-1)?.content).toMatch(/^Passages:\n\n\[1\] Global search/)
    expect(call?.body.messages.at(-1)?.content).toContain(`Question: ${question}`)
  })

  test('gets what was said before', async ({ page }) => {
    server.answer(['By a key [1].'])
    await visit(page, start)
    await openAssistant(page)
    await ask(page, question)
    await ask(page, 'Which key is it on macOS?')
    expect(server.calls[1]?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  })

  test('is shown while it writes, read out only at the end, and stopped by the reader', async ({ page }) => {
    server.answer(['The first half [1]'], { isHeldBack: true })
    await visit(page, start)
    const dialog = await openAssistant(page)
    await questionField(page).fill(question)
    await questionField(page).press('Enter')
    await expect(newestTurn(page)).toContainText('The first half')
    await expect(newestTurn(page)).toHaveAttribute('aria-busy', 'true')
    await expect(dialog.locator('p[role="status"]')).toHaveText('Reading the docs.')
    await dialog.getByRole('button', { name: 'Stop answering' }).click()
    await expect(newestTurn(page)).toContainText('You stopped this answer')
    await expect(newestTurn(page)).toContainText('The first half')
    await expect.poll(() => server.calls[0]?.wasAborted).toBe(true)
  })

  test('that fails gives way to quotes from the pages', async ({ page }) => {
    await visit(page, start)
    await openAssistant(page)
    for (const [name, reply, reason] of [
      ['is out of order', 503, 'unavailable'],
      ['has too many requests', 429, 'too many requests'],
      ['refuses the site', 401, 'refused this site'],
      ['answers nothing', [], 'empty answer'],
    ] as const)
      await test.step(name, async () => {
        server.answer(reply)
        const turn = await ask(page, question)
        await expect(turn.locator('.assistant-notice')).toContainText(reason)
        await expect(turn.locator('.assistant-notice')).toContainText('quotes from the pages')
        await expect(turn).toContainText('Ctrl+K')
        await assistant(page).getByRole('button', { name: 'New conversation' }).click()
        await expect(assistant(page).getByRole('article')).toHaveCount(0)
      })
  })

  test('that cannot be reached, or falls silent, gives way to quotes from the pages', async ({ page }) => {
    server.answer(['Half'], { isHeldBack: true })
    await useModel(page, 1_000)
    await visit(page, start)
    await openAssistant(page)
    await expect((await ask(page, question)).locator('.assistant-notice')).toContainText('did not answer in time')
    await page.route(server.endpoint, (route) => route.abort())
    await expect((await ask(page, question)).locator('.assistant-notice')).toContainText('could not be reached')
  })
})

test.describe('a widget', () => {
  const script = 'https://widget.example/kapa.js'
  const widget = {
    kind: 'widget',
    script,
    scriptId: 'kapa',
    attributes: { 'data-website-id': '17' },
    open: 'Kapa.open',
  } as const
  const consentDialog = (page: Page) => page.getByRole('dialog', { name: 'Load the assistant?' })

  /** Serves the widget's script; gives the addresses that were asked for at its host. */
  async function serveWidget(page: Page): Promise<string[]> {
    const asked: string[] = []
    await page.route('https://widget.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        body: `{
          const { id, dataset } = document.currentScript
          window.Kapa = { open() { document.body.append(Object.assign(document.createElement('output'), { textContent: id + ' ' + dataset.websiteId })) } }
        }`,
      })
    })
    return asked
  }

  test('is loaded when a reader asks for it and agrees, once, and then opens at once', async ({ page }) => {
    await useProvider(page, { ...widget, consent: true })
    const asked = await serveWidget(page)
    await visit(page, start)
    await opener(page).hover()
    await opener(page).click()
    await expect(consentDialog(page)).toContainText('widget.example')
    expect(await violations(page)).toEqual([])
    expect(asked).toEqual([])
    await consentDialog(page).getByRole('button', { name: 'Load from widget.example' }).click()
    await expect(page.locator('output')).toHaveText('kapa 17')
    await opener(page).click()
    await expect(page.locator('output')).toHaveCount(2)
    expect(asked).toEqual([script])
    await expect(assistant(page)).toHaveCount(0)
    await page.reload()
    await opener(page).click()
    await expect(page.locator('output')).toHaveText('kapa 17')
  })

  for (const how of ['button', 'Escape'] as const) {
    test(`that is declined by ${how} is not loaded: the dialog answers from the pages`, async ({ page }) => {
      await useProvider(page, { ...widget, consent: true })
      const asked = await serveWidget(page)
      await visit(page, start)
      await opener(page).click()
      await expect(consentDialog(page)).toBeVisible()
      if (how === 'Escape') await page.keyboard.press('Escape')
      else await consentDialog(page).getByRole('button', { name: 'Answer from these pages' }).click()
      await expect(questionField(page)).toBeFocused()
      await expect(await ask(page, question)).toContainText('Ctrl+K')
      expect(asked).toEqual([])
    })
  }

  test('that cannot be loaded gives way to the dialog; one of the team’s own needs no consent', async ({ page }) => {
    await useProvider(page, { ...widget, consent: false })
    await page.route('https://widget.example/**', (route) => route.abort())
    await visit(page, start)
    await opener(page).click()
    await expect(questionField(page)).toBeFocused()
    await expect(consentDialog(page)).toHaveCount(0)
  })
})
