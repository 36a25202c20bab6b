import { defineConfig, devices } from '@playwright/test'
import { env } from './env.ts'
import { findBrowser } from './scripts/machine/find-browser.ts'
import { launchArgs } from './scripts/machine/launch-args.ts'
import site from './site.config.ts'

// Workers read this file again after the global setup, which installs a browser if there is none.
const executablePath = findBrowser()

/** Browser tests of the exported site. They need a built `out/`. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'every site', testDir: 'tests/e2e' },
    ...(site.tests === undefined ? [] : [{ name: 'own content', testDir: `${site.tests}/e2e` }]),
  ],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes on a retry is reported as flaky, but does not fail a run of half an hour.
  retries: env.CI ? 1 : 0,
  // Busy machines need longer.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: env.CI,
  reporter: [['list'], ['json', { outputFile: '.cache/test/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // The server below prints its address, which Playwright puts into the environment of the workers.
    ...(env.SITE_URL === undefined ? {} : { baseURL: env.SITE_URL }),
    video: 'off',
    trace: 'off',
    launchOptions: { args: [...launchArgs], ...(executablePath === undefined ? {} : { executablePath }) },
  },
  ...(env.SITE_URL === undefined
    ? {
        webServer: {
          command: 'node scripts/run.mjs serve',
          env: { PORT: '0' },
          wait: { stdout: /The site is served at (?<site_url>\S+)/ },
        },
      }
    : {}),
})
