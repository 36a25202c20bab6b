import { describe, expect, it } from 'vitest'
import { fixtureFiles, fixtureKinds } from './fixtures/fixture-kinds.ts'
import { recognizeKind } from './inspect-sample.ts'
import { type ObjectKinds, readObjectKinds } from './object-kinds.ts'

const objects = (...values: unknown[]) => values.map((value) => ({ value, placeOf: () => ({ offset: 0 }) }))

describe('recognizeKind', () => {
  const query = { combinator: 'and', rules: [] }

  it('recognizes objects by their shape, even if they have errors', () => {
    expect(recognizeKind(objects(query, { ...query, rule: 1 }), fixtureKinds)?.word).toBe('query')
  })

  it('requires all objects to have the shape, and at least one object', () => {
    expect(recognizeKind(objects(query, { name: 'a' }), fixtureKinds)).toBeUndefined()
    expect(recognizeKind(objects('combinator'), fixtureKinds)).toBeUndefined()
    expect(recognizeKind([], fixtureKinds)).toBeUndefined()
  })

  it('does not choose between several kinds unless exactly one has no errors', () => {
    const kinds =
      'entity: { schema: entity.yaml, recognize: { required: [identifier] } }\nrelation: { schema: relation.yaml, recognize: { required: [identifier] } }\nblueprint: { schema: blueprint.yaml, defines: identifier }'
    const files = fixtureFiles({ 'kinds.yaml': kinds })
    const twoKinds = readObjectKinds(files, { brand: 'a' }).kinds as ObjectKinds
    expect(recognizeKind(objects({ identifier: 'a', blueprint: 'b' }), twoKinds)?.word).toBe('entity')
    expect(recognizeKind(objects({ identifier: 'a', blueprnt: 'b' }), twoKinds)).toBeUndefined()
    const twice = fixtureFiles({
      'kinds.yaml': `${kinds}\ntwin: { schema: entity.yaml, recognize: { required: [identifier] } }`,
    })
    const threeKinds = readObjectKinds(twice, { brand: 'a' }).kinds as ObjectKinds
    expect(recognizeKind(objects({ identifier: 'a', blueprint: 'b' }), threeKinds)).toBeUndefined()
  })
})
