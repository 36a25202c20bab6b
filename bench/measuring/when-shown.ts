import type { Page } from 'playwright-core'

/**
 * Resolves when an element is shown, checking each frame that the browser paints. Playwright's locators poll at
 * increasing intervals, up to half a second, so they would measure that interval.
 * @param text the element's text, as a regular expression; without it, anything
 * @throws after `timeoutMs`
 */
export async function whenShown(
  page: Page,
  selector: string,
  text: RegExp | undefined,
  timeoutMs = 120_000,
): Promise<void> {
  await page.waitForFunction(
    ([wanted, source]) =>
      [...document.querySelectorAll(wanted)].some(
        (element) => element.checkVisibility() && new RegExp(source).test(element.textContent ?? ''),
      ),
    [selector, text?.source ?? ''] as const,
    { polling: 'raf', timeout: timeoutMs },
  )
}
