import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { acceptedServices, type ServiceName, siteServices, thirdParties } from './services.ts'
import type { Globals } from './third-party.ts'

const ids: Readonly<Record<ServiceName, string>> = {
  googleAnalytics: 'G-ABC1234567',
  googleTagManager: 'GTM-ABC1234',
  tealium: 'harbor/docs/prod',
  hotjar: '1234567',
  hubspot: '12345678',
  intercom: 'ab12cd34',
}
const names = Object.keys(ids) as ServiceName[]
const page = { url: 'https://docs.harbor.example/b/?q=1', path: '/b/?q=1', title: 'B' }

test('includes each service of the specification: analytics, two tag managers, recording, marketing, support', () => {
  expect(names.map((name) => `${name}: ${thirdParties[name].categories.join(' and ')}`)).toEqual([
    'googleAnalytics: analytics',
    'googleTagManager: analytics and marketing',
    'tealium: analytics and marketing',
    'hotjar: recording',
    'hubspot: marketing',
    'intercom: support',
  ])
})

test('a service loads if all of its categories are accepted', () => {
  const services = siteServices(ids)
  const loaded = (accepted: Parameters<typeof acceptedServices>[1]) =>
    acceptedServices(services, accepted).map(({ name }) => name)
  expect(loaded([])).toEqual([])
  expect(loaded(['analytics'])).toEqual(['googleAnalytics'])
  expect(loaded(['marketing', 'support'])).toEqual(['hubspot', 'intercom'])
  expect(loaded(['analytics', 'marketing'])).toEqual(['googleAnalytics', 'googleTagManager', 'tealium', 'hubspot'])
})

/** The global variables that a service sets before its script loads. */
function prepared(name: ServiceName): Globals {
  const globals: Globals = {}
  thirdParties[name].prepare(globals, ids[name])
  return globals
}

/** Queued calls as arrays. */
const calls = (list: unknown) => (list as ArrayLike<unknown>[]).map((call) => Array.from(call))

test('Google Analytics: calls are queued as `arguments`, and each page is an event', () => {
  const globals = prepared('googleAnalytics')
  thirdParties.googleAnalytics.showPage?.(globals, page)
  const layer = globals.dataLayer as unknown[]
  expect(layer.every((call) => Object.prototype.toString.call(call) === '[object Arguments]')).toBe(true)
  expect(calls(layer)).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-ABC1234567'],
    ['event', 'page_view', { page_location: page.url, page_title: 'B' }],
  ])
})

test('tag managers: one queues events, the other is only called after it has loaded', () => {
  const globals = prepared('googleTagManager')
  thirdParties.googleTagManager.showPage?.(globals, page)
  expect(globals.dataLayer).toEqual([
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    { event: 'page_view', page_location: page.url, page_path: page.path, page_title: 'B' },
  ])
  const viewed: unknown[] = []
  const other = prepared('tealium')
  thirdParties.tealium.showPage?.(other, page)
  other.utag = { view: (data: unknown) => viewed.push(data) }
  thirdParties.tealium.showPage?.(other, page)
  expect(viewed).toEqual([{ page_url: page.url, page_path: page.path, page_name: 'B' }])
})

test('recording, marketing, and support queue calls until their scripts load', () => {
  const recording = prepared('hotjar')
  thirdParties.hotjar.showPage?.(recording, page)
  expect(recording._hjSettings).toEqual({ hjid: 1234567, hjsv: 6 })
  expect(calls((recording.hj as { q: unknown }).q)).toEqual([['stateChange', page.path]])
  const marketing = prepared('hubspot')
  thirdParties.hubspot.showPage?.(marketing, page)
  expect(marketing._hsq).toEqual([['setPath', page.path], ['trackPageView']])
  const support = prepared('intercom')
  thirdParties.intercom.showPage?.(support, page)
  expect(support.intercomSettings).toEqual({ app_id: 'ab12cd34' })
  expect(calls((support.Intercom as { q: unknown }).q)).toEqual([['update']])
})

test('docs/third-parties.md lists each service with its hosts, for a content security policy', () => {
  const docs = readFileSync('docs/third-parties.md', 'utf8')
  for (const name of names) {
    expect(docs).toContain(`| \`${name}\` | ${thirdParties[name].label} |`)
    expect(docs).toContain(`| \`${name}\` | \`${thirdParties[name].hosts.join(' ')}\``)
  }
})
