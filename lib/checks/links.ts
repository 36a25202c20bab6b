import type { Diagnostic, TextEdit } from '../diagnostics/diagnostic.ts'
import { certain, nearest } from '../diagnostics/nearest.ts'
import type { PageLink } from '../markdown/page-context.ts'
import { isSitePath } from '../markdown/remark-references.ts'
import { normalizeRoute } from '../pages/route.ts'
import type { CheckedSite, GeneratedPage } from './site.ts'

function finding(
  file: string,
  link: PageLink,
  rest: Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint' | 'fix'>,
): Diagnostic {
  const { line, column, key } = link
  return { file, line, column, ...rest, message: key === undefined ? rest.message : `${key}: ${rest.message}` }
}

/** The edit that puts another path or another anchor into a link; the rest of it stays. */
function editOf({ line, column }: PageLink, from: string, to: string): TextEdit {
  return { line, column, where: 'next-address', from, to }
}

/**
 * Links to pages and anchors that do not exist. A broken link fails the build, a broken anchor warns.
 * @see specification, section 5
 */
export function checkLinks(site: CheckedSite): Diagnostic[] {
  const written = site.pages.map(({ route, compiled, file }) => ({
    file,
    links: compiled.links,
    own: { route, anchors: () => compiled.headings.map(({ id }) => id) },
  }))
  const targets = new Map<string, GeneratedPage>(
    [...(site.generatedPages ?? []), ...written.map(({ own }) => own)].map((page) => [page.route, page]),
  )
  const known = [...new Set([...targets.keys(), ...site.generatedRoutes, ...site.files])]
  const sources = [...written, ...(site.otherLinks ?? []).map((source) => ({ ...source, own: undefined }))]
  return sources.flatMap(({ file, links, own }) =>
    links.flatMap((link): Diagnostic[] => {
      const { href } = link
      if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//')) return []
      const hash = /#(.*)$/.exec(href)?.[1]
      if (href.startsWith('#')) return own === undefined ? [] : checkAnchor(file, link, own, hash)
      if (!isSitePath(href)) {
        const message = `“${href}” is a relative link.`
        return [
          finding(file, link, {
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
      const target = targets.get(route)
      if (target !== undefined) return checkAnchor(file, link, target, hash)
      const isTrusted = site.unknownBelow !== undefined && route.startsWith(`${site.unknownBelow}/`)
      if (site.generatedRoutes.has(route) || isTrusted) return []
      const moved = site.redirects.get(route)
      if (moved !== undefined) {
        return [
          finding(file, link, {
            severity: 'warning',
            code: 'redirected-link',
            message: `“${route}” has moved; readers are redirected.`,
            hint: `Write “${moved}${hash === undefined ? '' : `#${hash}`}”.`,
            fix: [editOf(link, path, moved)],
          }),
        ]
      }
      const [near] = nearest(route, known)
      const meant = certain(route, known)
      return [
        finding(file, link, {
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

/** A fragment as browsers compare it with headings. @example decodedHash('caf%C3%A9') → 'café' */
function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

function checkAnchor(file: string, link: PageLink, target: GeneratedPage, hash: string | undefined): Diagnostic[] {
  if (hash === undefined || hash === '') return []
  const anchors = target.anchors()
  if (anchors.includes(hash) || anchors.includes(decodedHash(hash))) return []
  const [near] = nearest(hash, anchors)
  const meant = certain(hash, anchors)
  return [
    finding(file, link, {
      severity: 'warning',
      code: 'broken-anchor',
      message: `“#${hash}” is not a heading of ${target.route}.`,
      hint: near === undefined ? 'Use one of its headings, or link to the page only.' : `Did you mean “#${near}”?`,
      fix: meant === undefined ? undefined : [editOf(link, `#${hash}`, `#${meant}`)],
    }),
  ]
}
