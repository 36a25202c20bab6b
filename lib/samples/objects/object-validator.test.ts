import { describe, expect, it } from 'vitest'
import { createObjectValidator } from './object-validator.ts'

const validator = createObjectValidator(new Map())

describe('createObjectValidator', () => {
  it('knows the form of a union by a constant, however little else it asks for', () => {
    const strict = { properties: { type: { const: 'a' }, b: { enum: [1] }, c: { enum: [1] } } }
    const lax = { properties: { type: { const: 'b' } } }
    const { faults } = validator.validate({ oneOf: [lax, strict] }, { type: 'a', b: 2, c: 2 })
    expect(faults.map(({ steps }) => steps)).toEqual([['b'], ['c']])
  })

  it('takes notes of the form that fits, and of the one that was meant', () => {
    const forms = {
      oneOf: [
        { type: 'string', 'x-references': 'a' },
        { type: 'number', 'x-references': 'b' },
      ],
    }
    expect(validator.validate(forms, 'x').notes).toEqual([
      { keyword: 'x-references', detail: 'a', value: 'x', steps: [], isProgram: false },
    ])
    const limited = {
      anyOf: [
        { maxLength: 1, 'x-references': 'a' },
        { type: 'number', 'x-references': 'b' },
      ],
    }
    const { faults, notes } = validator.validate(limited, 'xy')
    expect(faults).toHaveLength(1)
    expect(notes.map(({ detail }) => detail)).toEqual(['a'])
  })
})
