import { describe, expect, it } from 'vitest'
import { fixtureFiles, fixturePortal } from './fixtures/fixture-portal.ts'
import { recognizeKind } from './inspect-sample.ts'
import { type PortalKinds, readPortalKinds } from './portal-kinds.ts'

const objects = (...values: unknown[]) => values.map((value) => ({ value, placeOf: () => ({ offset: 0 }) }))

describe('recognizeKind', () => {
  const query = { combinator: 'and', rules: [] }

  it('recognizes objects by their shape, even if they have errors', () => {
    expect(recognizeKind(objects(query, { ...query, rule: 1 }), fixturePortal)?.word).toBe('query')
  })

  it('requires all objects to have the shape, and at least one object', () => {
    expect(recognizeKind(objects(query, { name: 'a' }), fixturePortal)).toBeUndefined()
    expect(recognizeKind(objects('combinator'), fixturePortal)).toBeUndefined()
    expect(recognizeKind([], fixturePortal)).toBeUndefined()
  })

  it('does not choose between several kinds unless exactly one has no errors', () => {
    const kinds =
      'entity: { schema: entity.yaml, recognize: { required: [identifier] } }\nrelation: { schema: relation.yaml, recognize: { required: [identifier] } }\nblueprint: { schema: blueprint.yaml, defines: identifier }'
    const files = fixtureFiles({ 'kinds.yaml': kinds })
    const portal = readPortalKinds(files, { brand: 'a' }).portal as PortalKinds
    expect(recognizeKind(objects({ identifier: 'a', blueprint: 'b' }), portal)?.word).toBe('entity')
    expect(recognizeKind(objects({ identifier: 'a', blueprnt: 'b' }), portal)).toBeUndefined()
    const twice = fixtureFiles({
      'kinds.yaml': `${kinds}\ntwin: { schema: entity.yaml, recognize: { required: [identifier] } }`,
    })
    const markdownVersions = readPortalKinds(twice, { brand: 'a' }).portal as PortalKinds
    expect(recognizeKind(objects({ identifier: 'a', blueprint: 'b' }), markdownVersions)).toBeUndefined()
  })
})
