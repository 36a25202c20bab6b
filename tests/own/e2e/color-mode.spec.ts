import { expect, type Page, test } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'

const lightBackground = 'rgb(251, 250, 246)'
const darkBackground = 'rgb(12, 19, 19)'

function themeSwitch(page: Page) {
  return page.getByRole('button', { name: /^Color mode: / })
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'))
}

for (const [colorScheme, color, other] of [
  ['dark', darkBackground, 'light'],
  ['light', lightBackground, 'dark'],
] as const) {
  test(`a first visit follows a system that is ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await visit(page, '/')
    expect(await background(page)).toBe(color)
    expect(await stored(page)).toBeNull()
    await expect(themeSwitch(page)).toHaveAccessibleName(`Color mode: system. Switch to ${other}`)
  })
}

test('a first visit is dark if the system has no preference', async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = (query) => matchMedia(query === '(prefers-color-scheme)' ? 'not all' : query)
  })
  await visit(page, '/')
  expect(await background(page)).toBe(darkBackground)
})

test('it cycles light → dark → system → light, and is persisted under the key “theme”', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/')
  const steps = [
    // The first press shows what isn't shown yet.
    ['dark', darkBackground],
    ['system', lightBackground],
    ['light', lightBackground],
    ['dark', darkBackground],
  ] as const
  for (const [mode, color] of steps) {
    await themeSwitch(page).click()
    expect(await stored(page)).toBe(mode)
    await expect(themeSwitch(page)).toHaveAccessibleName(new RegExp(`^Color mode: ${mode}\\.`))
    expect(await background(page)).toBe(color)
  }
})

test('the switch works by keyboard', async ({ page }) => {
  await visit(page, '/')
  await themeSwitch(page).focus()
  await page.keyboard.press('Enter')
  expect(await stored(page)).toBe('dark')
  await page.keyboard.press('Space')
  expect(await stored(page)).toBe('system')
})

test('the choice survives a client navigation and a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/')
  await themeSwitch(page).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Solutions' }).click()
  await expect(page).toHaveURL('/solutions/overview/')
  expect(await background(page)).toBe(lightBackground)
  await page.reload()
  expect(await background(page)).toBe(lightBackground)
  await expect(themeSwitch(page)).toHaveAccessibleName(/^Color mode: light\./)
})

test('there is no flash: the chosen mode is set before there is a body to paint, and never changes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light')
    const seen: { theme: string | null; body: boolean }[] = []
    Object.assign(window, { seen })
    const note = () => {
      const root = document.documentElement
      if (root === null) return
      const theme = root.getAttribute('data-theme')
      if (seen.at(-1)?.theme !== theme) seen.push({ theme, body: document.body !== null })
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await visit(page, '/scorecards/overview/')
  const seen = await page.evaluate(() => (window as unknown as { seen: { theme: string; body: boolean }[] }).seen)
  expect(seen.at(-1)).toEqual({ theme: 'light', body: false })
})

test('in the mode “system” it follows the system preference as it changes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'system'))
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/')
  expect(await background(page)).toBe(lightBackground)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => background(page)).toBe(darkBackground)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => background(page)).toBe(lightBackground)
})

test('two tabs stay in step', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  for (const page of [one, other]) await page.emulateMedia({ colorScheme: 'dark' })
  await visit(one, '/')
  await visit(other, '/scorecards/overview/')
  await themeSwitch(one).click()
  await expect.poll(() => background(other)).toBe(lightBackground)
  await expect(themeSwitch(other)).toHaveAccessibleName(/^Color mode: light\./)
  await themeSwitch(other).click()
  await expect.poll(() => background(one)).toBe(darkBackground)
})

test('a stored value that is not a mode is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/')
  expect(await background(page)).toBe(darkBackground)
  await themeSwitch(page).click()
  expect(await stored(page)).toBe('light')
})

test('where storage is forbidden the switch still works, for this visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/')
  expect(await background(page)).toBe(darkBackground)
  await themeSwitch(page).click()
  expect(await background(page)).toBe(lightBackground)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page follows the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveCSS('background-color', lightBackground)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveCSS('background-color', darkBackground)
  })
})
