import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ownTests } from '../support/own-tests.ts'

/** Tests of the exported site in `out/`. All run in one worker, which parses every page once. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['tests/export/**/*.test.ts', ...ownTests('export')],
    isolate: false,
    fileParallelism: false,
    // Ends a test that hangs; on a busy machine, compressing the pages takes minutes.
    testTimeout: 600_000,
  },
})
