import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that build sites of their own, one at a time: a build uses all of a small machine. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['tests/sites/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // What a browser shows may take a while on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
})
