import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ownTests } from '../support/own-tests.ts'

/** Tests of releases, with the web servers that they are written for. They need a built `out/`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['tests/hosting/**/*.test.ts', ...ownTests('hosting')],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
