import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallConfig, soundPage } from './broken-content.ts'
import { layOutContent, runCommand } from './lay-out-site.ts'

// The command as a writer and a CI host run it: exit codes, formats, fixes, single files.

const engine = process.cwd()

const sound = {
  'index.md': soundPage('Home', '[Page](/page) and [other](/other)'),
  'page.mdx': soundPage('Page'),
  'other.md': soundPage('Other'),
  'tags.yaml': 'aws:\n  label: AWS\n  description: Pages about a cloud.\n',
}

/** Lays out a small sound site with some files changed, and a function that checks it. */
function site(changed: Readonly<Record<string, string>> = {}, config = smallConfig) {
  const files = Object.entries({ ...sound, ...changed }).map(([path, text]) => [`content/${path}`, text])
  const root = layOutContent('check-command', { 'site.config.ts': config, ...Object.fromEntries(files) })
  return {
    check: (...args: string[]) => runCommand('check', root, engine, args),
    read: (path: string) => readFileSync(join(root, 'content', path), 'utf8'),
    readRoot: (path: string) => readFileSync(join(root, path), 'utf8'),
    write: (path: string, text: string) => writeFileSync(join(root, 'content', path), text),
  }
}

const broken = soundPage('Other', 'A [link](/nothing/like/it).')
const fixable = soundPage('Page', '[Home](/othr)').replace('kind: concept', 'kind: concept\ntags: [AWS]')

test('a sound site, and one with warnings only, exit with 0', () => {
  expect(site().check()).toEqual({ exitCode: 0, stdout: '3 pages checked\n', stderr: 'No errors, no warnings\n' })
  const { exitCode, stderr } = site({ 'other.md': soundPage('Other', 'A wrod.') }).check()
  expect(exitCode).toBe(0)
  expect(stderr).toContain('content/other.md:6:3  spelling (warning)')
  expect(stderr).toContain('No errors, 1 warning')
})

test('with --strict, warnings exit with 1, too', () => {
  const { check } = site({ 'other.md': soundPage('Other', 'A wrod.') })
  expect(check('--strict').exitCode).toBe(1)
  expect(check('--strict', 'content/page.mdx').exitCode).toBe(0)
})

test('with --max-warnings, more warnings exit with 1', () => {
  const { check } = site({ 'other.md': soundPage('Other', 'A wrod and a wrng one.') })
  expect(check('--max-warnings', '2').exitCode).toBe(0)
  expect(check('--max-warnings=1').exitCode).toBe(1)
})

test('severities of the configuration count for exit codes, formats, and fixes', () => {
  const checks =
    "checks: { severity: { 'broken-link': 'warning' }, paths: [{ files: '**/page.mdx', severity: { 'broken-link': 'off' } }] }"
  const { check, read } = site(
    { 'other.md': broken, 'page.mdx': soundPage('Page', '[Home](/othr)') },
    smallConfig.replace("brand: 'lantern',", `brand: 'lantern',\n  ${checks},`),
  )
  const json = check('--format', 'json')
  expect(json.exitCode).toBe(0)
  expect(JSON.parse(json.stdout)).toMatchObject([
    { severity: 'warning', code: 'broken-link', file: 'content/other.md' },
  ])
  expect(check('--fix').stderr).not.toContain('Fixed')
  expect(read('page.mdx')).toContain('(/othr)')
})

test('a baseline hides what it records, wherever its line is, and says what is fixed', () => {
  const { check, write, readRoot } = site({ 'other.md': broken, 'page.mdx': soundPage('Page', 'A wrod.') })
  const recorded = check('--baseline')
  expect(recorded).toMatchObject({ exitCode: 0, stdout: '3 pages checked\n' })
  expect(recorded.stderr).toBe(
    'Recorded 2 diagnostics in checks-baseline.txt.\nNo errors, no warnings, 2 in the baseline\n',
  )
  expect(readRoot('checks-baseline.txt').split('\n').slice(1)).toEqual([
    expect.stringMatching(/^content\/other\.md broken-link [\da-f]{8} 1$/),
    expect.stringMatching(/^content\/page\.mdx spelling [\da-f]{8} 1$/),
    '',
  ])
  write('other.md', broken.replace('A [link]', 'Text.\n\nA [link]'))
  write('page.mdx', soundPage('Page', 'A word, and a [link](/also/nothing).'))
  const { exitCode, stderr } = check()
  expect(exitCode).toBe(1)
  expect(stderr).toContain('content/page.mdx:6:15  broken-link')
  expect(stderr).not.toContain('content/other.md')
  expect(stderr).toContain(
    '1 error, no warnings, 1 in the baseline\n1 diagnostic of the baseline is fixed; run “npm run check -- --baseline” to record it.\n',
  )
  expect(check('content/other.md').stderr).toBe('No errors, no warnings, 1 in the baseline\n')
  expect(check('--baseline', 'content/page.mdx')).toMatchObject({ exitCode: 0 })
  expect(check().stderr).toBe('No errors, no warnings, 2 in the baseline\n')
})

