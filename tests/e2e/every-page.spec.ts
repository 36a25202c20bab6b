import { expect, type JSHandle, type Page, test } from '@playwright/test'
import { colorlessViolations, colorViolations, colorViolationsInOtherMode, frameOf } from './axe.ts'
import { otherPaths, sitemapPaths, split } from './exported-site.ts'
import { visit, watchForErrors } from './visit.ts'

// Each page is shown once, for everything that applies to every page: showing it is most of the work.
const paths = [...new Set([...sitemapPaths, ...otherPaths, '/search/'])]
// As many as there are workers: what pages share is checked once in each.
const tests = 2
const pageTimeoutMs = 12_000
/** A tab that is kept open takes gigabytes: it is closed now and then. */
const pagesOfTab = 40
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 720 }

test.use({ reducedMotion: 'reduce' })

/** What has been checked in this test, by name. */
interface Checked {
  readonly sections: Set<string>
  readonly frames: Set<string>
}

/** An element whose colors have not been checked in this test. */
const mark = 'data-unchecked'

/** Where the browser keeps the combinations of colors that were checked, because there are a lot of them. */
const checkedKey = 'checked-colors'

/**
 * Marks one element of each new combination of colors. Colors follow from an element with a text and two around it:
 * their names, classes and attributes. Where these are as on a page before, so are the colors.
 * @returns whether there is any
 */
function markNewColors(page: Page): Promise<boolean> {
  return page.evaluate(
    ([attribute, key]) => {
      const checked = new Set<string>(JSON.parse(localStorage.getItem(key) ?? '[]'))
      const { size } = checked
      const names = new Map<Element, string>()
      const look = (element: Element) => {
        const attributes = element.getAttributeNames().filter((name) => name !== 'id')
        const style = element.getAttribute('style') ?? ''
        const colors = /color|background/.test(style) ? style : ''
        const name = [element.localName, ...attributes, ...element.classList, colors].join(' ')
        names.set(element, name)
        return name
      }
      for (const element of document.body.querySelectorAll('*')) {
        if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) continue
        const chain: string[] = []
        for (let one: Element | null = element; one !== null && chain.length < 3; one = one.parentElement)
          chain.push(names.get(one) ?? look(one))
        const coloring = chain.join(' < ')
        if (checked.has(coloring) || !element.checkVisibility({ visibilityProperty: true })) continue
        checked.add(coloring)
        element.setAttribute(attribute, coloring)
      }
      return checked.size > size
    },
    [mark, checkedKey] as const,
  )
}

/** Keeps the combinations of colors that are marked. What a script has replaced is left to another page. */
function keepChecked(page: Page): Promise<void> {
  return page.evaluate(
    ([attribute, key]) => {
      const marked = [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute))
      localStorage.setItem(key, JSON.stringify([...JSON.parse(localStorage.getItem(key) ?? '[]'), ...marked]))
    },
    [mark, checkedKey] as const,
  )
}

/** Parts that pages share. Their content is the same on all pages, and that of a sidebar on all of its own. */
const sidebarTree = '[data-sidebar-tree]'
const sharedParts = ['.header', sidebarTree, '.footer']

/** What is looked at on every page, in one call: each takes the browser as long as some rules of axe. */
function factsOf(page: Page) {
  return page.evaluate(() => {
    const [, section = ''] = location.pathname.split('/')
    const headings = [...document.querySelectorAll('h1, [role=heading][aria-level="1"]')]
    return {
      headings: headings.filter((heading) => heading.checkVisibility({ visibilityProperty: true })).length,
      width: document.documentElement.scrollWidth,
      theme: document.documentElement.dataset.theme,
      isInteractive: document.querySelector('.theme-switch[title^="Color mode: "]') !== null,
      /** The sidebar; for a page without one, the section that it is in. */
      section: document.querySelector<HTMLElement>('.doc-root')?.dataset.sidebarId ?? section,
    }
  })
}

/** Loads the rest of a sidebar and opens it. */
async function openSidebar(page: Page): Promise<void> {
  if ((await page.locator(sidebarTree).count()) === 0) return
  // Where the pointer was in the section before, it would not enter this one.
  await page.mouse.move(0, 0)
  await page.locator('.sidebar').hover()
  await expect(page.locator('.sidebar[data-tree]')).toHaveCount(0)
  // Those of the third level show a list of their own instead of the sidebar.
  const closed = page.locator(`${sidebarTree} > ul > .category > div, ${sidebarTree} > ul > li > ul > .category > div`)
  await closed.locator('button[aria-expanded="false"]').evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLButtonElement).click()
  })
  await expect(closed.locator('button[aria-expanded="false"]')).toHaveCount(0)
}

/** Elements of the shown page, each with what was in it. */
type TakenOut = JSHandle<[Element, ChildNode[]][]>

/** Takes out what is in parts that are not looked at: axe goes through all elements of a page anyway. */
function emptyParts(page: Page, parts: readonly string[]): Promise<TakenOut> {
  return page.evaluateHandle((selectors) => {
    const all: [Element, ChildNode[]][] = []
    for (const part of selectors.map((selector) => document.querySelector(selector))) {
      if (part === null) continue
      all.push([part, [...part.childNodes]])
      part.replaceChildren()
    }
    return all
  }, parts)
}

