import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { childEnvironment } from '../env.ts'
import site from '../site.config.ts'
import { buildSite } from './build-site.ts'
import { ensureImportedFiles } from './disk/imported-files.ts'
import { readTextIfExists } from './disk/read-files.ts'
import { ensureBrowser, preferSmallBrowser } from './machine/install-browser.ts'
import { ensureServers } from './machine/install-servers.ts'
import { stepTotals, type Totals, totalsText } from './machine/test-totals.ts'

// `npm test`: everything that CI runs, the quick checks first. The first failure ends the run.
const root = process.cwd()
const require = createRequire(import.meta.url)

interface Step {
  name: string
  run: () => boolean | Promise<boolean>
  /** JSON file in which the step's tests are counted. */
  report?: string
}

/** Runs a package's command with this Node, without input and with the settings that a CI host has. */
function runTool(name: string, bin: string, args: readonly string[], additions: Record<string, string> = {}): boolean {
  const path = join(dirname(require.resolve(`${name}/package.json`)), bin)
  const { status } = spawnSync(process.execPath, [path, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnvironment({ CI: 'true', ...additions }),
  })
  return status === 0
}

const reportOf = (name: string) => join(root, '.cache/test', `${name}.json`)

function runVitest(report: string, ...args: readonly string[]): boolean {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runTool('vitest', 'vitest.mjs', ['run', ...reporters, ...args], { NODE_ENV: 'test' })
}

/** Types of routes and of the content's revision are generated: a clone has neither. */
function checkTypes(): boolean {
  ensureImportedFiles(root)
  // Those of a development server may name routes that are gone.
  rmSync(join(root, '.next/dev/types'), { recursive: true, force: true })
  return runTool('next', 'dist/bin/next', ['typegen']) && runTool('typescript', 'bin/tsc', ['--noEmit'])
}

function testInBrowser(): boolean {
  return runTool('@playwright/test', 'cli.js', ['test'], { CHROMIUM_PATH: ensureBrowser() })
}

/** Each web server gets the same questions. */
function testReleases(): boolean {
  ensureServers()
  preferSmallBrowser()
  ensureBrowser()
  return runVitest(reportOf('hosting'), '--config', 'tests/hosting/vitest.config.ts')
}

/** Warnings fail, too: a broken anchor or an orphan page must not be published. */
function checkContent(): boolean {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'check', '--strict'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnvironment({ CI: 'true' }),
  })
  return status === 0
}

const steps: readonly Step[] = [
  { name: 'Formatting, lint, and import boundaries', run: () => runTool('@biomejs/biome', 'bin/biome', ['ci', '.']) },
  { name: 'Types', run: checkTypes },
  { name: 'Unit tests', run: () => runVitest(reportOf('unit')), report: reportOf('unit') },
  {
    name: 'Contract of the API',
    run: () => runVitest(reportOf('contract'), '--config', 'tests/contract/vitest.config.ts'),
    report: reportOf('contract'),
  },
  { name: 'Content, with warnings as errors', run: checkContent },
  { name: 'Build of the site', run: () => buildSite(root) },
  {
    name: 'Tests of the exported site',
    run: () => runVitest(reportOf('export'), '--config', 'tests/export/vitest.config.ts'),
    report: reportOf('export'),
  },
  {
    name: 'Releases and web servers',
    run: testReleases,
    report: reportOf('hosting'),
  },
  { name: 'Browser tests', run: testInBrowser, report: reportOf('browser') },
  {
    name: 'Main paths in other browsers',
    run: () => runVitest(reportOf('browsers'), '--config', 'tests/browsers/vitest.config.ts'),
    report: reportOf('browsers'),
  },
  {
    name: 'Tests with sites of their own',
    run: () => runVitest(reportOf('sites'), '--config', 'tests/sites/vitest.config.ts'),
    report: reportOf('sites'),
  },
]

async function succeeds({ run }: Step): Promise<boolean> {
  try {
    return await run()
  } catch (error) {
    console.error(error)
    return false
  }
}

const totals: Totals[] = []
for (const [index, step] of steps.entries()) {
  console.log(`\n── ${index + 1}/${steps.length} ${step.name}\n`)
  // A report of an earlier run must not be counted.
  if (step.report !== undefined) rmSync(step.report, { force: true })
  const succeeded = await succeeds(step)
  totals.push(stepTotals(step.report === undefined ? undefined : readTextIfExists(step.report), succeeded))
  if (succeeded) continue
  console.error(`\nStopped: “${step.name}” failed.`)
  process.exitCode = 1
  break
}
console.log(`\n${totalsText(totals)}`)
if (site.tests === undefined)
  console.log('site.config.ts names no folder with tests of its own content: see “tests” there.')
