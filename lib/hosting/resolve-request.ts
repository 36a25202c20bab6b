import type { Redirect } from '../navigation/redirect-file.ts'
import { publicHref } from '../pages/public-href.ts'

/** What a host answers with: a file by its path from the site's root, another address, or the Not Found page. */
export type Resolved = { kind: 'file'; path: string } | { kind: 'redirect'; to: string } | { kind: 'missing' }

/** Files that tell hosts what to do. Readers get none of them. */
export const hostFiles: readonly string[] = ['/_headers', '/_redirects']

/** No path of the site has these: they would lead out of its folder, or to another host. */
function isPlain(pathname: string): boolean {
  return !/\0|\\/.test(pathname) && !pathname.split('/').includes('..')
}

/**
 * What every host has to answer at a path, in this order: an old path leads to its page, a folder is answered by its index file
 * and has a slash, a page's file leads to its folder. All hosts' configurations say the same.
 * @param pathname decoded
 * @param has whether the site has a file at a path
 * @example resolveRequest('/guides.html', …) → { kind: 'redirect', to: '/guides/' }
 */
export function resolveRequest(
  pathname: string,
  has: (path: string) => boolean,
  redirects: readonly Redirect[] = [],
): Resolved {
  if (hostFiles.includes(pathname) || !isPlain(pathname)) return { kind: 'missing' }
  // The router of the pages would take the beginning of such a path for a host.
  if (pathname.includes('//')) return { kind: 'redirect', to: pathname.replaceAll(/\/{2,}/g, '/') }
  const old = redirects.find(({ from }) => from === pathname.replace(/\/$/, ''))
  if (old !== undefined) return { kind: 'redirect', to: publicHref(old.to) }
  if (pathname.endsWith('/index.html')) {
    return { kind: 'redirect', to: pathname.slice(0, -'index.html'.length) }
  }
  if (pathname.endsWith('/')) {
    return has(`${pathname}index.html`) ? { kind: 'file', path: `${pathname}index.html` } : { kind: 'missing' }
  }
  if (has(pathname)) return { kind: 'file', path: pathname }
  const folder = `${pathname.replace(/\.html$/, '')}/`
  return has(`${folder}index.html`) ? { kind: 'redirect', to: folder } : { kind: 'missing' }
}
