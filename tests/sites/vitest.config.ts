import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { env } from '../../env.ts'
import { ownTests } from '../support/own-tests.ts'

/** Tests of commands that build nothing: each process keeps one processor busy. */
const commands = 'tests/sites/{bad-*,*-command,site-checks}.test.ts'
/**
 * A test that runs alone: without a network, a browser waits for as long as it likes before it looks for a new worker.
 */
const alone = 'tests/sites/offline.test.ts'

/** Tests with sites of their own. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // What a browser shows may take a while on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // As with the browser tests of the exported site: what passes when it is tried again is told, and does not end a
    // run.
    retry: env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: { name: 'commands', include: [commands], maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'builds',
          include: ['tests/sites/**/*.test.ts', ...ownTests('sites')],
          exclude: [commands, alone],
          // While one builds, which mostly keeps one processor busy, another has pages open.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: [alone], fileParallelism: false, sequence: { groupOrder: 3 } },
      },
    ],
  },
})
