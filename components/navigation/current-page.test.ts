import { expect, test } from 'vitest'
import { withCurrentPage } from './current-page.ts'

const page = (path: string) => `<li><a href="${path}">Page</a></li>`
const category = (path: string, ...items: string[]) =>
  `<li class="category"><div><a href="${path}">Category</a></div><ul>${items.join('')}</ul></li>`

const deep = category('/4/', page('/4/page/'), category('/5/', category('/6/', page('/6/page/'))))
const sidebar = `<ul>${category('/1/', page('/1/page/'), category('/2/', category('/3/', page('/3/page/'), deep)))}</ul>`

/** URL of the category whose list is shown. */
function shownList(pathname: string): string | undefined {
  const html = withCurrentPage(sidebar, pathname)
  expect(html.replace(' aria-current="page"', '').replace(' data-list=""', '')).toBe(sidebar)
  expect(html).toContain(`<a href="${pathname}" aria-current="page">`)
  return /data-list="" class="category"><div><a href="([^"]*)"/.exec(html)?.[1]
}

test('pages of the first levels are shown in the whole sidebar', () => {
  expect(shownList('/1/')).toBeUndefined()
  expect(shownList('/1/page/')).toBeUndefined()
  expect(shownList('/2/')).toBeUndefined()
})

test('deeper pages are shown in the list of a category', () => {
  expect(shownList('/3/')).toBe('/3/')
  expect(shownList('/3/page/')).toBe('/3/')
  expect(shownList('/4/page/')).toBe('/3/')
  expect(shownList('/5/')).toBe('/3/')
  expect(shownList('/6/')).toBe('/6/')
  expect(shownList('/6/page/')).toBe('/6/')
})

test('a page that is not in the sidebar changes nothing', () => {
  expect(withCurrentPage(sidebar, '/other/')).toBe(sidebar)
})
