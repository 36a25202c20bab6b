import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests of the exported site in `out/`. All run in one worker, which parses every page once. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['tests/export/**/*.test.ts'],
    isolate: false,
    fileParallelism: false,
    testTimeout: 120_000,
  },
})
