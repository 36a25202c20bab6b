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
  expect(matchesIn(script, /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/g)).toEqual([])
})

test('it does not evaluate text and does not send reports', () => {
  expect(matchesIn(script, /\beval\(|\bnew Function\(|scarf|sendBeacon|new XMLHttpRequest/gi)).toEqual([])
})

test('its only call of the browser’s fetch is its own', () => {
  // That of a JavaScript sample is text.
  expect(matchesIn(script, /\bfetch\((?!\$\{)/g)).toHaveLength(1)
})

test('it loads no other module, and exports what a page calls', () => {
  expect(matchesIn(script, /[^.\w$]import\(["'`\w]|[;}]import[ {"*]/g)).toEqual([])
  expect(matchesIn(script, /export\{[\w$]+ as openConsole\}/g)).toHaveLength(1)
})

test('it is not larger than it needs to be', () => {
  expect(gzipSync(script).length).toBeLessThan(110_000)
})

test('settings are written into it', async () => {
  const proxy = 'https://proxy.example/'
  expect(script.includes(proxy)).toBe(false)
  expect((await bundleScript(process.cwd(), { corsProxy: proxy, otherHosts: false })).includes(proxy)).toBe(true)
})

describe('the explorer', () => {
  test('stores nothing in the browser’s storage but the choice of a server', () => {
    const found = matchesIn(explorer, /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/g)
    expect(found.filter((match) => !match.includes('window.localStorage.getItem('))).toEqual([
      // The router remembers view transitions, which nothing in Elements uses.
      expect.stringContaining('.sessionStorage.getItem('),
      expect.stringContaining('.sessionStorage.setItem('),
      expect.stringContaining('view transitions in sessionStorage'),
      // `remember`, which the list of servers calls, as on the pages of operations.
      expect.stringContaining('="localStorage"){'),
    ])
  })

  test('does not evaluate text, send reports, or write style elements that no policy could name', () => {
    expect(matchesIn(explorer, /\beval\(|\bnew Function\(|scarf|sendBeacon/gi)).toEqual([])
    expect(matchesIn(explorer, /\(["'`]style["'`],\{type/g)).toEqual([])
  })

  test('calls the API through the console', () => {
    expect(matchesIn(explorer, /Waiting for the response/g)).toHaveLength(1)
  })

  test('loads no other module, and exports what its page calls', () => {
    expect(matchesIn(explorer, /[^.\w$]import\(["'`\w]|[;}]import[ {"*]/g)).toEqual([])
    expect(matchesIn(explorer, /export\{[\w$]+ as openExplorer\}/g)).toHaveLength(1)
  })

  test('is not larger than it needs to be', () => {
    expect(gzipSync(explorer).length).toBeLessThan(600_000)
  })
})
