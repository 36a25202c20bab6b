import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ownTests } from '../support/own-tests.ts'

/** Tests of `apispec.yaml`: its form, its examples, and the answers of a mock server. They need no build. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['tests/contract/**/*.test.ts', ...ownTests('contract')],
    // All files read the same specification.
    isolate: false,
    // The calls of the mock server take as long as everything else.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
