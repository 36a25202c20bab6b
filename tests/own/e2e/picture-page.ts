import type { Page } from '@playwright/test'
import { pictureFiles, withPicture } from '../../support/picture.ts'

/**
 * Puts a picture at the top of articles that can enlarge one.
 * @param more further HTML, which follows it
 */
export async function addPicture(page: Page, paths: readonly string[], more = ''): Promise<void> {
  for (const { href, contentType, body } of await pictureFiles())
    await page.route(`**${href}`, (route) => route.fulfill({ contentType, body }))
  for (const address of paths) {
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: withPicture(await response.text(), more) })
    })
  }
}
