import { expect, type Page, test } from '@playwright/test'
import { visit, watchForErrors } from './visit.ts'

const path = '/search-and-query/'
const title = 'Search and query'
const anchor = 'structure-and-nesting'

test.describe('forced mismatch: the server’s HTML differs from what the browser renders', () => {
  /** Rewrites the markup of the article's container, so that React gives the server's HTML up and renders again. */
  async function forceMismatch(page: Page): Promise<void> {
    await page.route(
      (url) => url.pathname.endsWith('/'),
      async (route) => {
        if (!route.request().isNavigationRequest()) return route.continue()
        const response = await route.fetch()
        const html = await response.text()
        const body = html.replace(/<main id="content"([^>]*)>/, '<section>Unexpected</section><main id="content"$1>')
        expect(body).not.toBe(html)
        return route.fulfill({ response, body })
      },
    )
  }

  async function expectWholeArticle(page: Page): Promise<void> {
    const article = page.getByRole('article')
    await expect(article).toHaveCount(1)
    await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
    expect(((await article.textContent()) ?? '').length).toBeGreaterThan(3000)
    await expect(page.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current=page]')).toHaveCount(1)
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(15)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ask AI' })).toBeVisible()
  }

  test('React does render again, and the article is still whole', async ({ page }) => {
    const problems = watchForErrors(page)
    await forceMismatch(page)
    await visit(page, path)
    // The mismatch must have been one, else this test proves nothing.
    await expect.poll(() => problems.join()).toContain('Minified React error #418')
    await expect(page.getByText('Unexpected')).toHaveCount(0)
    await expectWholeArticle(page)
    const figure = page.locator('figure.code').first()
    await expect(figure.getByRole('button', { name: 'Copy code', includeHidden: true })).toHaveCount(1)
  })

  test('back, forward, reload and a hash work after it', async ({ page }) => {
    await forceMismatch(page)
    await visit(page, path)
    await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Troubleshooting' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Troubleshooting' })).toBeVisible()
    await page.goBack()
    await expectWholeArticle(page)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Troubleshooting' })).toBeVisible()
    await page.goBack()
    await page.reload()
    await expectWholeArticle(page)
    await page.goto(`${path}#${anchor}`)
    await expectWholeArticle(page)
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()
  })
})
