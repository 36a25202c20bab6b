import { replaceTokens, type Tokens } from '../config/tokens.ts'

/** A site path without trailing slash and extension, e.g. `/scorecards/overview`; the home page is `/`. */
export type RoutePath = string & { readonly __brand: 'RoutePath' }

/** Where a page belongs: the current version has no id. */
export interface PageLocation {
  route: RoutePath
  version: string | undefined
}

/** Removes hash, query, `.html`, `/index` and trailing slashes. @example normalizeRoute('/a/index.html') → '/a' */
export function normalizeRoute(path: string): RoutePath {
  const clean = path
    .replace(/[?#].*$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/\/+$/, '')
  return (clean === '' ? '/' : clean) as RoutePath
}

/**
 * Path = URL: the route of a file under `content/`.
 * @example routeOfFile('api-reference/{brand}-api.mdx', { brand: 'slipway' }).route → '/api-reference/slipway-api'
 * @example routeOfFile('versions/1.0/a/index.md', {}).route → '/1.0/a'
 */
export function routeOfFile(file: string, tokens: Tokens): PageLocation {
  const path = replaceTokens(file, tokens)
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '')
  const versioned = /^versions\/([^/]+)(?:\/(.*))?$/.exec(path)
  if (versioned === null) return { route: normalizeRoute(`/${path}`), version: undefined }
  const [, version, rest = ''] = versioned
  return { route: normalizeRoute(`/${version}/${rest}`), version }
}
