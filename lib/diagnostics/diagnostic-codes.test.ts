import { expect, test } from 'vitest'
import { diagnosticCodes } from './diagnostic-codes.ts'

test.each(Object.entries(diagnosticCodes))(
  '%s has one sentence each for its meaning and its fix',
  (code, { description, remedy }) => {
    expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    for (const sentence of [description, remedy]) expect(sentence).toMatch(/^(?:[A-Z]|content\/)[^\n|]{10,}\.$/)
  },
)
