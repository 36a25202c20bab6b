import { defineConfig } from 'vitest/config'
import { ownTests } from './tests/support/own-tests.ts'

/**
 * Unit tests, next to the sources that they test, and those of the site's own content. Tests of the exported site and
 * of the browser have their own runners.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      '{lib,schema,components,scripts,bench,tests/tooling,tests/diagnostics}/**/*.test.{ts,tsx}',
      'site/**/*.test.{ts,tsx}',
      ...ownTests('unit'),
      ...ownTests('diagnostics'),
    ],
    exclude: ['**/node_modules/**', 'out/**', '.next/**', 'tests/e2e/**'],
    // Tests share the modules of their worker: the sources have no state that could leak from one test to another.
    isolate: false,
    // By default, Vitest leaves one of two processors idle.
    maxWorkers: '100%',
    // Tests must not depend on the machine's time zone.
    env: { TZ: 'UTC' },
    // A busy machine may be many times slower than an idle one: only a test that hangs should time out.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
