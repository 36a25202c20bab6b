import { expect, type Locator, test } from '@playwright/test'
import { sitemapPaths } from '../../e2e/exported-site.ts'
import { visit } from '../../e2e/visit.ts'
import { readExported } from '../../export/site.ts'

const guide = '/guides/all/acknowledge-incident/'
const stages = [
  '1 Choose a backend',
  '2 Model the incident',
  '3 Create a PagerDuty API key',
  '4 Connect the action to PagerDuty',
  '5 Test it',
]

/** Texts of the elements that styles put a number before. */
const numbered = (elements: Locator) =>
  elements.evaluateAll((all: HTMLElement[]) =>
    all
      .filter((element) => getComputedStyle(element, '::before').content !== 'none' && element.dataset.number)
      .map((element) => `${element.dataset.number} ${element.firstChild?.textContent}`),
  )

test('the stages of a guide are numbered, in the table of contents, too; its other sections aren’t', async ({
  page,
}) => {
  await visit(page, guide)
  expect(await numbered(page.locator('.prose > h2'))).toEqual(stages)
  expect(await numbered(page.locator('.toc > ul > li > a'))).toEqual(stages)
})

test('a step of a stage has the numbers of both, and one of another page has its own', async ({ page }) => {
  const step = page.locator('.step').first()
  await visit(page, guide)
  await expect(step).toHaveAttribute('data-number', '4.1')
  await visit(page, '/build-your-software-catalog/sync-data-to-catalog/git/github/installation/')
  expect(await step.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('counter(step)')
  expect(await numbered(page.locator('.prose > h2'))).toEqual([])
})

test('of a long table of contents, only the stage that is read is open, with the numbers of its steps', async ({
  page,
}) => {
  await visit(page, guide)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
  await expect(contents.locator('li li:visible')).toHaveCount(0)
  await contents.getByRole('link', { name: 'Connect the action' }).click()
  const steps = contents.locator('li li:visible a')
  await expect(steps.first()).toHaveText('Store the PagerDuty key')
  const numbers = await steps.evaluateAll((links: HTMLElement[]) => links.map(({ dataset }) => dataset.number))
  expect(numbers).toEqual(['4.1', '4.2', '4.3'])
})

test('every guide has stages between its prerequisites and the end of its test', () => {
  const guides = sitemapPaths.filter((path) => path.startsWith('/guides/all/'))
  expect(guides.length).toBeGreaterThan(100)
  const without = guides.filter((path) => {
    const ids = [...readExported(`${path.slice(1)}index.html`).matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)
    return ids.indexOf('test-it') - ids.indexOf('prerequisites') < 2 || !ids.includes('prerequisites')
  })
  expect(without).toEqual([])
})
