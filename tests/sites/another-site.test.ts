import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { childEnvironment } from '../../env.ts'
import { ensureBrowser } from '../../scripts/machine/install-browser.ts'
import { stepTotals } from '../../scripts/machine/test-totals.ts'
import { buildLaidOutSite, layOutOnSharedEngine } from './lay-out-site.ts'

// What `npm test` does on a site of another team: a few pages of another brand, without an API, tags, and pictures.

const project = process.cwd()
const fixture = join(project, 'tests/sites/fixtures/readings')
/** What a team takes with the engine to test its own site. Tests of the engine do not depend on the site. */
const taken = [
  'playwright.config.ts',
  ...['contract', 'e2e', 'export', 'hosting', 'support'].map((name) => `tests/${name}`),
]
let root: string

beforeAll(() => {
  const config = readFileSync(join(fixture, 'site.config.ts'), 'utf8')
    .replace(
      "changeFrequency: 'weekly', priority: 0.5, exclude: ['/tags/**']",
      "changeFrequency: 'daily', priority: 0.8, exclude: []",
    )
    .replace("titleDelimiter: '|'", "titleDelimiter: '–'")
  root = layOutOnSharedEngine({ content: join(fixture, 'content'), config })
  buildLaidOutSite(root)
  for (const part of taken) cpSync(join(project, part), join(root, part), { recursive: true })
}, 600_000)

/** Runs a package's command on the site. @returns why tests were skipped @throws with what it printed if it fails */
function runTests(name: string, bin: string, report: string, ...args: readonly string[]): ReadonlySet<string> {
  const path = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), bin)
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: childEnvironment({ CI: 'true', NO_COLOR: '1', NODE_ENV: 'test', CHROMIUM_PATH: ensureBrowser() }),
  })
  expect(status, stdout + stderr).toBe(0)
  const { passed, skipped } = stepTotals(readFileSync(join(root, report), 'utf8'), true)
  expect(passed).toBeGreaterThan(0)
  return new Set(skipped)
}

function runVitest(suite: string): ReadonlySet<string> {
  const report = `.cache/test/${suite}.json`
  const config = `tests/${suite}/vitest.config.ts`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runTests('vitest', 'vitest.mjs', report, 'run', '--config', config, ...reporters)
}

test('the tests of the specification pass, and most are skipped', () => {
  expect([...runVitest('contract')]).toEqual(['the site has no operations'])
}, 300_000)

test('the tests of the exported site pass, and those of what it does not have are skipped by name', () => {
  expect([...runVitest('export')].sort()).toMatchInlineSnapshot(`
    [
      "the site has no API explorer",
      "the site has no operations",
      "the site has no pictures",
      "the site has no playgrounds",
      "the site has no screens",
      "with a hosted index no page loads its client at first",
    ]
  `)
}, 300_000)

test('the tests of releases and web servers pass', () => {
  const reasons = [...runVitest('hosting')].filter((reason) => !reason.endsWith('which is not installed'))
  expect(reasons.sort()).toMatchInlineSnapshot(`
    [
      "the site has no operations",
      "the site has no playgrounds",
    ]
  `)
}, 600_000)

test('every page passes in a browser', () => {
  expect([...runTests('@playwright/test', 'cli.js', '.cache/test/browser.json', 'test')]).toEqual([])
}, 600_000)
