import { expect, test } from 'vitest'
import { schemaTexts } from './schema-texts.ts'

test('names, descriptions, and values are collected at any depth, without duplicates', () => {
  const owner = { type: 'object', properties: { email: { type: 'string', description: ' Its address. ' } } }
  const schema = {
    properties: {
      owner,
      members: { type: 'array', items: owner },
      level: { oneOf: [{ const: 'gold' }, { enum: ['silver', 'gold', 3, ''] }] },
    },
    patternProperties: { '^x-': { properties: { inner: {} } } },
    additionalProperties: { allOf: [{ properties: { more: true } }] },
  }
  expect(schemaTexts([schema, undefined, schema])).toEqual({
    fields: [
      { name: 'owner', description: '' },
      { name: 'email', description: 'Its address.' },
      { name: 'members', description: '' },
      { name: 'level', description: '' },
      { name: 'inner', description: '' },
      { name: 'more', description: '' },
    ],
    values: ['gold', 'silver'],
  })
})