test('a baseline does not hide what cannot be built', () => {
  const { check } = site({ 'page.mdx': soundPage('Page', 'A <b tag.') })
  expect(check('--baseline')).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('mdx-syntax') })
})

test('errors exit with 1; a single file has its own diagnostics and its own exit code', () => {
  const { check } = site({ 'other.md': broken })
  expect(check()).toMatchObject({ exitCode: 1, stdout: '3 pages checked\n' })
  const one = check('content/other.md')
  expect(one).toMatchObject({ exitCode: 1, stdout: '1 file checked\n' })
  expect(one.stderr).toContain('content/other.md:6:3  broken-link')
  expect(check('./content/page.mdx', 'content/index.md')).toEqual({
    exitCode: 0,
    stdout: '2 files checked\n',
    stderr: 'No errors, no warnings\n',
  })
})

test('formats for programs are all that is printed', () => {
  const { check } = site({ 'other.md': broken })
  const json = check('--format', 'json')
  expect(json).toMatchObject({ exitCode: 1, stderr: '' })
  expect(JSON.parse(json.stdout)).toMatchObject([
    { severity: 'error', code: 'broken-link', file: 'content/other.md', line: 6, column: 3 },
  ])
  const sarif = check('--format=sarif')
  expect(sarif).toMatchObject({ exitCode: 1, stderr: '' })
  expect(JSON.parse(sarif.stdout)).toMatchObject({ version: '2.1.0', runs: [{ results: [{ ruleId: 'broken-link' }] }] })
  const github = check('--format', 'github', 'content/other.md')
  expect(github.exitCode).toBe(1)
  expect(github.stdout).toContain('::error file=content/other.md,line=6,col=3,title=broken-link::')
  expect(check('--format', 'json', 'content/index.md')).toEqual({ exitCode: 0, stdout: '[]\n', stderr: '' })
})

test('--fix mends what is safe, names it, and leaves the rest', () => {
  const { check, read } = site({ 'page.mdx': fixable, 'other.md': broken })
  const first = check('--fix')
  expect(first.exitCode).toBe(1)
  expect(first.stderr.split('\n').filter((line) => line.startsWith('Fixed'))).toEqual([
    'Fixed content/page.mdx:5:8  “AWS” → “aws”',
    'Fixed content/page.mdx:7:1  “/othr” → “/other”',
  ])
  expect(read('page.mdx')).toBe(fixable.replace('AWS', 'aws').replace('/othr', '/other'))
  expect(read('other.md')).toBe(broken)
  expect(check('--fix').stderr).not.toContain('Fixed')
})

test('--fix of one file leaves the others alone, and exits with 0 when nothing is left', () => {
  const { check, read } = site({ 'page.mdx': fixable, 'other.md': fixable.replace('title: Page', 'title: Other') })
  expect(check('--fix', 'content/page.mdx')).toMatchObject({ exitCode: 0, stdout: '1 file checked\n' })
  expect(read('page.mdx')).toContain('tags: [aws]')
  expect(read('other.md')).toContain('tags: [AWS]')
})

test.each([
  [['--fixx'], 'There is no option --fixx. Did you mean “fix”?'],
  [['--format', 'xml'], '“xml” is not a format.'],
  [['content/nothing.md'], 'There is no file content/nothing.md to check.'],
])('a command line that means nothing exits with 2: %j', (args, message) => {
  const { exitCode, stdout, stderr } = site().check(...args)
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  expect(stderr).toContain(message)
  expect(stderr).toContain('Options: ')
})
