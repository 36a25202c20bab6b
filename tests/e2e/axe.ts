import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Violations on the shown page, each in one line: the page, the rule and the elements. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`)
    return `${page.url()}: ${id}, ${nodes.length} × ${places.join(' | ')}`
  })
}
