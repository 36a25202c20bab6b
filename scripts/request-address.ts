/**
 * The path and the query that a request asks for; undefined for what no address of a site can be: strangers send anything.
 * @example requestAddress('/guides/?q=a') → { pathname: '/guides/', search: '?q=a' }
 * @example requestAddress('//evil.example/') → undefined
 */
export function requestAddress(target: string): { pathname: string; search: string } | undefined {
  // Two slashes begin another host, in a redirect as well.
  if (!/^\/(?![/\\])/.test(target)) return undefined
  try {
    const { pathname, search } = new URL(`http://localhost${target}`)
    const decoded = decodeURIComponent(pathname)
    return decoded.includes('\0') || decoded.split(/[/\\]/).includes('..') ? undefined : { pathname, search }
  } catch {
    return undefined
  }
}
