import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { browserPlaces, findBrowser, type Machine } from './find-browser.ts'
import { ensureBrowser, installSteps, smallBrowserCommands } from './install-browser.ts'

let folder: string
let machine: Machine

function addProgram(name: string, exitCode = 0): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`)
  chmodSync(path, 0o755)
  return path
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-browser-'))
  machine = {
    platform: 'linux',
    chosen: undefined,
    path: ['/nowhere', folder],
    home: '/home/someone',
    programFolders: [],
  }
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(process.platform === 'win32')('findBrowser', () => {
  test('takes a browser of the search path', () => {
    const path = addProgram('google-chrome')
    expect(findBrowser(machine)).toBe(path)
  })

  test('prefers Chromium', () => {
    addProgram('google-chrome')
    const chromium = addProgram('chromium')
    expect(findBrowser(machine)).toBe(chromium)
    const withoutWindows = addProgram('chromium-headless-shell')
    expect(findBrowser(machine)).toBe(withoutWindows)
  })

  test('passes over a placeholder that does not start', () => {
    addProgram('chromium-browser', 1)
    const path = addProgram('google-chrome')
    expect(findBrowser(machine)).toBe(path)
  })

  test('passes over a file that is no program', () => {
    writeFileSync(join(folder, 'chromium'), '')
    const path = addProgram('google-chrome')
    expect(findBrowser(machine)).toBe(path)
  })

  test('takes the chosen browser before all others', () => {
    addProgram('chromium')
    const chosen = addProgram('my-browser')
    expect(findBrowser({ ...machine, chosen })).toBe(chosen)
  })

  test('refuses a chosen browser that is no program', () => {
    addProgram('chromium')
    expect(() => findBrowser({ ...machine, chosen: '/nowhere/chrome' })).toThrowErrorMatchingInlineSnapshot(
      `[Error: CHROMIUM_PATH is /nowhere/chrome, which is not an executable. Correct it, or unset it.]`,
    )
  })

  test('needs no installation when a browser is there', () => {
    const path = addProgram('chromium')
    expect(ensureBrowser(machine)).toBe(path)
  })
})

describe('browserPlaces', () => {
  test('knows the application folders of macOS', () => {
    const places = browserPlaces({ ...machine, platform: 'darwin' })
    expect(places[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
    expect(places).toContain('/home/someone/Applications/Chromium.app/Contents/MacOS/Chromium')
  })

  test('knows the program folders of Windows', () => {
    const places = browserPlaces({ ...machine, platform: 'win32', programFolders: ['C:/Program Files'] })
    expect(places.map((place) => place.replaceAll('\\', '/'))).toEqual([
      'C:/Program Files/Google/Chrome/Application/chrome.exe',
      'C:/Program Files/Chromium/Application/chrome.exe',
      'C:/Program Files/Microsoft/Edge/Application/msedge.exe',
    ])
  })
})

describe('installSteps', () => {
  const names = (...machine: Parameters<typeof installSteps>) => installSteps(...machine).map(({ name }) => name)
  const download = (...machine: Parameters<typeof installSteps>) => installSteps(...machine)[0]?.commands[0] ?? []

  test('tries Playwright’s download, then the packages of Debian', () => {
    expect(names('linux', 'root')).toEqual([
      'Playwright’s download',
      'apt-get (chromium-headless-shell)',
      'apt-get (chromium)',
    ])
    expect(names('darwin', 'sudo')).toEqual(['Playwright’s download'])
    expect(names('win32', 'none')).toEqual(['Playwright’s download'])
  })

  test('never asks for a password', () => {
    expect(names('linux', 'none')).toEqual(['Playwright’s download'])
    const [, apt] = installSteps('linux', 'sudo')
    expect(apt?.commands).toHaveLength(2)
    expect(apt?.commands.every(([command, option]) => command === 'sudo' && option === '-n')).toBe(true)
  })

  test('updates the package lists before it installs', () => {
    const [, apt] = installSteps('linux', 'root')
    expect(apt?.commands.map((words) => words.join(' '))).toEqual([
      'env DEBIAN_FRONTEND=noninteractive apt-get update',
      'env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell',
    ])
  })

  test('leaves system packages alone in Playwright’s download without root', () => {
    expect(download('linux', 'root')).toContain('--with-deps')
    expect(download('linux', 'none')).not.toContain('--with-deps')
    expect(download('linux', 'none')).toContain('chromium')
  })
})

describe.skipIf(process.platform === 'win32')('smallBrowserCommands', () => {
  test('installs the small browser next to a full one', () => {
    addProgram('chromium')
    expect(smallBrowserCommands(machine, 'root').at(-1)).toContain('chromium-headless-shell')
  })

  test('installs nothing where it is installed, another is chosen, or packages cannot be installed', () => {
    const chosen = addProgram('chromium')
    expect(smallBrowserCommands({ ...machine, chosen }, 'root')).toEqual([])
    expect(smallBrowserCommands({ ...machine, platform: 'darwin' }, 'root')).toEqual([])
    expect(smallBrowserCommands(machine, 'none')).toEqual([])
    addProgram('chromium-headless-shell')
    expect(smallBrowserCommands(machine, 'root')).toEqual([])
  })
})
