import type { RoutePath } from '../pages/route.ts'

/**
 * Path of a page's Markdown version, from the site root.
 * @example markdownVersionPath('/scorecards/overview') → '/scorecards/overview.md'
 * @example markdownVersionPath('/') → '/index.md'
 */
export function markdownVersionPath(route: RoutePath): string {
  return route === '/' ? '/index.md' : `${route}.md`
}
