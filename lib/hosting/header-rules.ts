import type { SiteConfig } from '../config/site-config.ts'
import { serviceWorkerPath } from '../offline/cache-rules.ts'
import { buildFilePath } from '../pages/build-file.ts'
import { programPolicy } from './own-policies.ts'
import { frameAncestors } from './page-policy.ts'
import { type Policy, policyText } from './policy.ts'

/**
 * Response headers for a path; a path that ends in `*` matches everything with that prefix. Later rules take
 * precedence.
 */
export interface HeaderRule {
  path: string
  headers: Readonly<Record<string, string>>
}

/** Policies of the documents and scripts that a build writes with their own rules. */
interface OwnPolicies {
  page: Policy
  /** For the document that runs live samples. */
  preview: Policy
}

const secondsADay = 86_400
const csp = 'Content-Security-Policy'
const caching = 'Cache-Control'
const immutable = `public, max-age=${365 * secondsADay}, immutable`
const revalidated = 'public, max-age=0, must-revalidate'

/**
 * Features that pages do not use. An empty list denies them to frames as well. @see
 * https://www.w3.org/TR/permissions-policy/
 */
const deniedFeatures = (
  'accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi ' +
  'payment serial usb'
).split(' ')
const denials = deniedFeatures.map((name) => `${name}=()`)
const permissions = [...denials, 'clipboard-write=(self)', 'fullscreen=(self)'].join(', ')

function commonHeaders(config: SiteConfig, page: Policy): Record<string, string> {
  const { httpsDays = 365 } = config.hosting ?? {}
  const isFramed = frameAncestors(config).length > 1
  return {
    [csp]: policyText(page),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Same-site hosts may embed the pages and their images.
    'Cross-Origin-Resource-Policy': 'same-site',
    // This header cannot list origins, so if embedding is allowed, only the policy restricts it.
    ...(isFramed ? {} : { 'X-Frame-Options': 'SAMEORIGIN' }),
    ...(httpsDays > 0 && config.url.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${httpsDays * secondsADay}` }
      : {}),
    [caching]: revalidated,
  }
}

/** All headers that a host must send, in the order in which they apply. */
export function headerRules(config: SiteConfig, { page, preview }: OwnPolicies): HeaderRule[] {
  const ancestors = { 'frame-ancestors': frameAncestors(config) }
  const previewHeaders = { [csp]: policyText({ ...preview, ...ancestors }) }
  return [
    { path: '/*', headers: commonHeaders(config, page) },
    // Their names contain a hash of their content.
    { path: '/assets/*', headers: { [caching]: immutable } },
    { path: '/_search/*', headers: { [caching]: immutable } },
    { path: '/_search/index.json', headers: { [caching]: revalidated } },
    { path: '/generated/images/*', headers: { [caching]: immutable } },
    { path: '/generated/screens-*', headers: { [caching]: immutable } },
    { path: '/generated/playground.html', headers: previewHeaders },
    // Some hosts strip the extension.
    { path: '/generated/playground', headers: previewHeaders },
    { path: '/generated/playground-worker.js', headers: { [csp]: policyText({ ...programPolicy, ...ancestors }) } },
    { path: buildFilePath, headers: { [caching]: 'no-store' } },
    { path: serviceWorkerPath, headers: { [caching]: 'no-cache' } },
  ]
}

/** The headers of a path. */
export function headersAt(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const applying = rules.filter(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  )
  return Object.assign({}, ...applying.map(({ headers }) => headers))
}
