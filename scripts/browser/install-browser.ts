import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { aptCommands, asRoot, type Command, type RootAccess, rootAccess, succeeds } from '../testing/system-packages.ts'
import { findBrowser, isProgram, type Machine, thisMachine } from './find-browser.ts'

/** Commands to be run in turn; the step has failed when one fails. */
export interface InstallStep {
  name: string
  commands: readonly Command[]
}

interface PackageManager {
  command: string
  /** What it is asked for, where that is not the only way. */
  browser?: string
  platform: NodeJS.Platform
  needsRoot: boolean
  commands: readonly Command[]
}

const packageManagers: readonly PackageManager[] = [
  // Not every release of Debian has the smaller one.
  ...['chromium-headless-shell', 'chromium'].map((browser) => ({
    command: 'apt-get',
    browser,
    platform: 'linux' as const,
    needsRoot: true,
    commands: aptCommands(browser),
  })),
  { command: 'dnf', platform: 'linux', needsRoot: true, commands: [['dnf', 'install', '-y', 'chromium']] },
  { command: 'pacman', platform: 'linux', needsRoot: true, commands: [['pacman', '-Sy', '--noconfirm', 'chromium']] },
  { command: 'apk', platform: 'linux', needsRoot: true, commands: [['apk', 'add', '--no-cache', 'chromium']] },
  { command: 'brew', platform: 'darwin', needsRoot: false, commands: [['brew', 'install', '--cask', 'google-chrome']] },
  {
    command: 'winget.exe',
    platform: 'win32',
    needsRoot: false,
    commands: [
      [
        ...['winget.exe', 'install', '--exact', '--id', 'Google.Chrome', '--silent', '--disable-interactivity'],
        ...['--accept-package-agreements', '--accept-source-agreements'],
      ],
    ],
  },
]

/**
 * What can be tried on a machine without a browser: its own package manager, then Playwright's download. Nothing that
 * would ask for a password is in the list.
 */
export function installSteps(machine: Machine, access: RootAccess): InstallStep[] {
  const installed = (command: string) => machine.path.some((folder) => isProgram(join(folder, command)))
  const steps = packageManagers
    .filter(({ platform, command }) => platform === machine.platform && installed(command))
    .filter(({ needsRoot }) => !needsRoot || access !== 'none')
    .map(({ command, browser, needsRoot, commands }) => ({
      name: browser === undefined ? command : `${command} (${browser})`,
      commands: commands.map((words) => (needsRoot ? asRoot(words, access) : words)),
    }))
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  const withDependencies = machine.platform === 'linux' && access !== 'none' ? ['--with-deps'] : []
  const download = [process.execPath, playwright, 'install', ...withDependencies, '--no-shell', 'chromium']
  return [...steps, { name: 'Playwright’s download', commands: [download] }]
}

/**
 * Path of a Chromium that starts. When the machine has none, it is installed.
 * @throws when nothing works; the message says what was tried and what to do
 */
export function ensureBrowser(machine: Machine = thisMachine()): string {
  const found = findBrowser(machine)
  if (found !== undefined) return found
  const tried: string[] = []
  for (const { name, commands } of installSteps(machine, rootAccess(machine.platform))) {
    console.log(`No Chromium found: installing one with ${name} …`)
    const done = commands.every((command) => succeeds(command, 'inherit'))
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
