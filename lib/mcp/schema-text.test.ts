import { expect, test } from 'vitest'
import { schemasOf, schemaText } from './schema-text.ts'

const schemas = {
  Team: { properties: { members: { items: { $ref: '#/components/schemas/User' } } } },
  User: { properties: { team: { $ref: '#/components/schemas/Team' }, other: { $ref: '#/components/schemas/Gone' } } },
  Unrelated: {},
}

test('a schema comes with those it refers to, each once', () => {
  const text = schemaText(schemas, 'Team')
  expect(text.match(/^## .*/gm)).toEqual(['## Team', '## User'])
  const [, json = ''] = /```json\n([\s\S]*?)\n```/.exec(text) ?? []
  expect(JSON.parse(json)).toEqual(schemas.Team)
})

test('a description without schemas has none', () => {
  expect(schemasOf({})).toEqual({})
  expect(schemasOf({ components: { schemas } })).toBe(schemas)
})
