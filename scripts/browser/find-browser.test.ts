import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { browserPlaces, findBrowser, type Machine } from './find-browser.ts'
import { ensureBrowser, installSteps } from './install-browser.ts'

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

describe.skipIf(process.platform === 'win32')('installSteps', () => {
  const names = (access: 'root' | 'sudo' | 'none') => installSteps(machine, access).map(({ name }) => name)

  test('takes the package manager of the machine, then Playwright', () => {
    addProgram('apt-get')
    expect(names('root')).toEqual(['apt-get (chromium-headless-shell)', 'apt-get (chromium)', 'Playwright’s download'])
  })

  test('never asks for a password', () => {
    addProgram('apt-get')
    expect(names('none')).toEqual(['Playwright’s download'])
    const [apt] = installSteps(machine, 'sudo')
    expect(apt?.commands.every(([command, option]) => command === 'sudo' && option === '-n')).toBe(true)
  })

  test('updates the package lists before it installs', () => {
    addProgram('apt-get')
    const [apt] = installSteps(machine, 'root')
    expect(apt?.commands.map((words) => words.join(' '))).toEqual([
      'env DEBIAN_FRONTEND=noninteractive apt-get update',
      'env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell',
    ])
  })

  test('leaves system packages alone in Playwright’s download without root', () => {
    const words = (access: 'root' | 'none') => installSteps(machine, access).at(-1)?.commands[0] ?? []
    expect(words('root')).toContain('--with-deps')
    expect(words('none')).not.toContain('--with-deps')
  })
})
