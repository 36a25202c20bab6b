import { describe, expect, test } from 'vitest'
import type { ActiveRule } from '../config/site-config.ts'
import { isActive, readRule, ruleText } from './active-item.ts'

const sections = ['api-reference', 'guides', 'solutions']
const navbar: readonly (readonly [label: string, active: ActiveRule])[] = [
  ['Home', { kind: 'none-of', segments: sections }],
  ['Solutions', { kind: 'under', segment: 'solutions' }],
  ['Guides', { kind: 'under', segment: 'guides' }],
  ['API Reference', { kind: 'under', segment: 'api-reference' }],
]

/** The navbar items that are current on a path. */
function activeOn(pathname: string): string[] {
  return navbar.filter(([, active]) => isActive(active, pathname)).map(([label]) => label)
}

describe('the navbar of the specification, section 2.1', () => {
  test.each([
    ['/', ['Home']],
    ['/scorecards/overview/', ['Home']],
    ['/search/', ['Home']],
    ['/solutions/overview/', ['Solutions']],
    ['/solutions', ['Solutions']],
    ['/guides/', ['Guides']],
    ['/guides/all/manage-integrations/', ['Guides']],
    ['/api-reference/slipway-api/', ['API Reference']],
    ['/1.0/solutions/overview/', ['Solutions']],
    ['/getting-started/solutions-tour/', ['Home']],
    ['/my-guides/', ['Home']],
  ])('on %s the current item is %j', (pathname, expected) => {
    expect(activeOn(pathname)).toEqual(expected)
  })
})

describe('a rule', () => {
  const under: ActiveRule = { kind: 'under', segment: 'guides' }
  const noneOf: ActiveRule = { kind: 'none-of', segments: ['guides', 'solutions'] }

  test.each([
    [under, '/guides', true],
    [under, '/a/guides/b', true],
    [under, '/guides-old', false],
    [under, '/', false],
    [noneOf, '/', true],
    [noneOf, '/a/solutions', false],
    [noneOf, '/guides', false],
    [noneOf, '/solutions-old', true],
  ] as const)('%j on %s: %s', (rule, pathname, expected) => {
    expect(isActive(rule, pathname)).toBe(expected)
  })
})

test('rules survive as text', () => {
  for (const rule of [
    { kind: 'under', segment: 'guides' },
    { kind: 'none-of', segments: ['guides', 'solutions'] },
    { kind: 'none-of', segments: [] },
  ] as const)
    expect(readRule(ruleText(rule))).toEqual(rule)
})
