import { expect, test } from 'vitest'
import { consentVersion, cookiesOf, neededCategories, readConsent } from './consent.ts'
import { siteServices } from './services.ts'

const services = siteServices({ intercom: 'ab12cd34', googleTagManager: 'GTM-ABC1234' })

test('readers are asked for the categories of the site’s services, in a fixed order', () => {
  expect(neededCategories(services)).toEqual(['analytics', 'marketing', 'support'])
  expect(neededCategories([])).toEqual([])
})

test('the question changes with a new service or the site’s version, but not with an ID', () => {
  const version = consentVersion(services)
  expect(version).toBe('1 googleTagManager intercom')
  expect(consentVersion(siteServices({ intercom: 'ab12cd34' }))).not.toBe(version)
  expect(consentVersion(siteServices({ intercom: 'zz99zz99', googleTagManager: 'GTM-XYZ9999' }))).toBe(version)
  expect(consentVersion(services, '2')).toBe('2 googleTagManager intercom')
})

test('a stored choice is valid while the question is the same', () => {
  const stored = JSON.stringify({ version: 'a', at: '2026-01-02T03:04:05.000Z', accepted: ['analytics', 'spying'] })
  expect(readConsent(stored, 'a')).toEqual({ version: 'a', at: '2026-01-02T03:04:05.000Z', accepted: ['analytics'] })
  expect(readConsent(stored, 'b')).toBeUndefined()
})

test.each([null, '', 'x', '1', '[]', '{"version":"a"}', '{"version":"a","at":"x","accepted":{}}'])(
  '%s is no choice',
  (text) => {
    expect(readConsent(text, 'a')).toBeUndefined()
  },
)

test('cookies are found by prefix', () => {
  const cookies = 'theme=dark; intercom-id-ab12=1; _ga_X=2; utag_main=3'
  expect(cookiesOf(services, cookies)).toEqual(['intercom-id-ab12'])
  expect(cookiesOf(siteServices({ googleAnalytics: 'G-ABC1234567' }), cookies)).toEqual(['_ga_X'])
  expect(cookiesOf(services, '')).toEqual([])
})
