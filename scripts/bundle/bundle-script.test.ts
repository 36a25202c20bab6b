import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundleExplorer, bundleScript } from './bundle-script.ts'

const settings = { corsProxy: undefined, otherHosts: true }
const [script, explorer] = await Promise.all([
  bundleScript(process.cwd(), settings),
  bundleExplorer(process.cwd(), settings),
])

/** Matches in a script with a little context, so a failing test does not print a megabyte. */
function matchesIn(script: string, pattern: RegExp): string[] {
  return [...script.matchAll(pattern)].map(({ index, 0: { length } }) => script.slice(index - 20, index + length + 20))
}

test('the console stores nothing in the browser’s storage', () => {
  const found = matchesIn(script, /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/g)
  // Mosaic has a script for the head of a page as text; it never runs.
  expect(found).toEqual([expect.stringContaining('preference = window.localStorage.getItem(')])
})

test('it does not read the language of the browser, which may be invalid', () => {
  expect(matchesIn(script, /\bnavigator\.(?:language|userLanguage)/g)).toEqual([])
})

test('it does not evaluate text and does not send reports', () => {
  expect(matchesIn(script, /\beval\(|\bnew Function\(|scarf|sendBeacon|new XMLHttpRequest/gi)).toEqual([])
})

test('its only call of the browser’s fetch is its own', () => {
  // That of a JavaScript sample is text.
  expect(matchesIn(script, /[^.\w$]fetch\((?!\$\{)/g)).toEqual([])
  expect(matchesIn(script, /\.fetch\(/g)).toEqual([expect.stringContaining('window.fetch(')])
})

test('it writes no style element, which no content security policy could name', () => {
  expect(matchesIn(script, /\(["'`]style["'`],\{type/g)).toEqual([])
  expect(matchesIn(script, /adoptedStyleSheets=/g).length).toBeGreaterThan(0)
})

test('it loads no other module, and exports what a page calls', () => {
  expect(matchesIn(script, /[^.\w$]import\(["'`\w]|[;}]import[ {"*]/g)).toEqual([])
  expect(matchesIn(script, /export\{[\w$]+ as openConsole\}/g)).toHaveLength(1)
})

test('it is not larger than it needs to be', () => {
  expect(gzipSync(script).length).toBeLessThan(362_000)
})

test('settings are written into it', async () => {
  const proxy = 'https://proxy.example/'
  expect(script.includes(proxy)).toBe(false)
  expect((await bundleScript(process.cwd(), { corsProxy: proxy, otherHosts: false })).includes(proxy)).toBe(true)
})

test('it has the site’s words and views instead of those of Elements', () => {
  expect(matchesIn(script, /Send request|Correct the parameters|Waiting for the response/g)).toHaveLength(3)
  expect(matchesIn(script, /Send API Request|select an option \(|Pick an example|JSON array expected/g)).toEqual([])
})

describe('the explorer', () => {
  test('stores nothing in the browser’s storage', () => {
    const found = matchesIn(explorer, /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/g)
    expect(found.filter((match) => !match.includes('window.localStorage.getItem('))).toEqual([
      // The router remembers view transitions, which nothing in Elements uses.
      expect.stringContaining('.sessionStorage.getItem('),
      expect.stringContaining('.sessionStorage.setItem('),
      expect.stringContaining('view transitions in sessionStorage'),
    ])
  })

  test('does not evaluate text, send reports, or write style elements that no policy could name', () => {
    expect(matchesIn(explorer, /\beval\(|\bnew Function\(|scarf|sendBeacon/gi)).toEqual([])
    expect(matchesIn(explorer, /\(["'`]style["'`],\{type/g)).toEqual([])
  })

  test('calls the API through the console', () => {
    expect(matchesIn(explorer, /Waiting for the response/g)).toHaveLength(1)
    expect(matchesIn(explorer, /\bwindow\.fetch\(/g)).toHaveLength(1)
  })

  test('loads no other module, and exports what its page calls', () => {
    expect(matchesIn(explorer, /[^.\w$]import\(["'`\w]|[;}]import[ {"*]/g)).toEqual([])
    expect(matchesIn(explorer, /export\{[\w$]+ as openExplorer\}/g)).toHaveLength(1)
  })

  test('is not larger than it needs to be', () => {
    expect(gzipSync(explorer).length).toBeLessThan(600_000)
  })
})
