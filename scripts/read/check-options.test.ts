import { expect, test } from 'vitest'
import { parseCheckOptions } from './check-options.ts'

const parse = (...args: string[]) => parseCheckOptions(args, false, (path) => path === 'content/a.md')
const usage =
  'Options: --format terminal|github|json|sarif, --fix, --baseline, --strict, --max-warnings N, and paths of files, for example content/index.mdx.'

test('without options the whole site is checked for a terminal, or for GitHub in its actions', () => {
  expect(parse()).toEqual({ format: 'terminal', fix: false, baseline: false, maxWarnings: Infinity, files: [] })
  expect(parseCheckOptions([], true, () => true).format).toBe('github')
  expect(parseCheckOptions(['--format', 'json'], true, () => true).format).toBe('json')
})

test('options and files in any order', () => {
  expect(parse('content/a.md', '--fix', '--strict', '--format=sarif')).toEqual({
    format: 'sarif',
    fix: true,
    baseline: false,
    maxWarnings: 0,
    files: ['content/a.md'],
  })
  expect(parse('--max-warnings', '20', '--baseline')).toMatchObject({ maxWarnings: 20, baseline: true })
  expect(parse('./content/a.md', 'content\\a.md').files).toEqual(['content/a.md', 'content/a.md'])
})

test.each([
  [['--fixx'], `There is no option --fixx. Did you mean “fix”? ${usage}`],
  [['--quiet'], `There is no option --quiet. ${usage}`],
  [['-x'], `There is no option -x. Did you mean “fix”? ${usage}`],
  [['--format', 'xml'], `“xml” is not a format. ${usage}`],
  [['--format'], `“true” is not a format. ${usage}`],
  [['--max-warnings'], `--max-warnings takes a number. ${usage}`],
  [['--max-warnings', 'few'], `--max-warnings takes a number. ${usage}`],
  [['--fix=no'], `--fix takes no value. ${usage}`],
  [['content/b.md'], `There is no file content/b.md to check. ${usage}`],
])('%j is refused', (args, message) => {
  expect(() => parse(...args)).toThrow(message)
})