/** Puts back what the next page has, too, and removes marks. It has a `main` of its own. */
async function putBack(takenOut: TakenOut): Promise<void> {
  await takenOut.evaluate((all, attribute) => {
    for (const [element, children] of all.reverse())
      if (element.closest('main') === null) element.replaceChildren(...children)
    document.body.style.marginTop = ''
    for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute)
  }, mark)
  await takenOut.dispose()
}

/**
 * Puts the words of samples together: half of a guide's elements are colored words, and a plain `span` has nothing but
 * its colors that could be wrong. Samples with new colors stay as they are.
 */
async function joinWordsOfSamples(page: Page): Promise<void> {
  await page.evaluate((attribute) => {
    for (const code of document.querySelectorAll('pre code')) {
      const parts = [...code.querySelectorAll('*')]
      const isPlain = ({ localName, attributes }: Element) =>
        localName === 'span' &&
        [...attributes].every(({ name }) => name !== attribute && /^(class|style|data-)/.test(name))
      if (parts.every(isPlain)) code.replaceChildren(code.textContent ?? '')
    }
  }, mark)
}

/**
 * Empties everything but the marked elements, those around them, and style sheets. What is emptied keeps its place among
 * its siblings, which styles may go by. A sample stays with its marked button, which would go if there were nothing left
 * to unfold. What is left moves out of sight: a playground that came into view would replace its samples, with what is
 * marked in them.
 */
async function keepMarked(takenOut: TakenOut): Promise<void> {
  await takenOut.evaluate((all, kept) => {
    const empty = (element: Element) => {
      if (element.matches(kept)) return
      if (element.querySelector(kept) === null) {
        all.push([element, [...element.childNodes]])
        element.replaceChildren()
      } else for (const child of element.children) empty(child)
    }
    empty(document.body)
    document.body.style.marginTop = '9999px'
  }, `[${mark}], pre:has(~ [${mark}]), style, link`)
}

/**
 * What axe finds on the shown page, besides what is left out and what was checked on others. It sees little of the page.
 */
async function axeViolations(page: Page, leftOut: readonly string[], checked: Checked): Promise<string[]> {
  const takenOut = await emptyParts(page, leftOut)
  let hasNewColors = await markNewColors(page)
  await joinWordsOfSamples(page)
  const frame = await frameOf(page)
  const found = await colorlessViolations(page, leftOut, checked.frames.has(frame) ? ['region'] : [])
  checked.frames.add(frame)
  // A script that arrives late can replace everything that was marked.
  if (hasNewColors && (await page.locator(`[${mark}]`).count()) === 0) hasNewColors = await markNewColors(page)
  if (hasNewColors) {
    await keepMarked(takenOut)
    found.push(...(await colorViolations(page, `[${mark}]`)), ...(await colorViolationsInOtherMode(page, `[${mark}]`)))
    await keepChecked(page)
  }
  await putBack(takenOut)
  return found
}

/**
 * Follows a link to a page, as a reader does who is on another. It takes half as long as to load the page with
 * everything around it.
 */
function follow(page: Page, path: string): Promise<void> {
  return page.evaluate(async (href) => {
    document.querySelector('main')?.setAttribute('data-left', '')
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
    const isThere = () =>
      location.pathname + location.search === href && document.querySelector('main:not([data-left])')
    while (!isThere()) await new Promise(requestAnimationFrame)
  }, path)
}

/** What is found on some pages, besides what was checked on others. */
async function look(page: Page, some: readonly string[], checked: Checked) {
  const { sections } = checked
  const [tooWide, found]: [string[], string[]] = [[], []]
  const errors = watchForErrors(page)
  await page.setViewportSize(phone)
  for (const [index, path] of some.entries()) {
    await (index === 0 || otherPaths.includes(path) ? visit : follow)(page, path)
    const { section, width, ...facts } = await factsOf(page)
    expect(facts, path).toEqual({ headings: 1, theme: 'dark', isInteractive: true })
    if (width > phone.width) tooWide.push(`${path}: ${width}`)
    // Its script replaces what is shown. A part that was marked before would be gone.
    if (path.startsWith('/search')) {
      await page.waitForLoadState('networkidle')
      await expect(page.getByText('Searching…')).toHaveCount(0)
    }
    const leftOut = sections.has(section) ? sharedParts : []
    sections.add(section)
    if (leftOut.length === 0) {
      // What only wide windows show is the same on all pages of a section.
      await page.setViewportSize(desktop)
      await openSidebar(page)
    }
    found.push(...(await axeViolations(page, leftOut, checked)))
    if (leftOut.length === 0) await page.setViewportSize(phone)
  }
  return { tooWide, found, errors }
}

split(paths, tests).forEach((some, hand) => {
  test(`every page works, fits a phone, and axe finds nothing on it, dark and light (${hand + 1})`, async ({
    context,
  }) => {
    test.setTimeout(some.length * pageTimeoutMs)
    await context.addInitScript(() => localStorage.getItem('theme') ?? localStorage.setItem('theme', 'dark'))
    const checked: Checked = { sections: new Set(), frames: new Set() }
    for (let from = 0; from < some.length; from += pagesOfTab) {
      const page = await context.newPage()
      const { tooWide, found, errors } = await look(page, some.slice(from, from + pagesOfTab), checked)
      await page.close()
      expect.soft(tooWide).toEqual([])
      expect.soft(found).toEqual([])
      // The Not Found page asks the host for itself by its clean address, which has none.
      expect.soft(errors.filter((error) => !error.includes('/404'))).toEqual([])
    }
  })
})
