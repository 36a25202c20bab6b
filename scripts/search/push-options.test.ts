import { expect, test } from 'vitest'
import { parsePushOptions } from './push-options.ts'

test('options are off unless they are named', () => {
  expect(parsePushOptions([])).toEqual({ diff: false, dryRun: false, force: false })
  expect(parsePushOptions(['--dry-run', '--diff', '--force'])).toEqual({ diff: true, dryRun: true, force: true })
})

test.each([
  [['--dif'], 'There is no option --dif. Did you mean “diff”? Options: --diff, --dry-run, --force.'],
  [['--force=no'], '--force takes no value. Options: --diff, --dry-run, --force.'],
  [['docs'], '“docs” is not an option. Options: --diff, --dry-run, --force.'],
])('%j is refused', (args, message) => {
  expect(parsePushOptions(args)).toBe(message)
})
