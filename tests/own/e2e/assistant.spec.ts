import { expect, test } from '@playwright/test'
import { colorViolationsInOtherMode, violations, violationsInBothModes } from '../../e2e/axe.ts'
import { pathOfNewTab, visit } from '../../e2e/visit.ts'
import { site } from '../../export/site.ts'
import { ask, assistant, openAssistant, opener, questionField } from './assistant.ts'

const start = '/scorecards/overview/'
const answerable = 'How do I open global search?'

test('the dialog', async ({ page }) => {
  await visit(page, start)
  await test.step('leaves a link with a modifier key to the browser', async () => {
    const path = await pathOfNewTab(page, () => opener(page).click({ modifiers: ['ControlOrMeta'] }))
    expect(path).toBe('/docs-ai-assistant/')
    await expect(assistant(page)).toHaveCount(0)
  })
  const dialog = await openAssistant(page)
  await test.step('takes a new line with Shift, and no empty question', async () => {
    await questionField(page).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled()
    await questionField(page).pressSequentially('How')
    await questionField(page).press('Shift+Enter')
    await questionField(page).pressSequentially('long')
    await expect(questionField(page)).toHaveValue('How\nlong')
    await expect(dialog.getByRole('article')).toHaveCount(0)
    await questionField(page).fill('')
  })
  await test.step('has the title, field, examples and disclaimer of the specification', async () => {
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
})

test.describe('while the assistant loads', () => {
  for (const isSent of [false, true])
    test(`nothing that is typed is lost${isSent ? ', and Enter asks it' : ''}`, async ({ page }) => {
      await visit(page, start)
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/generated/assistant.json*', async (route) => {
        await held
        await route.continue()
      })
      await page.keyboard.press('ControlOrMeta+i')
      await expect(opener(page)).toHaveAttribute('aria-busy', 'true')
      await page.keyboard.type('How do I open')
      if (isSent) await page.keyboard.press('Enter')
      release()
      await expect(questionField(page)).toHaveValue(isSent ? '' : 'How do I open')
      await expect(page.locator('.ask-ai')).not.toHaveAttribute('aria-busy')
      await page.keyboard.type(' global search?')
      await expect(questionField(page)).toHaveValue(isSent ? ' global search?' : answerable)
      await expect(assistant(page).getByRole('article')).toHaveCount(isSent ? 1 : 0)
    })
})

test('where the dialog covers the page', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await visit(page, start)
  await test.step('it is opened and closed by keyboard, keeps the focus inside, and gives it back', async () => {
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
  const dialog = await openAssistant(page)
  await test.step('the page keeps its width without its scroll bar', async () => {
    await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'auto')
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  })
  await test.step('a link to another page closes it', async () => {
    await dialog.locator('.assistant-disclaimer').getByRole('link').click()
    await expect(page).toHaveURL('/docs-ai-assistant/')
    await expect(dialog).toBeHidden()
  })
})

test('nothing loads before the dialog is opened, and then what an answer needs, while the question is typed', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, start)
  expect(asked.filter((path) => path.includes('assistant') || path.startsWith('/_search/'))).toEqual([])
  await openAssistant(page)
  expect(asked).toContain('/generated/assistant.json')
  const hasQuestions = () => asked.some((path) => path.startsWith('/_search/everyday-'))
  await expect.poll(hasQuestions).toBe(true)
})

test('the dialog is the page of tips when its script cannot be had', async ({ page }) => {
  await page.route('**/generated/assistant.json*', (route) => route.abort())
  await visit(page, start)
  await opener(page).click()
  await expect(page).toHaveURL('/docs-ai-assistant/')
})

test('axe finds nothing in the dialog, dark and light, empty and with answers, nor at 390 px', async ({ page }) => {
  const within = 'dialog.assistant'
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, start)
  const dialog = await openAssistant(page)
  await test.step('it does not move for readers who want less motion', async () => {
    await expect(dialog).toHaveCSS('animation-name', 'none')
  })
  expect.soft(await violationsInBothModes(page, within)).toEqual([])
  await ask(page, answerable)
  await ask(page, 'Show me a curl command to create an entity')
  await ask(page, 'How do I bake sourdough bread?')
  await ask(page, 'Which git hosts can I connect?')
  expect.soft([...(await violations(page)), ...(await colorViolationsInOtherMode(page, within))]).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('it fills the screen at 390 px, and nothing is cut off', async () => {
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    expect(await dialog.evaluate((element) => element.scrollWidth)).toBe(390)
    await expect(questionField(page)).toBeInViewport()
  })
  // It covers all of the page.
  expect(await violationsInBothModes(page, within)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('“Ask AI” is a link to the page of tips', async ({ page }) => {
    await page.goto(start)
    await opener(page).click()
    await expect(page).toHaveURL('/docs-ai-assistant/')
  })
})
