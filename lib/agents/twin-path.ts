import type { RoutePath } from '../pages/route.ts'

/**
 * Address of the Markdown twin of a page, from the site's root.
 * @example twinPath('/scorecards/overview') → '/scorecards/overview.md'
 * @example twinPath('/') → '/index.md'
 */
export function twinPath(route: RoutePath): string {
  return route === '/' ? '/index.md' : `${route}.md`
}
