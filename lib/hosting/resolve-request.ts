import { type Redirect, redirectStatus } from '../navigation/redirect-file.ts'
import { publicHref } from '../pages/public-href.ts'

/** A host's response: a file by its path from the site root, a redirect, or the Not Found page. */
export type Resolved =
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | { kind: 'missing' }

/** Files that configure hosts. They are never served. */
export const hostFiles: readonly string[] = ['/_headers', '/_redirects']

const moved = (to: string): Resolved => ({ kind: 'redirect', to, status: 301 })

/** Rejects paths that would escape the site's folder or redirect to another host; no page has such a path. */
function isPlain(pathname: string): boolean {
  return !/\0|\\/.test(pathname) && !pathname.split('/').includes('..')
}

/**
 * What every host must return for a path: an old path redirects to its page, a folder redirects to add a trailing slash
 * and serves its index file, and a page's file redirects to its folder, in this order. The configurations of all hosts
 * implement these rules.
 * @param pathname decoded
 * @param has whether the site has a file at a path
 * @example resolveRequest('/guides.html', …) → { kind: 'redirect', to: '/guides/', status: 301 }
 */
export function resolveRequest(
  pathname: string,
  has: (path: string) => boolean,
  redirects: readonly Redirect[] = [],
): Resolved {
  if (hostFiles.includes(pathname) || !isPlain(pathname)) return { kind: 'missing' }
  // The page router would treat the start of such a path as a host.
  if (pathname.includes('//')) return moved(pathname.replaceAll(/\/{2,}/g, '/'))
  const redirect = redirects.find(({ from }) => from === pathname.replace(/\/$/, ''))
  if (redirect !== undefined) return { kind: 'redirect', to: publicHref(redirect.to), status: redirectStatus(redirect) }
  if (pathname.endsWith('/index.html')) {
    return moved(pathname.slice(0, -'index.html'.length))
  }
  if (pathname.endsWith('/')) {
    return has(`${pathname}index.html`) ? { kind: 'file', path: `${pathname}index.html` } : { kind: 'missing' }
  }
  if (has(pathname)) return { kind: 'file', path: pathname }
  const folder = `${pathname.replace(/\.html$/, '')}/`
  return has(`${folder}index.html`) ? moved(folder) : { kind: 'missing' }
}
