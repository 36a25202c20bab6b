import { expect, test } from 'vitest'
import { diagnosticCodes } from './diagnostic-codes.ts'

test.each(Object.entries(diagnosticCodes))('%s is explained in one sentence each', (code, { description, remedy }) => {
  expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  for (const sentence of [description, remedy]) expect(sentence).toMatch(/^(?:[A-Z]|content\/)[^\n|]{15,}\.$/)
})
