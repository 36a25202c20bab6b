import { expect, type Locator, type Page } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'
import { pictureName } from '../../support/picture.ts'

export const withPicture = '/scorecards/concepts-and-structure/'
export const other = '/scorecards/scorecards-as-blueprints/'

export const pictures = (page: Page) => page.getByRole('button', { name: `Enlarge: ${pictureName}` })
export const dialog = (page: Page) => page.getByRole('dialog')

export const overlay = (page: Page) => page.locator('.medium-zoom-overlay')

/** Opens a page and waits until its picture can be enlarged. */
export async function visitPicture(page: Page, path = withPicture): Promise<Locator> {
  await visit(page, path)
  await expect(pictures(page)).toHaveCount(1)
  return pictures(page)
}

/** Enlarges a picture and waits until it stops moving. */
export async function enlarge(page: Page, picture: Locator, how: 'click' | 'Enter' | 'Space' = 'click'): Promise<void> {
  await picture.scrollIntoViewIfNeeded()
  if (how === 'click') await picture.click()
  else {
    await picture.focus()
    await page.keyboard.press(how)
  }
  await isOpen(page)
}

async function isOpen(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible()
  await expect(overlay(page)).toHaveCSS('opacity', '1')
  // Those that follow the scroll never end.
  const running = () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length
  await expect.poll(() => page.evaluate(running)).toBe(0)
}

export async function isClosed(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0)
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.locator('body > [inert]')).toHaveCount(0)
}
