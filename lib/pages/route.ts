import { replaceTokens, type Tokens } from '../config/tokens.ts'

/** A site path without trailing slash and extension, such as `/scorecards/overview`; the home page is `/`. */
export type RoutePath = string & { readonly __brand: 'RoutePath' }

/** The version and route of a page; the current version has no ID. */
export interface PageLocation {
  route: RoutePath
  version: string | undefined
}

/** Removes fragment, query, `.html`, `/index`, and trailing slashes. @example normalizeRoute('/a/index.html') → '/a' */
export function normalizeRoute(path: string): RoutePath {
  const clean = path
    .replace(/[?#].*$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/\/+$/, '')
  return (clean === '' ? '/' : clean) as RoutePath
}

/**
 * The route of a file under `content/`; file paths map directly to URLs.
 * @example routeOfFile('api-reference/{brand}-api.mdx', { brand: 'slipway' }).route → '/api-reference/slipway-api'
 * @example routeOfFile('versions/1.0/a/index.md', {}).route → '/1.0/a'
 */
export function routeOfFile(file: string, tokens: Tokens): PageLocation {
  const path = replaceTokens(file, tokens)
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '')
  const versionMatch = /^versions\/([^/]+)(?:\/(.*))?$/.exec(path)
  if (versionMatch === null) return { route: normalizeRoute(`/${path}`), version: undefined }
  const [, version, rest = ''] = versionMatch
  return { route: normalizeRoute(`/${version}/${rest}`), version }
}
