import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

/** Where a step's commands print to: to this terminal, or to a list that is printed when the step has ended. */
type Output = 'terminal' | Buffer[]

interface Step {
  name: string
  run: (output: Output) => boolean | Promise<boolean>
  /** JSON file in which the step's tests are counted. */
  report?: string
}

/** Runs this Node without input and with the settings that a CI host has. */
async function runNode(args: readonly string[], output: Output, additions: Record<string, string> = {}) {
  const stream = output === 'terminal' ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', stream, stream],
    env: childEnvironment({ CI: 'true', ...additions }),
  })
  if (output !== 'terminal')
    for (const printed of [child.stdout, child.stderr]) printed?.on('data', (part: Buffer) => output.push(part))
  const [status] = await once(child, 'close')
  return status === 0
}

/** Runs a package's command. */
function runTool(
  [name, bin, ...args]: readonly [name: string, bin: string, ...args: string[]],
  output: Output,
  additions: Record<string, string> = {},
): Promise<boolean> {
  const path = join(dirname(require.resolve(`${name}/package.json`)), bin)
  return runNode([path, ...args], output, additions)
}

const reportOf = (name: string) => join(root, '.cache/test', `${name}.json`)

function runVitest(name: string, output: Output, ...args: readonly string[]): Promise<boolean> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`]
  return runTool(['vitest', 'vitest.mjs', 'run', ...reporters, ...args], output, { NODE_ENV: 'test' })
}

/** A step whose tests have a folder and a configuration of their own. */
function testsIn(folder: string, name: string, prepare = () => {}): Step {
  const run = (output: Output) => {
    prepare()
    return runVitest(folder, output, '--config', `tests/${folder}/vitest.config.ts`)
  }
  return { name, run, report: reportOf(folder) }
}

/** Types of routes and of the content's revision are generated: a clone has neither. */
async function checkTypes(output: Output): Promise<boolean> {
  ensureImportedFiles(root)
  // Those of a development server may name routes that are gone.
  rmSync(join(root, '.next/dev/types'), { recursive: true, force: true })
  return (
    (await runTool(['next', 'dist/bin/next', 'typegen'], output)) &&
    (await runTool(['typescript', 'bin/tsc', '--noEmit'], output))
  )
}

/** Each web server gets the same questions. */
function prepareHosts(): void {
  ensureServers()
  preferSmallBrowser()
  ensureBrowser()
}

/** The steps in their order. Those of one row run at the same time, because one leaves a processor idle. */
const steps: readonly (readonly Step[])[] = [
  [
    {
      name: 'Formatting, lint, and import boundaries',
      run: (output) => runTool(['@biomejs/biome', 'bin/biome', 'ci', '.'], output),
    },
    { name: 'Types', run: checkTypes },
  ],
  [{ name: 'Unit tests', run: (output) => runVitest('unit', output), report: reportOf('unit') }],
  [
    {
      // Warnings fail, too: a broken anchor or an orphan page must not be published.
      name: 'Content, with warnings as errors',
      run: (output) => runNode(['scripts/run.mjs', 'check', '--strict'], output),
    },
  ],
  [{ name: 'Build of the site', run: () => buildSite(root) }, testsIn('contract', 'Contract of the API')],
  [testsIn('export', 'Tests of the exported site'), testsIn('hosting', 'Releases and web servers', prepareHosts)],
  [
    {
      name: 'Browser tests',
      run: (output) => runTool(['@playwright/test', 'cli.js', 'test'], output, { CHROMIUM_PATH: ensureBrowser() }),
      report: reportOf('browser'),
    },
  ],
  [testsIn('browsers', 'Main paths in other browsers')],
  [testsIn('sites', 'Tests with sites of their own')],
]

async function succeeds({ run }: Step, output: Output): Promise<boolean> {
  try {
    return await run(output)
  } catch (error) {
    console.error(error)
    return false
  }
}

/** Runs the steps of a row. What the first prints is shown at once, and that of the others when all have ended. */
async function runRow(row: readonly Step[], title: (step: Step) => string): Promise<{ step: Step; ok: boolean }[]> {
  const runs = row.map((step, index) => {
    // A report of an earlier run must not be counted.
    if (step.report !== undefined) rmSync(step.report, { force: true })
    if (index === 0) console.log(title(step))
    const output: Output = index === 0 ? 'terminal' : []
    return { step, output, result: succeeds(step, output) }
  })
  const ended: { step: Step; ok: boolean }[] = []
  for (const { step, output, result } of runs) {
    ended.push({ step, ok: await result })
    if (output === 'terminal') continue
    console.log(title(step))
    process.stdout.write(Buffer.concat(output))
  }
  return ended
}

const all = steps.flat()
const totals: Totals[] = []
for (const row of steps) {
  const ended = await runRow(row, (step) => `\n── ${all.indexOf(step) + 1}/${all.length} ${step.name}\n`)
  for (const { step, ok } of ended)
    totals.push(stepTotals(step.report === undefined ? undefined : readTextIfExists(step.report), ok))
  const failed = ended.filter(({ ok }) => !ok)
  if (failed.length === 0) continue
  for (const { step } of failed) console.error(`\nStopped: “${step.name}” failed.`)
  process.exitCode = 1
  break
}
console.log(`\n${totalsText(totals)}`)
if (site.tests === undefined)
  console.log('site.config.ts names no folder with tests of its own content: see “tests” there.')
