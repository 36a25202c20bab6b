import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { env } from '../../env.ts'

/**
 * Command names under which Linux distributions and macOS package managers install a Chromium. The headless one comes
 * first: a full Chromium also draws its toolbar for each page of a test.
 */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
] as const

const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
] as const

const windowsPrograms = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
] as const

/** What the search for a browser depends on. */
export interface Machine {
  platform: NodeJS.Platform
  /** The browser that CHROMIUM_PATH names. */
  chosen: string | undefined
  /** Folders of the search path for commands. */
  path: readonly string[]
  home: string
  /** Windows: folders of installed programs. */
  programFolders: readonly string[]
}

export function thisMachine(): Machine {
  const separator = process.platform === 'win32' ? ';' : ':'
  return {
    platform: process.platform,
    chosen: env.CHROMIUM_PATH,
    path: env.PATH.split(separator).filter(Boolean),
    home: homedir(),
    programFolders: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    ),
  }
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Every path where a Chromium may be installed, best first. */
export function browserPlaces({ platform, path, home, programFolders }: Machine): string[] {
  if (platform === 'win32') {
    return programFolders.flatMap((folder) => windowsPrograms.map((program) => join(folder, program)))
  }
  const inPath = commands.flatMap((command) => path.map((folder) => join(folder, command)))
  if (platform === 'darwin') {
    const folders = ['/Applications', join(home, 'Applications')]
    return [...folders.flatMap((folder) => macApplications.map((application) => join(folder, application))), ...inPath]
  }
  return [...inPath, '/snap/bin/chromium', '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge']
}

/** Some distributions install a placeholder that only says how to get the browser. Chrome on Windows opens a window. */
function starts(browser: string, { platform }: Machine): boolean {
  return platform === 'win32' || spawnSync(browser, ['--version'], { stdio: 'ignore' }).status === 0
}

/**
 * A Chromium that starts: the one that CHROMIUM_PATH names, else the first Chromium, Chrome or Edge of the machine,
 * else one that Playwright has downloaded. Undefined when there is none.
 * @throws when CHROMIUM_PATH is not a program: silently using another browser would be a surprise
 */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  const { chosen } = machine
  if (chosen !== undefined) {
    if (isProgram(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not an executable. Correct it, or unset it.`)
  }
  const places = [...browserPlaces(machine), chromium.executablePath()]
  return places.find((place) => isProgram(place) && starts(place, machine))
}
