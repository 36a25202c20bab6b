import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { type Redirect, redirectStatus } from '../navigation/redirect-file.ts'
import { publicHref } from '../pages/public-href.ts'
import type { RoutePath } from '../pages/route.ts'

/**
 * The rules for hosts that read a `_redirects` file. A host may match paths literally, so each is written with and
 * without its trailing slash, and percent-encoded.
 * @example redirectRules([{ from: '/old', to: '/new' }]) → '/old /new/ 301\n/old/ /new/ 301\n'
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 * @see https://docs.netlify.com/routing/redirects/
 */
export function redirectRules(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap((redirect) => {
      const { from, to } = redirect
      return [from, `${from}/`].map((path) => `${encodeURI(path)} ${publicHref(to)} ${redirectStatus(redirect)}\n`)
    })
    .join('')
}

/** Parses the rules that `redirectRules` writes, without duplicates. */
export function readRedirectRules(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.split(' ')
    if (from === undefined || to === undefined || from.endsWith('/')) return []
    const redirect = { from: decodeURI(from) as RoutePath, to: (to.replace(/\/$/, '') || '/') as RoutePath }
    return [status === '302' ? { ...redirect, isTemporary: true } : redirect]
  })
}

/** Path of the exported file at a redirect's old path, for hosts without redirect rules. */
export function redirectFile({ from }: Redirect): string {
  return `${from.slice(1)}/index.html`
}

/**
 * A page that redirects immediately, even without JavaScript, and names the new URL for search engines.
 * @param site public origin, without a trailing slash
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects
 */
export function redirectPage({ to, isTemporary }: Redirect, site: string): string {
  const href = publicHref(to)
  const [title, text] = isTemporary
    ? ['Redirect', 'This section starts at ']
    : ['This page has moved', 'This page has moved to ']
  const html = h('html', { lang: 'en' }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('title', title),
      h('meta', { httpEquiv: 'refresh', content: `0; url=${href}` }),
      h('link', { rel: ['canonical'], href: `${site}${href}` }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
    ]),
    h('body', [h('p', [text, h('a', { href }, href), '.'])]),
  ])
  return `<!doctype html>${toHtml(html)}\n`
}
