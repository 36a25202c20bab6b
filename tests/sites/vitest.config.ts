import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests of commands that build nothing: each process keeps one processor busy. */
const commands = 'tests/sites/{bad-*,*-command,site-checks}.test.ts'

/** Tests with sites of their own. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // What a browser shows may take a while on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'commands', include: [commands], maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'builds',
          include: ['tests/sites/**/*.test.ts'],
          exclude: [commands],
          // One at a time: a build uses all of a small machine.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
