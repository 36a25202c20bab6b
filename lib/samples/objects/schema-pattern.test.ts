import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { patternEngine, schemaPattern } from './schema-pattern.ts'

test('patterns are read with the Unicode flag, or without it if they are not valid with it', () => {
  expect(schemaPattern('^.$').test('🚀')).toBe(true)
  expect(schemaPattern('^[\\w-.]+$').test('a-b.c')).toBe(true)
  expect(schemaPattern('^a{,3}$').test('a{,3}')).toBe(true)
  expect(schemaPattern('^\\-$').test('-')).toBe(true)
})

test('a pattern that is not valid either way is an error', () => {
  expect(() => schemaPattern('(')).toThrow('Unterminated group')
})

test('ajv reads patterns this way', () => {
  const validate = new Ajv2020({ code: { regExp: patternEngine } }).compile({ type: 'string', pattern: '^[\\w-.]+$' })
  expect([validate('a-b.c'), validate('a b')]).toEqual([true, false])
})
