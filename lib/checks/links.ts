import type { Diagnostic, TextEdit } from '../diagnostics/diagnostic.ts'
import { certain, nearest } from '../diagnostics/nearest.ts'
import type { PageLink } from '../markdown/page-context.ts'
import { isSitePath } from '../markdown/remark-references.ts'
import { normalizeRoute } from '../pages/route.ts'
import type { CheckedPage, CheckedSite } from './site.ts'

function finding(
  page: CheckedPage,
  link: PageLink,
  rest: Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint' | 'fix'>,
): Diagnostic {
  return { file: page.file, line: link.line, column: link.column, ...rest }
}

/** The edit that puts another path into a link; query and anchor stay. */
function editOf({ line, column }: PageLink, from: string, to: string): TextEdit {
  return { line, column, where: 'next-address', from, to }
}

/**
 * Links to pages and anchors that do not exist. A broken link fails the build, a broken anchor warns.
 * @see specification, section 5
 */
export function checkLinks(site: CheckedSite): Diagnostic[] {
  const pages = new Map(site.pages.map((page) => [page.route as string, page]))
  const known = [...pages.keys(), ...site.generatedRoutes, ...site.files]
  return site.pages.flatMap((page) =>
    page.compiled.links.flatMap((link): Diagnostic[] => {
      const { href } = link
      if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//')) return []
      const hash = /#(.*)$/.exec(href)?.[1]
      if (href.startsWith('#')) return checkAnchor(page, link, page, hash)
      if (!isSitePath(href)) {
        const message = `“${href}” is a relative link.`
        return [
          finding(page, link, {
            severity: 'error',
            code: 'broken-link',
            message,
            hint: 'Write the path from the site’s root, for example “/scorecards/overview”.',
          }),
        ]
      }
      const path = href.replace(/[?#].*$/, '')
      if (site.files.has(path)) return []
      const route = normalizeRoute(href)
      const target = pages.get(route)
      if (target !== undefined) return checkAnchor(page, link, target, hash)
      if (site.generatedRoutes.has(route)) return []
      const moved = site.redirects.get(route)
      if (moved !== undefined) {
        return [
          finding(page, link, {
            severity: 'warning',
            code: 'redirected-link',
            message: `“${route}” has moved; readers are sent on.`,
            hint: `Write “${moved}${hash === undefined ? '' : `#${hash}`}”.`,
            fix: [editOf(link, path, moved)],
          }),
        ]
      }
      const [near] = nearest(route, known)
      const meant = certain(route, known)
      return [
        finding(page, link, {
          severity: 'error',
          code: 'broken-link',
          message: `There is no ${/\.[a-z0-9]+$/i.test(path) ? 'file' : 'page'} “${route}”.`,
          hint: near === undefined ? 'Correct the path, or remove the link.' : `Did you mean “${near}”?`,
          fix: meant === undefined ? undefined : [editOf(link, path, meant)],
        }),
      ]
    }),
  )
}

function checkAnchor(page: CheckedPage, link: PageLink, target: CheckedPage, hash: string | undefined): Diagnostic[] {
  if (hash === undefined || hash === '') return []
  const ids = target.compiled.headings.map(({ id }) => id)
  if (ids.includes(hash)) return []
  const [near] = nearest(hash, ids)
  return [
    finding(page, link, {
      severity: 'warning',
      code: 'broken-anchor',
      message: `“#${hash}” is not a heading of ${target.route}.`,
      hint: near === undefined ? 'Name one of its headings, or none.' : `Did you mean “#${near}”?`,
    }),
  ]
}
