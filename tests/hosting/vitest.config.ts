import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/hosting/**/*.test.ts'],
    // Servers and a browser: one file after the other.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
})
