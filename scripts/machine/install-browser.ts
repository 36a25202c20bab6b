import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { env } from '../../env.ts'
import { findBrowser, type Machine, thisMachine } from './find-browser.ts'
import { aptCommands, type Command, type RootAccess, rootAccess, succeeds } from './system-packages.ts'

/** A Chromium without windows, which needs half the processor time of one that also draws its toolbar. */
const smallBrowser = 'chromium-headless-shell'

/** Commands to run in order; the step fails when one of them fails. */
interface InstallStep {
  name: string
  commands: readonly Command[]
}

/** Ways to install a browser. None of them asks for a password. */
export function installSteps(platform: NodeJS.Platform, access: RootAccess): InstallStep[] {
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  const withSystemPackages = platform === 'linux' && access !== 'none'
  const dependencies = withSystemPackages ? ['--with-deps'] : []
  const download = [process.execPath, playwright, 'install', ...dependencies, '--no-shell', 'chromium']
  // For machines where the download is blocked or not available. Not every release of Debian has the smaller package.
  const packages = withSystemPackages ? [smallBrowser, 'chromium'] : []
  return [
    { name: 'Playwright’s download', commands: [download] },
    ...packages.map((name) => ({ name: `apt-get (${name})`, commands: aptCommands(access, [name]) })),
  ]
}

/** Commands that install the small browser; none on a machine that has it, can't have it, or has chosen another. */
export function smallBrowserCommands(machine: Machine, access: RootAccess): Command[] {
  const isWanted = machine.platform === 'linux' && machine.chosen === undefined
  if (!isWanted || basename(findBrowser(machine) ?? '') === smallBrowser) return []
  return aptCommands(access, [smallBrowser])
}

/**
 * Gives CI the small browser, even if there is a full one, so that its browser tests take less time. Not every machine
 * can have it, so it doesn't matter whether the commands succeed.
 */
export function preferSmallBrowser(): void {
  if (env.CI) smallBrowserCommands(thisMachine(), rootAccess()).every((command) => succeeds(command))
}

/**
 * Path of a Chromium that starts. When the machine has none, it is installed.
 * @throws when nothing works; the message says what was tried and what to do
 */
export function ensureBrowser(machine: Machine = thisMachine()): string {
  const browser = findBrowser(machine)
  if (browser !== undefined) return browser
  const tried: string[] = []
  for (const { name, commands } of installSteps(machine.platform, rootAccess())) {
    console.log(`No Chromium found: installing one with ${name} …`)
    const done = commands.every((command) => succeeds(command))
    const installed = done ? findBrowser(machine) : undefined
    if (installed !== undefined) return installed
    tried.push(name)
  }
  throw new Error(
    [
      'There is no Chromium for the browser tests, and none could be installed.',
      `Tried: an installed Chromium, Chrome, or Edge; ${tried.join('; ')}.`,
      'Install one of them, or set CHROMIUM_PATH to its executable, and run the command again.',
    ].join('\n'),
  )
}
