import { expect, type Locator, test } from '@playwright/test'
import { sitemapPaths } from '../../e2e/exported-site.ts'
import { visit } from '../../e2e/visit.ts'
import { readExported } from '../../export/site.ts'

const guide = '/guides/all/acknowledge-incident/'
const stages = [
  'Choose a backend',
  'Model the incident',
  'Create a PagerDuty API key',
  'Connect the action to PagerDuty',
  'Test it',
]

/** Texts of the elements that styles put a number before. */
const numbered = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => getComputedStyle(element, '::before').content.includes('counter(stage)'))
      .map((element) => element.firstChild?.textContent ?? ''),
  )

test('the stages of a guide are numbered, in the table of contents, too; its other sections aren’t', async ({
  page,
}) => {
  await visit(page, guide)
  expect(await numbered(page.locator('.prose > h2'))).toEqual(stages)
  expect(await numbered(page.locator('.toc a'))).toEqual(stages)
})

test('a step of a stage has the numbers of both, and one of another page has its own', async ({ page }) => {
  const content = (step: Locator) => step.evaluate((element) => getComputedStyle(element, '::before').content)
  await visit(page, guide)
  expect(await content(page.locator('.step').first())).toBe('counter(stage) "." counter(step)')
  await visit(page, '/build-your-software-catalog/sync-data-to-catalog/git/github/installation/')
  expect(await content(page.locator('.step').first())).toBe('counter(step)')
  expect(await numbered(page.locator('.prose > h2'))).toEqual([])
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
