import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findBrowser, type Machine, thisMachine } from './find-browser.ts'
import { aptCommands, type Command, type RootAccess, rootAccess, succeeds } from './system-packages.ts'

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
  const packages = withSystemPackages ? ['chromium-headless-shell', 'chromium'] : []
  return [
    { name: 'Playwright’s download', commands: [download] },
    ...packages.map((name) => ({ name: `apt-get (${name})`, commands: aptCommands(access, [name]) })),
  ]
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
