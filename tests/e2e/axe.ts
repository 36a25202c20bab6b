import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// What the package puts into each page by itself is twice as long.
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const axeSource = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose result depends on colours. */
const colorRules = ['color-contrast', 'link-in-text-block']

function builderOf(page: Page): AxeBuilder {
  // Without frames there is nothing to put together, for which axe would open a second page.
  return new AxeBuilder({ page, axeSource })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
}

async function run(page: Page, builder: AxeBuilder): Promise<string[]> {
  const { violations: found } = await builder.analyze()
  return found.map(({ id, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`)
    return `${page.url()}: ${id}, ${nodes.length} × ${places.join(' | ')}`
  })
}

/** Violations on the shown page, each in one line: the page, the rule and the elements. */
export function violations(page: Page): Promise<string[]> {
  return run(page, builderOf(page))
}

/** Violations in all but colours. @param leftOut selectors of elements that are not looked at */
export function colorlessViolations(page: Page, leftOut: readonly string[]): Promise<string[]> {
  const builder = builderOf(page).disableRules(colorRules)
  for (const selector of leftOut) builder.exclude(selector)
  return run(page, builder)
}

/** Violations in colours alone. @param within selector of the elements that are looked at; without it, all are */
export function colorViolations(page: Page, within?: string): Promise<string[]> {
  const builder = builderOf(page).withRules(colorRules)
  return run(page, within === undefined ? builder : builder.include(within))
}
