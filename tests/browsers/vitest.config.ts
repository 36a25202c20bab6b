import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { env } from '../../env.ts'
import { ownTests } from '../support/own-tests.ts'

/** The main paths of the exported site in browsers other than Chromium. They need a built `out/`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['tests/browsers/**/*.test.ts', ...ownTests('browsers')],
    // Each path leads through pages that a site has or hasn't: all of them are the site's own tests.
    passWithNoTests: true,
    maxWorkers: 2,
    // Node 20 has it only on request.
    execArgv: typeof WebSocket === 'undefined' ? ['--experimental-websocket'] : [],
    // As in Chromium: a test that passes the second time does not fail a run of half an hour.
    retry: env.CI ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
})
