import { defineConfig } from 'vitest/config'

/** Unit tests, beside the sources they test. Tests of the exported site and of the browser have their own runners. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{lib,schema,components,scripts,bench,tests/tooling,tests/faults}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'out/**', '.next/**', 'tests/e2e/**'],
    // Tests share their worker's modules: the sources hold no state that one test could leave to another.
    isolate: false,
    // A test that says nothing about time must not depend on the machine's.
    env: { TZ: 'UTC' },
  },
})
