import { expect, test } from 'vitest'
import { checkLogo } from './check-logo.ts'

const source = "export default {\n  logo: 'content/brand/logo.svg',\n}\n"
const logo = 'content/brand/logo.svg'

test('a logo that does not exist is reported at its key', () => {
  expect(checkLogo({ logo }, source, () => false)).toEqual([
    {
      severity: 'error',
      code: 'config-invalid',
      file: 'site.config.ts',
      line: 2,
      column: 3,
      message: 'There is no file content/brand/logo.svg.',
      hint: 'Add the logo as an SVG file content/brand/logo.svg, or correct the path.',
    },
  ])
})

test('a logo that exists, or that is not configured, is not reported', () => {
  expect(checkLogo({ logo }, source, (path) => path === logo)).toEqual([])
  expect(checkLogo({}, source, () => false)).toEqual([])
})
