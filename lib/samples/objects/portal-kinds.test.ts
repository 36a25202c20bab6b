import { describe, expect, it } from 'vitest'
import { fixtureFiles, wordDiagnostics } from './fixtures/fixture-portal.ts'
import { readPortalKinds } from './portal-kinds.ts'

const tokens = { brand: 'slipway' }
const objectDiagnostics = (overrides: Readonly<Record<string, string>>) =>
  wordDiagnostics(readPortalKinds(fixtureFiles(overrides), tokens).diagnostics)

describe('readPortalKinds', () => {
  it('reads kinds, their titles, and names that always exist', () => {
    const { portal, diagnostics } = readPortalKinds(fixtureFiles(), tokens)
    expect(diagnostics).toEqual([])
    expect([...(portal?.kinds.keys() ?? [])]).toEqual(['blueprint', 'entity', 'mapping', 'query', 'action'])
    expect(portal?.kinds.get('blueprint')?.title).toBe('Blueprint')
    expect(portal?.names.get('blueprint')).toEqual(['cluster', 'gitRepository'])
  })

  it('returns no kinds if the portal defines none', () => {
    expect(readPortalKinds(new Map(), tokens)).toEqual({ portal: undefined, diagnostics: [] })
  })

  it('places errors of the schemas, accounting for tokens', () => {
    expect(
      objectDiagnostics({
        'entity.yaml': 'title: A\nproperties:\n  a: [',
        'relation.yaml':
          'title: Relation\ntyp: object\nproperties:\n  "{brand}": { $ref: ./propety.yaml }\n  b: { $ref: "./query.yaml#/$defs/role" }\n  c: { format: jqq, minimum: 1 }\n  d: { type: strng, minLength: "2" }',
        'property.yaml': '- 1',
      }),
    ).toMatchInlineSnapshot(`
      "schema/portal/entity.yaml:3:7 portal-schema-invalid: This “[” is not closed where its entry ends.  Add its “]”, or put the value in quotes.
      schema/portal/property.yaml:1:1 portal-schema-invalid: The file contains no schema.
      schema/portal/relation.yaml:7:14 portal-schema-invalid: “strng” cannot be the value of “type”.
      schema/portal/relation.yaml:7:32 portal-schema-invalid: “2” cannot be the value of “minLength”: it must be integer.
      schema/portal/relation.yaml:2:1 portal-schema-invalid: “typ” is not a keyword of schemas.  Did you mean “type”?
      schema/portal/relation.yaml:4:22 portal-schema-invalid: There is no file schema/portal/propety.yaml to refer to.  Did you mean “./property.yaml”?
      schema/portal/relation.yaml:5:14 portal-schema-invalid: schema/portal/query.yaml has nothing at “/$defs/role”.  Did you mean “rule”?
      schema/portal/relation.yaml:6:16 portal-schema-invalid: “jqq” is not a format.  Did you mean “jq”?"
    `)
  })

  it('places annotations that refer to an unknown kind', () => {
    expect(
      objectDiagnostics({
        'relation.yaml':
          'properties:\n  a: { x-references: bluprint }\n  b: { x-keys-of: { kind: query, named: 1/a, at: /b } }\n  c: { x-keys-of: { kind: blueprint } }',
      }),
    ).toMatchInlineSnapshot(`
      "schema/portal/relation.yaml:2:22 portal-schema-invalid: “bluprint” is not a kind of kinds.yaml.  Did you mean “blueprint”?
      schema/portal/relation.yaml:3:27 portal-schema-invalid: “query” is not a kind with “defines” in kinds.yaml.
      schema/portal/relation.yaml:4:8 portal-schema-invalid: “x-keys-of” needs “kind”, “named”, and “at”.  For example { kind: owner, named: 1/owner, at: /properties }."
    `)
  })

  it('places errors in the lists of kinds and names', () => {
    expect(
      objectDiagnostics({
        'kinds.yaml':
          'blueprint:\n  schema: blueprnt.yaml\nentity: { file: entity.yaml }\naction:\n  schema: action.yaml\n  define: identifier\n  recognize: { requird: [a] }\n',
        'names.yaml': 'bluprint: [a]\naction: a',
      }),
    ).toMatchInlineSnapshot(`
      "schema/portal/kinds.yaml:2:11 portal-schema-invalid: There is no file schema/portal/blueprnt.yaml.  Did you mean “blueprint.yaml”?
      schema/portal/kinds.yaml:3:1 portal-schema-invalid: The kind “entity” names no schema.  For example “schema: entity.yaml”.
      schema/portal/kinds.yaml:6:3 portal-schema-invalid: “define” is not a key of a kind.  Did you mean “defines”?
      schema/portal/kinds.yaml:7:16 portal-schema-invalid: “requird” is not a keyword of schemas.  Did you mean “required”?
      schema/portal/names.yaml:1:1 portal-schema-invalid: “bluprint” is not a kind of kinds.yaml.
      schema/portal/names.yaml:2:9 portal-schema-invalid: The names of “action” must be a list."
    `)
  })

  it('does not validate with invalid schemas', () => {
    expect(readPortalKinds(fixtureFiles({ 'entity.yaml': 'typ: object' }), tokens).portal).toBeUndefined()
  })
})
