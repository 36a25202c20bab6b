import { expect, type Locator, type Page, test } from '@playwright/test'
import { violationsInBothModes } from '../../e2e/axe.ts'
import { visit } from '../../e2e/visit.ts'

const jqPage = '/getting-started/set-up-automatic-discovery/'
const longPage = '/build-your-software-catalog/sync-data-to-catalog/other/backstage/'
const mappingPage = '/build-your-software-catalog/sync-data-to-catalog/git/'

/** Files that only playgrounds need, as they are requested. */
function watchForFiles(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/generated\/(?:playground|jq)/.test(pathname)) found.push(pathname)
  })
  return found
}

interface Opened {
  playground: Locator
  payload: Locator
  program: Locator
  result: Locator
  status: Locator
  diagnostics: Locator
}

async function openPlayground(page: Page, path: string): Promise<Opened> {
  await visit(page, path)
  const playground = page.locator('.playground')
  await playground.scrollIntoViewIfNeeded()
  await expect(playground).toHaveAttribute('data-state', 'open')
  const [payload, program] = [playground.getByRole('textbox').first(), playground.getByRole('textbox').last()]
  const result = playground.locator('.playground-result')
  return {
    playground,
    payload,
    program,
    result: result.locator('code'),
    status: playground.locator('.playground-status'),
    diagnostics: playground.getByRole('listitem'),
  }
}

test('nothing is loaded before a reader comes near, and jq not before an editor is entered', async ({ page }) => {
  const files = watchForFiles(page)
  const scripts: string[] = []
  await visit(page, jqPage)
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => scripts.push(request.url()))
  const playground = page.locator('.playground')
  await expect(playground).not.toHaveAttribute('data-state')
  await expect(playground.getByRole('textbox')).toHaveCount(0)
  expect(scripts).toEqual([])

  await playground.scrollIntoViewIfNeeded()
  await expect(playground).toHaveAttribute('data-state', 'open')
  expect(scripts.length).toBeGreaterThan(0)
  expect(files).toEqual([])
  // On the text: nothing is over the field.
  await playground
    .getByRole('textbox')
    .last()
    .click({ position: { x: 40, y: 24 } })
  await expect.poll(() => [...files].sort()).toEqual(['/generated/jq.wasm', '/generated/playground-worker.js'])
})

/** Errors are shown in place and lead to their place in the editor. */
async function showErrors({ playground, payload, program, result, status, diagnostics }: Opened): Promise<void> {
  await program.fill('.name |\nascii_downcas')
  await expect(diagnostics).toHaveText(/“ascii_downcas” is not a jq function\. Did you mean “ascii_downcase”\?/)
  await expect(status).toContainText('1 error')
  await expect(program).toHaveAttribute('aria-invalid', 'true')
  await expect(playground.locator('.playground-result figcaption')).toHaveText('Last result')
  await expect(result).toHaveText('"order-history"')
  await diagnostics.getByRole('button', { name: 'Line 2, column 1' }).click()
  await expect(program).toBeFocused()
  expect(await program.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(8)

  await payload.fill('{ "name": }')
  await expect(diagnostics).toHaveText(/^Payload, line 1, column \d+ /)
  await expect(payload).toHaveAttribute('aria-invalid', 'true')
  await expect(program).toHaveAttribute('aria-invalid', 'false')
}

test('a program', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const opened = await openPlayground(page, jqPage)
  const { playground, payload, program, result, status, diagnostics } = opened
  await test.step('a click puts the focus into a field', async () => {
    await program.click()
    await expect(program).toBeFocused()
  })
  await test.step('that is edited shows its values, and Reset puts the sample back', async () => {
    await expect(result).toHaveText('"order-history"')
    const original = await program.inputValue()
    await program.fill('.name, .id')
    await expect(result).toHaveText('"Order History"\n"PX2Q9LM"')
    await expect(status).toHaveText('Result: 2 values.')
    const reset = playground.getByRole('button', { name: 'Reset' })
    await reset.click()
    await expect(program).toHaveValue(original)
    await expect(result).toHaveText('"order-history"')
    await expect(reset).toBeDisabled()
  })
  const reset = playground.getByRole('button', { name: 'Reset' })
  await test.step('gets an edited payload', async () => {
    await payload.fill('{ "name": "Card Vault_2" }')
    await expect(result).toHaveText('"card-vault-2"')
    await reset.click()
    await expect(result).toHaveText('"order-history"')
  })
  await test.step('with errors shows them in place', () => showErrors(opened))
  await reset.click()
  await expect(diagnostics).toHaveCount(0)
  await test.step('with an error while it runs says so', async () => {
    await program.fill('.name.first')
    await expect(diagnostics).toHaveText(
      /Line 1, column 6 The field “first” is read from a value that is not an object/,
    )
  })
  await test.step('is copied as it was edited', async () => {
    await program.fill('.id')
    await expect(diagnostics).toHaveCount(0)
    await playground.locator('figure.code').nth(1).getByRole('button', { name: 'Copy code' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('.id')
  })
})

test('a program that runs', async ({ page }) => {
  const { program, result, diagnostics } = await openPlayground(page, jqPage)
  await test.step('without an end is stopped, and the next one runs', async () => {
    await program.fill('last(repeat(1))')
    await expect(diagnostics).toHaveText(/This was stopped because it did not finish within/, { timeout: 20_000 })
    await program.fill('.id')
    await expect(result).toHaveText('"PX2Q9LM"')
    await expect(diagnostics).toHaveCount(0)
  })
  await test.step('is stopped by the next: the last of quick edits wins', async () => {
    await program.fill('"first" | last(limit(200000; repeat(.)))')
    await page.waitForTimeout(300)
    await program.fill('"second"')
    await expect(result).toHaveText('"second"')
    await page.waitForTimeout(500)
    await expect(result).toHaveText('"second"')
  })
})

test('when jq does not load, the page says so, and Retry tries again', async ({ page }) => {
  await page.route('**/generated/jq.wasm*', (route) => route.abort())
  const { playground, program, result, status } = await openPlayground(page, jqPage)
  await program.fill('.id')
  await expect(status).toHaveText(/^What runs this code could not be loaded\./)
  await expect(result).toHaveText('"order-history"')
  await page.unroute('**/generated/jq.wasm*')
  await playground.getByRole('button', { name: 'Retry' }).click()
  await expect(result).toHaveText('"PX2Q9LM"')
  await expect(playground.getByRole('button', { name: 'Retry' })).toBeHidden()
})

test('a mapping shows the entity, and below what was edited why an object becomes none', async ({ page }) => {
  const { payload, program, result, status, diagnostics } = await openPlayground(page, mappingPage)
  await expect(result).toContainText('"identifier": "checkout"')
  await program.fill((await program.inputValue()).replace('title: .name', 'title: .name | ascii_upcase'))
  await expect(result).toContainText('"title": "CHECKOUT"')
  await expect(status).toHaveText('Result: 1 entity.')
  await payload.fill('[{ "name": "a" }, { "name": null }]')
  await expect(diagnostics).toHaveText(
    [/does not become an entity: the identifier is null/, /explode input must be a string/].reverse(),
  )
  await payload.fill('[')
  await expect(page.locator('figure.code:first-child + .playground-problems')).toContainText('Payload, line 1')
  await expect(result).toContainText('"identifier": "a"')
})

test('on a phone, a long payload scrolls in its own box, where the cursor stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { payload } = await openPlayground(page, longPage)
  const box = payload.locator('xpath=..')
  expect((await box.boundingBox())?.height).toBeLessThan(500)
  await payload.focus()
  await payload.press('ControlOrMeta+End')
  await page.keyboard.type(' ')
  expect(
    await box.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - scrollTop - clientHeight),
  ).toBeLessThan(40)
})

