import type { SiteConfig } from '../config/site-config.ts'
import { serviceWorkerPath } from '../offline/cache-rules.ts'
import { buildFilePath } from '../pages/build-file.ts'
import { programPolicy } from './own-policies.ts'
import { frameAncestors } from './page-policy.ts'
import { type Policy, policyText } from './policy.ts'

/** Headers of the responses at a path; a path that ends in `*` stands for all that begin so. Later rules prevail. */
export interface HeaderRule {
  path: string
  headers: Readonly<Record<string, string>>
}

/** Policies of the documents and scripts that a build writes with rules of their own. */
export interface OwnPolicies {
  page: Policy
  /** Of the document in which live samples run. */
  preview: Policy
}

const secondsADay = 86_400
const csp = 'Content-Security-Policy'
const caching = 'Cache-Control'
const immutable = `public, max-age=${365 * secondsADay}, immutable`
const revalidated = 'public, max-age=0, must-revalidate'

/** What a page has no use for. An empty list refuses it to frames, too. @see https://www.w3.org/TR/permissions-policy/ */
const refused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
const permissions = [...refused.map((name) => `${name}=()`), 'clipboard-write=(self)', 'fullscreen=(self)'].join(', ')

/** Headers of every response. */
function commonHeaders(config: SiteConfig, page: Policy): Record<string, string> {
  const { httpsDays = 365 } = config.hosting ?? {}
  const isFramed = frameAncestors(config).length > 1
  return {
    [csp]: policyText(page),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Hosts of the same site may show the pages in frames, and their pictures.
    'Cross-Origin-Resource-Policy': 'same-site',
    // It knows no list of origins: where some may, the policy alone says so.
    ...(isFramed ? {} : { 'X-Frame-Options': 'SAMEORIGIN' }),
    ...(httpsDays > 0 && config.url.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${httpsDays * secondsADay}` }
      : {}),
    [caching]: revalidated,
  }
}

/** All that a host has to send, in the order in which it applies. */
export function headerRules(config: SiteConfig, { page, preview }: OwnPolicies): HeaderRule[] {
  const ancestors = { 'frame-ancestors': frameAncestors(config) }
  const previewHeaders = { [csp]: policyText({ ...preview, ...ancestors }) }
  return [
    { path: '/*', headers: commonHeaders(config, page) },
    // Their names carry a hash of what is in them.
    { path: '/_next/static/*', headers: { [caching]: immutable } },
    { path: '/_search/*', headers: { [caching]: immutable } },
    { path: '/_search/index.json', headers: { [caching]: revalidated } },
    { path: '/generated/images/*', headers: { [caching]: immutable } },
    { path: '/generated/screens-*', headers: { [caching]: immutable } },
    { path: '/generated/playground.html', headers: previewHeaders },
    // Some hosts take the ending off.
    { path: '/generated/playground', headers: previewHeaders },
    { path: '/generated/playground-worker.js', headers: { [csp]: policyText({ ...programPolicy, ...ancestors }) } },
    { path: buildFilePath, headers: { [caching]: 'no-store' } },
    { path: serviceWorkerPath, headers: { [caching]: 'no-cache' } },
  ]
}

/** Whether a rule holds for a path. */
export function appliesTo({ path }: Pick<HeaderRule, 'path'>, pathname: string): boolean {
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
}

/** The headers of a path. */
export function headersAt(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign({}, ...rules.filter((rule) => appliesTo(rule, pathname)).map(({ headers }) => headers))
}
