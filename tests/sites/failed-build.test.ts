import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { listFiles } from '../../scripts/disk/read-files.ts'
import { soundPage } from './broken-content.ts'
import { layOutOnSharedEngine, runCommand } from './lay-out-site.ts'

// A site that is published from out/ must not lose it to a writer's mistake, nor to ours.
const fixture = join(process.cwd(), 'tests/sites/fixtures/readings')
let root: string

/** The only file of an earlier export: nothing may be added to it or taken away. */
function expectEarlierExport(): void {
  expect(listFiles(join(root, 'out'))).toEqual(['index.html'])
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('An earlier export')
}

beforeAll(() => {
  const config = readFileSync(join(fixture, 'site.config.ts'), 'utf8')
  root = layOutOnSharedEngine({ content: join(fixture, 'content'), config })
  mkdirSync(join(root, 'out'))
  writeFileSync(join(root, 'out/index.html'), 'An earlier export')
})

test('bad input stops the build with the text of the check, and leaves the earlier export', () => {
  const broken = join(root, 'content/broken.mdx')
  writeFileSync(broken, soundPage('Broken', 'One.\n\n<Details summary="More">\n\nTwo.'))
  const checked = runCommand('check', root)
  const built = runCommand('build', root)
  rmSync(broken)
  expect(built.exitCode).toBe(1)
  expect(checked.stderr).toContain('content/broken.mdx:8:1  mdx-syntax')
  // Next prints, too: compared are the diagnostics and the closing line, each by itself.
  for (const diagnostic of checked.stderr.trim().split('\n\n')) expect(built.stderr).toContain(diagnostic)
  expectEarlierExport()
})

test('a missing logo stops the build with the text of the check, before anything is written', () => {
  const [, path = ''] = /logo: '(.*)'/.exec(readFileSync(join(root, 'site.config.ts'), 'utf8')) ?? []
  const logo = readFileSync(join(root, path))
  rmSync(join(root, path))
  const built = runCommand('build', root)
  writeFileSync(join(root, path), logo)
  expect(built.exitCode).toBe(1)
  expect(built.stderr).toContain('config-invalid')
  expect(built.stderr).toContain(`There is no file ${path}.`)
  expect(built.stdout + built.stderr).not.toContain('ENOENT')
  expectEarlierExport()
})

test('a build that fails in its last step leaves the earlier export', () => {
  // A folder where it writes a file. A change of the engine would have it compiled again, here and in the next test file.
  mkdirSync(join(root, 'public/build.json'), { recursive: true })
  writeFileSync(join(root, 'public/build.json/page.txt'), '')
  const { exitCode, stdout, stderr } = runCommand('build', root)
  expect(exitCode).toBe(1)
  expect(stdout).toContain('Generating static pages')
  expect(stderr).toContain('EISDIR')
  expectEarlierExport()
})
