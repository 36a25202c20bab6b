import { expect, test } from 'vitest'
import { isMet, licenseProblem } from './licenses.ts'
import type { LockedPackage } from './locked-package.ts'

const lockedPackage = (license: string | undefined): LockedPackage => ({
  path: 'node_modules/lamp',
  name: 'lamp',
  version: '1.0.0',
  license,
  integrity: undefined,
  resolved: undefined,
  hasInstallScript: false,
})

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['MIT OR GPL-3.0-only', true],
  ['MIT AND GPL-3.0-only', false],
  ['(AGPL-3.0-or-later OR MIT)', true],
  ['(MIT OR GPL-3.0-only) AND ISC', true],
  ['MIT AND ISC OR GPL-3.0-only', true],
  ['GPL-3.0-only OR MIT AND GPL-2.0-only', false],
  ['MIT WITH something', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['', false],
])('%s: %s', (expression, expected) => {
  expect(isMet(expression, new Set(['MIT', 'ISC']))).toBe(expected)
})

test('a license can be acceptable for a tool but not for code that readers load', () => {
  expect(licenseProblem(lockedPackage('MPL-2.0'), 'build')).toBeUndefined()
  expect(licenseProblem(lockedPackage('MPL-2.0'), 'shipped')).toMatchInlineSnapshot(
    `"lamp@1.0.0 has the license MPL-2.0, and readers load it. Use another package, or ask someone who can decide to add the license to lib/dependencies/licenses.ts."`,
  )
})

test.each(['GPL-3.0-only', 'GPL-2.0', 'AGPL-3.0-or-later', 'UNLICENSED', 'BUSL-1.1'])(
  '%s is not acceptable anywhere',
  (license) => {
    expect(licenseProblem(lockedPackage(license), 'build')).toContain(
      `lamp@1.0.0 has the license ${license}, and the build`,
    )
  },
)

test('a package without a license is reported', () => {
  expect(licenseProblem(lockedPackage(undefined), 'build')).toMatchInlineSnapshot(
    `"lamp@1.0.0 has no known license. Read its license file, and record it in lib/dependencies/licenses.ts or use another package."`,
  )
})
