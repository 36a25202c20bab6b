import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** The switch gets its full name once the frame's scripts are at work; until then a click is the browser's own. */
export async function whenInteractive(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Color mode: / })).toBeVisible()
}

/** Opens a page and waits until its scripts are at work. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenInteractive(page)
}

/**
 * Opens a page in the site's fonts, for tests that measure lines. On a busy machine, fonts arrive too late for the first
 * page that needs them, which is then set in a font of the machine. The browser has them for a second visit.
 */
export async function visitWithFonts(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await visit(page, path)
}

/**
 * Does what a browser follows by opening a new tab, and returns the path that the page leaves to the browser; undefined
 * if the page handles the click itself. No tab opens: on a busy machine, Chromium sometimes keeps the first navigation of
 * a background tab pending for longer than a test can wait.
 */
export async function pathOfNewTab(page: Page, act: () => Promise<unknown>): Promise<string | undefined> {
  const left = await page.evaluateHandle(() => {
    const paths: string[] = []
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey
      if (!event.defaultPrevented && isModified && link !== null) paths.push(link.pathname)
      event.preventDefault()
    }
    // At the window, after all listeners of the page.
    addEventListener('click', onClick, { once: true })
    return paths
  })
  await act()
  const [path] = await left.jsonValue()
  return path
}

/** Leaves a mark in the document, which a full page load would wipe out. Returns whether it is still there. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = ''
  })
  return () => page.evaluate(() => 'marked' in document.documentElement.dataset)
}

/** Puts a plain link into the content, as Markdown would; for targets to which no page of the content links. */
export async function addLink(
  page: Page,
  href: string,
  text = 'A link of the test',
): Promise<ReturnType<Page['getByRole']>> {
  await page.evaluate(
    ([target, label]) => {
      const link = document.createElement('a')
      link.setAttribute('href', target)
      link.textContent = label
      link.style.cssText = 'position:fixed;top:50%;left:50%;z-index:100;background:#fff'
      document.querySelector('#content')?.prepend(link)
    },
    [href, text] as const,
  )
  return page.getByRole('link', { name: text })
}

/** Holds back requests, as a slow network would. @returns what lets them go */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Everything that a browser reports as wrong on a page, gathered from now on. */
export function watchForErrors(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  return problems
}

export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}
