import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleScript } from './bundle-script.ts'

const script = await bundleScript(process.cwd(), { corsProxy: undefined, otherHosts: true })

/** Matches in the script with a little context, so a failing test does not print a megabyte. */
function shownDiagnostics(pattern: RegExp): string[] {
  return [...script.matchAll(pattern)].map(({ index, 0: { length } }) => script.slice(index - 20, index + length + 20))
}

test('the console stores nothing in the browser’s storage', () => {
  const found = shownDiagnostics(/\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/g)
  // Mosaic has a script for the head of a page as text; it never runs.
  expect(found).toEqual([expect.stringContaining('preference = window.localStorage.getItem(')])
})

test('it does not read the language of the browser, which may be invalid', () => {
  expect(shownDiagnostics(/\bnavigator\.(?:language|userLanguage)/g)).toEqual([])
})

test('it does not evaluate text and does not send reports', () => {
  expect(shownDiagnostics(/\beval\(|\bnew Function\(|scarf|sendBeacon|new XMLHttpRequest/gi)).toEqual([])
})

test('its only call of the browser’s fetch is its own', () => {
  expect(shownDiagnostics(/[^.\w$]fetch\(/g)).toEqual([])
  expect(shownDiagnostics(/\.fetch\(/g)).toEqual([expect.stringContaining('window.fetch(')])
})

test('it writes no style element, which no content security policy could name', () => {
  expect(shownDiagnostics(/\(["'`]style["'`],\{type/g)).toEqual([])
  expect(shownDiagnostics(/adoptedStyleSheets=/g).length).toBeGreaterThan(0)
})

test('it loads no other module, and exports what a page calls', () => {
  expect(shownDiagnostics(/[^.\w$]import\(["'`\w]|[;}]import[ {"*]/g)).toEqual([])
  expect(shownDiagnostics(/export\{\w+ as openConsole\}/g)).toHaveLength(1)
})

test('it is not larger than it needs to be', () => {
  expect(brotliCompressSync(script).length).toBeLessThan(300_000)
})

test('settings are written into it', async () => {
  const proxy = 'https://proxy.example/'
  expect(script.includes(proxy)).toBe(false)
  expect((await bundleScript(process.cwd(), { corsProxy: proxy, otherHosts: false })).includes(proxy)).toBe(true)
})
