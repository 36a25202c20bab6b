import { describe, expect, it } from 'vitest'
import { createObjectValidator } from './object-validator.ts'

const validator = createObjectValidator(new Map())

describe('createObjectValidator', () => {
  it('chooses the form of a union by a constant, even if it requires little else', () => {
    const strict = { properties: { type: { const: 'a' }, b: { enum: [1] }, c: { enum: [1] } } }
    const lax = { properties: { type: { const: 'b' } } }
    const { objectDiagnostics } = validator.validate({ oneOf: [lax, strict] }, { type: 'a', b: 2, c: 2 })
    expect(objectDiagnostics.map(({ steps }) => steps)).toEqual([['b'], ['c']])
  })

  it('collects notes of the matching form, or of the most likely one', () => {
    const forms = {
      oneOf: [
        { type: 'string', 'x-references': 'a' },
        { type: 'number', 'x-references': 'b' },
      ],
    }
    expect(validator.validate(forms, 'x').notes).toEqual([
      { keyword: 'x-references', detail: 'a', value: 'x', steps: [], isProgram: false },
    ])
    const limitedSchema = {
      anyOf: [
        { maxLength: 1, 'x-references': 'a' },
        { type: 'number', 'x-references': 'b' },
      ],
    }
    const { objectDiagnostics, notes } = validator.validate(limitedSchema, 'xy')
    expect(objectDiagnostics).toHaveLength(1)
    expect(notes.map(({ detail }) => detail)).toEqual(['a'])
  })
})