test('the keyboard: Tab indents, Enter keeps the indentation, Escape and Tab leave', async ({ page }) => {
  const { playground, payload, program } = await openPlayground(page, jqPage)
  await program.focus()
  await program.press('ControlOrMeta+A')
  await page.keyboard.type('.a')
  await program.press('Home')
  await program.press('Tab')
  await program.press('End')
  await program.press('Enter')
  await page.keyboard.type('| .b')
  await expect(program).toHaveValue('  .a\n  | .b')
  await program.press('Shift+Tab')
  await expect(program).toHaveValue('  .a\n| .b')
  await expect(program).toBeFocused()
  await program.press('Escape')
  await program.press('Tab')
  await expect(program).not.toBeFocused()
  await payload.focus()
  await payload.press('Escape')
  await payload.press('Shift+Tab')
  await expect(payload).not.toBeFocused()
  await expect(program).toHaveAccessibleDescription(/Escape, then Tab, leaves the editor/)
  await expect(program).toHaveAccessibleName('Identifier of the service to find')
  await expect(playground.getByRole('button', { name: 'Reset' })).toBeEnabled()
})

test('leaving the page and coming back resets it', async ({ page }) => {
  const { program } = await openPlayground(page, jqPage)
  await program.fill('.id')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL('/guides/')
  await page.goBack()
  const playground = page.locator('.playground')
  await playground.scrollIntoViewIfNeeded()
  await expect(playground.getByRole('textbox')).toHaveCount(2)
  await expect(playground.locator('.playground-report')).toHaveCount(1)
  await expect(playground.locator('.playground-result code')).toHaveText('"order-history"')
})

test('axe finds nothing in an open playground, dark and light, on wide screens and on phones', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { playground, program, diagnostics } = await openPlayground(page, jqPage)
  const width = () => page.locator('html').evaluate((root) => root.scrollWidth)
  expect.soft(await violationsInBothModes(page, '.playground')).toEqual([])
  await page.setViewportSize({ width: 390, height: 900 })
  expect.soft(await violationsInBothModes(page, '.playground')).toEqual([])
  await program.fill('.name | foo')
  await expect(diagnostics).toHaveCount(1)
  expect.soft(await violationsInBothModes(page, '.playground')).toEqual([])
  expect(await width()).toBe(390)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await violationsInBothModes(page, '.playground')).toEqual([])
  expect(await width()).toBe(1280)
  await expect(playground).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('payload, program and result are there', async ({ page }) => {
    await page.goto(jqPage)
    const playground = page.locator('.playground')
    await expect(playground.locator('figure.code')).toHaveCount(3)
    await expect(playground.locator('.playground-result')).toContainText('"order-history"')
    await expect(playground.getByRole('textbox')).toHaveCount(0)
    await expect(playground.getByRole('button')).toHaveCount(0)
  })
})
