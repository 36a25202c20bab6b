import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { faultyFences, readCases, testCases } from '../../diagnostics/test-cases.ts'

const cases = readCases(join(import.meta.dirname, 'cases'))

testCases(cases)

test('there are errors near samples of every kind of object', () => {
  const kinds = new Set(faultyFences(cases).map(([, , kind]) => kind))
  const known = parse(readFileSync('site/objects/kinds.yaml', 'utf8')) as Record<string, unknown>
  expect(Object.keys(known).filter((kind) => !kinds.has(kind))).toEqual([])
})
