import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keysIn } from '../support/secret-patterns.ts'
import { exportedFiles, out } from './site.ts'

test.each([
  `AKIA${'Q7'.repeat(8)}`,
  `ghp_${'a1B2'.repeat(9)}`,
  `xoxb-${'123456789-'.repeat(3)}`,
  `-----BEGIN OPENSSH ${'PRIVATE'} KEY-----`,
  `sk-${'a1b2c3d4'.repeat(4)}`,
  `postgres://admin:${'correct-horse'}@db.internal/main`,
])('%s is found', (key) => {
  expect(keysIn(`a text ${key} and more`)).toHaveLength(1)
})

test('what is written as a sample is none', () => {
  expect(keysIn(`AKIAIOSFODNN7EXAMPLE ask-the-lead-of-the-users-team https://docs.example/a:b`)).toEqual([])
})

test('no exported file has a key of a service, and none of the machine that built it', () => {
  const home = process.cwd()
  const found = exportedFiles.flatMap((file) => {
    const text = readFileSync(join(out, file), 'latin1')
    return [...keysIn(text), ...(text.includes(home) ? [home] : [])].map((what) => `${file}: ${what}`)
  })
  expect(found).toEqual([])
})
