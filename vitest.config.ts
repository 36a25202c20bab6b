import { defineConfig } from 'vitest/config'

/** Unit tests, beside the sources they test. Tests of the exported site and of the browser have their own runners. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{lib,schema,components,scripts,bench,tests/tooling,tests/faults}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'out/**', '.next/**', 'tests/e2e/**'],
    // Tests share their worker's modules: the sources hold no state that one test could leave to another.
    isolate: false,
    // Otherwise a machine with two processors would leave one idle.
    maxWorkers: '100%',
    // A test that says nothing about time must not depend on the machine's.
    env: { TZ: 'UTC' },
    // A busy machine may be many times slower than an idle one: only a test that hangs is to fail by time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
