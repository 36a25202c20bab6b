import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

// What the package exports as its source is twice as long.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose result depends on colors. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** What axe looks at: all but `leftOut` of a page, or what is `within` a selector alone. */
interface Scope {
  readonly within?: string | undefined
  readonly leftOut?: readonly string[]
}

/** Which rules run: all without it. */
interface Rules {
  readonly rules?: Readonly<Record<string, { enabled: boolean }>>
  readonly runOnly?: string[]
}

const resultTypes: axe.resultGroups[] = ['violations']

/** Runs axe in each frame and puts the results together, for which it opens a second page. */
async function runInFrames(page: Page, { within, leftOut = [] }: Scope, rules: Rules) {
  const builder = new AxeBuilder({ page, axeSource }).options({ ...rules, resultTypes })
  if (within !== undefined) builder.include(within)
  for (const selector of leftOut) builder.exclude(selector)
  return (await builder.analyze()).violations
}

/**
 * Gives the page styles that a browser computes once. What is out of sight or folded has a state of its own, in which
 * they would be computed again for each element that axe asks for, and a color on its way to another is neither. What is
 * folded is hidden either way.
 */
async function settleStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      *, ::before, ::after { content-visibility: visible !important; transition: none !important }
      details:not([open])::details-content { content-visibility: visible; display: none }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Runs axe in a page without frames. Its script is put in once, which takes half as long as running it. */
async function runInPage(page: Page, { within, leftOut = [] }: Scope, rules: Rules): Promise<axe.Result[]> {
  const violations = await page.evaluate(
    async ({ include, exclude, options }) => {
      const { axe: loaded } = globalThis as unknown as { axe?: typeof axe }
      const results = await loaded?.run({ ...(include === undefined ? {} : { include }), exclude }, options)
      return results?.violations
    },
    {
      include: within,
      exclude: [...leftOut],
      options: { ...rules, resultTypes },
    },
  )
  if (violations !== undefined) return violations
  await page.evaluate(axeSource)
  await settleStyles(page)
  return runInPage(page, { within, leftOut }, rules)
}

async function run(page: Page, scope: Scope, rules: Rules): Promise<string[]> {
  const inPage = page.frames().length === 1
  const found = await (inPage ? runInPage : runInFrames)(page, scope, rules)
  return found.map(({ id, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`)
    return `${page.url()}: ${id}, ${nodes.length} × ${places.join(' | ')}`
  })
}

/**
 * Violations on the shown page, each in one line: the page, the rule and the elements.
 * @param within selector of the elements that are looked at; without it, all are
 */
export function violations(page: Page, within?: string): Promise<string[]> {
  return run(page, { within }, {})
}

/**
 * All violations except those in colors.
 * @param leftOut selectors of elements that are not looked at
 * @param otherRules rules that are not looked at either
 */
export function colorlessViolations(
  page: Page,
  leftOut: readonly string[],
  otherRules: readonly string[] = [],
): Promise<string[]> {
  const rules = Object.fromEntries([...colorRules, ...otherRules].map((rule) => [rule, { enabled: false }]))
  return run(page, { leftOut }, { rules })
}

/** Violations in colors only. @param within selector of the elements that are looked at; without it, all are */
export function colorViolations(page: Page, within?: string): Promise<string[]> {
  return run(page, { within }, { runOnly: colorRules })
}

/**
 * Violations in another width of what was looked at in one: only where things are, how large they are, and on what they
 * lie can be different.
 */
export function layoutViolations(page: Page, within?: string): Promise<string[]> {
  return run(page, { within }, { runOnly: ['target-size', 'scrollable-region-focusable', ...colorRules] })
}

/** Violations in colors of the other color mode, to which the page is switched and back. */
export async function colorViolationsInOtherMode(page: Page, within?: string): Promise<string[]> {
  const switchMode = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
      return dataset.theme
    })
  const mode = await switchMode()
  const found = await colorViolations(page, within)
  await switchMode()
  return found.map((line) => `${line} (${mode})`)
}

/** Violations on the shown page, in the shown color mode and in the other, in which only colors differ. */
export async function violationsInBothModes(page: Page, within?: string): Promise<string[]> {
  return [...(await violations(page, within)), ...(await colorViolationsInOtherMode(page, within))]
}

/**
 * Everything outside the page's `main`, as names and roles: what the rule about landmarks looks at, apart from what is in
 * them. It goes through all elements of a page for that, which takes a third of the time.
 */
export function frameOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const describe = (element: Element): string => {
      const facts = [element.localName, element.className, element.getAttribute('role'), element.ariaLabel]
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      const children = element.localName === 'main' ? '' : [...element.children].map(describe).join()
      return `${facts.join(' ')}${hasText ? ' text' : ''}(${children})`
    }
    return describe(document.body)
  })
}
