import { describe, expect, it } from 'vitest'
import { fixtureFiles, fixturePortal } from './fixtures/fixture-portal.ts'
import { type PortalKinds, readPortalKinds } from './portal-kinds.ts'
import { recognizeKind } from './recognize-kind.ts'

const objects = (...values: unknown[]) => values.map((value) => ({ value, placeOf: () => ({ offset: 0 }) }))

describe('recognizeKind', () => {
  const query = { combinator: 'and', rules: [] }

  it('knows objects by their shape, even if they have faults', () => {
    expect(recognizeKind(objects(query, { ...query, rule: 1 }), fixturePortal)?.word).toBe('query')
  })

  it('needs the shape of all objects, and an object at all', () => {
    expect(recognizeKind(objects(query, { name: 'a' }), fixturePortal)).toBeUndefined()
    expect(recognizeKind(objects('combinator'), fixturePortal)).toBeUndefined()
    expect(recognizeKind([], fixturePortal)).toBeUndefined()
  })

  it('guesses nothing between several kinds unless only one has no faults', () => {
    const kinds =
      'entity: { schema: entity.yaml, recognize: { required: [identifier] } }\nrelation: { schema: relation.yaml, recognize: { required: [identifier] } }\nblueprint: { schema: blueprint.yaml, defines: identifier }'
    const files = fixtureFiles({ 'kinds.yaml': kinds })
    const portal = readPortalKinds(files, { brand: 'a' }).portal as PortalKinds
    expect(recognizeKind(objects({ identifier: 'a', blueprint: 'b' }), portal)?.word).toBe('entity')
    expect(recognizeKind(objects({ identifier: 'a', blueprnt: 'b' }), portal)).toBeUndefined()
    const twice = fixtureFiles({
      'kinds.yaml': `${kinds}\ntwin: { schema: entity.yaml, recognize: { required: [identifier] } }`,
    })
    const twins = readPortalKinds(twice, { brand: 'a' }).portal as PortalKinds
    expect(recognizeKind(objects({ identifier: 'a', blueprint: 'b' }), twins)).toBeUndefined()
  })
})
