import type { Diagnostic, TextEdit } from '../diagnostics/diagnostic.ts'
import { decodePercent } from '../diagnostics/json-pointer.ts'
import { certain, didYouMean, nearest } from '../diagnostics/nearest.ts'
import type { PageLink } from '../markdown/page-context.ts'
import { isSitePath } from '../markdown/remark-references.ts'
import { normalizeRoute } from '../pages/route.ts'
import type { CheckedSite, GeneratedPage } from './checked-site.ts'

function diagnostic(
  file: string,
  link: PageLink,
  rest: Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint' | 'fix'>,
): Diagnostic {
  const { line, column, key } = link
  return { file, line, column, ...rest, message: key === undefined ? rest.message : `${key}: ${rest.message}` }
}

/** The edit that replaces the path or the anchor of a link and leaves the rest unchanged. */
function editOf({ line, column }: PageLink, from: string, to: string): TextEdit {
  return { line, column, where: 'next-address', from, to }
}

/**
 * Reports links to pages and anchors that do not exist. A broken link is an error, a broken anchor a warning.
 * @see specification, section 5
 */
export function checkLinks(site: CheckedSite): Diagnostic[] {
  const pageSources = site.pages.map(({ route, compiled, file }) => ({
    file,
    links: compiled.links,
    // The headings of a page that cannot be compiled are unknown.
    ownPage: { route, anchors: () => (compiled.isRead ? compiled.headings.map(({ id }) => id) : undefined) },
  }))
  const targets = new Map<string, GeneratedPage>(
    [...(site.generatedPages ?? []), ...pageSources.map(({ ownPage }) => ownPage)].map((page) => [page.route, page]),
  )
  const knownPaths = [...new Set([...targets.keys(), ...site.generatedRoutes, ...site.files])]
  const ownSources = pageSources.map((source) => ({ ...source, foreign: undefined }))
  const others = (site.otherLinks ?? []).map(({ foreign, ...source }) => ({ ...source, foreign, ownPage: undefined }))
  return [...ownSources, ...others].flatMap(({ file, links, ownPage, foreign }) =>
    links.flatMap((link): Diagnostic[] => {
      const { href } = link
      const severity = foreign === undefined ? 'error' : 'warning'
      if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//')) return []
      const hash = /#(.*)$/.exec(href)?.[1]
      if (href.startsWith('#')) return ownPage === undefined ? [] : checkAnchor(file, link, ownPage, hash)
      if (!isSitePath(href)) {
        const relative = relativeLink(file, link, ownPage === undefined ? undefined : targets)
        return [foreign === undefined ? relative : { ...relative, severity, hint: foreign.hint }]
      }
      const path = href.replace(/[?#].*$/, '')
      if (site.files.has(path)) return []
      const route = normalizeRoute(href)
      const target = targets.get(route)
      if (target !== undefined) return checkAnchor(file, link, target, hash)
      const isTrusted = site.unknownBelow !== undefined && `${route}/`.startsWith(`${site.unknownBelow}/`)
      if (site.generatedRoutes.has(route) || isTrusted) return []
      const newPath = site.redirects.get(route)
      if (newPath !== undefined) {
        return [
          diagnostic(file, link, {
            severity: 'warning',
            code: 'redirected-link',
            message: `“${route}” is not a page; it redirects readers.`,
            hint: `Write “${newPath}${hash === undefined ? '' : `#${hash}`}”.`,
            fix: [editOf(link, path, newPath)],
          }),
        ]
      }
      const [near] = nearest(route, knownPaths)
      const correction = certain(route, knownPaths)
      return [
        diagnostic(file, link, {
          severity,
          code: 'broken-link',
          message: `There is no ${/\.[a-z0-9]+$/i.test(path) ? 'file' : 'page'} “${route}”.`,
          hint:
            near === undefined ? (foreign?.hint ?? 'Correct the path, or remove the link.') : `Did you mean “${near}”?`,
          fix: correction === undefined ? undefined : [editOf(link, path, correction)],
        }),
      ]
    }),
  )
}

/**
 * Reports a relative link. On a page, it shows the path that the link has from the folder of its file.
 * @param targets routes of pages; undefined in a file that is not a page
 */
function relativeLink(file: string, link: PageLink, targets: ReadonlyMap<string, unknown> | undefined): Diagnostic {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link.href) ?? []
  const { pathname } = new URL(
    `./${path.replace(/(?:\/index)?\.mdx?$/, '')}`,
    `file:///${file.replace(/^content\//, '')}`,
  )
  const route = normalizeRoute(decodePercent(pathname))
  const isPage = targets?.has(route) === true && path !== ''
  const near = didYouMean(route, targets?.keys() ?? []) ?? ''
  const write = 'Write the path from the site’s root'
  const unknown = targets === undefined ? `${write}.` : `${write}. There is no page “${route}”. ${near}`.trim()
  return diagnostic(file, link, {
    severity: 'error',
    code: 'broken-link',
    message: `“${link.href}” is a relative link.`,
    hint: isPage ? `Write “${route}${rest}”.` : unknown,
    fix: isPage ? [editOf(link, path, route)] : undefined,
  })
}

function checkAnchor(file: string, link: PageLink, target: GeneratedPage, hash: string | undefined): Diagnostic[] {
  if (hash === undefined || hash === '') return []
  const anchors = target.anchors()
  if (anchors === undefined || anchors.includes(hash) || anchors.includes(decodePercent(hash))) return []
  const [near] = nearest(hash, anchors)
  const correction = certain(hash, anchors)
  return [
    diagnostic(file, link, {
      severity: 'warning',
      code: 'broken-anchor',
      message: `“#${hash}” is not a heading of ${target.route}.`,
      hint: near === undefined ? 'Use one of its headings, or link to the page only.' : `Did you mean “#${near}”?`,
      fix: correction === undefined ? undefined : [editOf(link, `#${hash}`, `#${correction}`)],
    }),
  ]
}
