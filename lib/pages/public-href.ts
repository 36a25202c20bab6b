/**
 * The URL under which a site path is published. Pages end with a slash, so that every static host serves them without a
 * redirect; files, fragments, and other schemes are unchanged.
 * @example publicHref('/scorecards/overview#levels') → '/scorecards/overview/#levels'
 * @example publicHref('/favicon.svg') → '/favicon.svg'
 */
export function publicHref(href: string): string {
  const match = /^(\/[^?#]*)(.*)$/.exec(href)
  if (match === null || href.startsWith('//')) return href
  const [, path = '', rest = ''] = match
  const isFile = /\/[^/]*\.(?!html$)[a-z][a-z0-9]*$/i.test(path)
  return path.endsWith('/') || isFile ? href : `${path}/${rest}`
}
