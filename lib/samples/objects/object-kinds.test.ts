import { describe, expect, it } from 'vitest'
import { fixtureFiles, wordDiagnostics } from './fixtures/fixture-kinds.ts'
import { readObjectKinds } from './object-kinds.ts'

const tokens = { brand: 'slipway' }
const objectDiagnostics = (overrides: Readonly<Record<string, string>>) =>
  wordDiagnostics(readObjectKinds(fixtureFiles(overrides), tokens).diagnostics)

describe('readObjectKinds', () => {
  it('reads kinds, their titles, and names that always exist', () => {
    const { kinds, diagnostics } = readObjectKinds(fixtureFiles(), tokens)
    expect(diagnostics).toEqual([])
    expect([...(kinds?.kinds.keys() ?? [])]).toEqual(['blueprint', 'entity', 'mapping', 'query', 'action'])
    expect(kinds?.kinds.get('blueprint')?.title).toBe('Blueprint')
    expect(kinds?.names.get('blueprint')).toEqual(['cluster', 'gitRepository'])
  })

  it('returns no kinds if the site defines none', () => {
    expect(readObjectKinds(new Map(), tokens)).toEqual({ kinds: undefined, diagnostics: [] })
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
      "site/objects/entity.yaml:3:7 object-schema-invalid: This “[” is not closed where its entry ends.  Add its “]”, or put the value in quotes.
      site/objects/property.yaml:1:1 object-schema-invalid: The file contains no schema.
      site/objects/relation.yaml:7:14 object-schema-invalid: “strng” cannot be the value of “type”.
      site/objects/relation.yaml:7:32 object-schema-invalid: “2” cannot be the value of “minLength”: it must be integer.
      site/objects/relation.yaml:2:1 object-schema-invalid: “typ” is not a keyword of schemas.  Did you mean “type”?
      site/objects/relation.yaml:4:22 object-schema-invalid: There is no file site/objects/propety.yaml to refer to.  Did you mean “./property.yaml”?
      site/objects/relation.yaml:5:14 object-schema-invalid: site/objects/query.yaml has nothing at “/$defs/role”.  Did you mean “rule”?
      site/objects/relation.yaml:6:16 object-schema-invalid: “jqq” is not a format.  Did you mean “jq”?"
    `)
  })

  it('places annotations that refer to an unknown kind', () => {
    expect(
      objectDiagnostics({
        'relation.yaml':
          'properties:\n  a: { x-references: bluprint }\n  b: { x-keys-of: { kind: query, named: 1/a, at: /b } }\n  c: { x-keys-of: { kind: blueprint } }',
      }),
    ).toMatchInlineSnapshot(`
      "site/objects/relation.yaml:2:22 object-schema-invalid: “bluprint” is not a kind of kinds.yaml.  Did you mean “blueprint”?
      site/objects/relation.yaml:3:27 object-schema-invalid: “query” is not a kind with “defines” in kinds.yaml.
      site/objects/relation.yaml:4:8 object-schema-invalid: “x-keys-of” needs “kind”, “named”, and “at”.  For example { kind: owner, named: 1/owner, at: /properties }."
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
      "site/objects/kinds.yaml:2:11 object-schema-invalid: There is no file site/objects/blueprnt.yaml.  Did you mean “blueprint.yaml”?
      site/objects/kinds.yaml:3:1 object-schema-invalid: The kind “entity” names no schema.  For example “schema: entity.yaml”.
      site/objects/kinds.yaml:6:3 object-schema-invalid: “define” is not a key of a kind.  Did you mean “defines”?
      site/objects/kinds.yaml:7:16 object-schema-invalid: “requird” is not a keyword of schemas.  Did you mean “required”?
      site/objects/names.yaml:1:1 object-schema-invalid: “bluprint” is not a kind of kinds.yaml.
      site/objects/names.yaml:2:9 object-schema-invalid: The names of “action” must be a list."
    `)
  })

  it('does not validate with invalid schemas', () => {
    expect(readObjectKinds(fixtureFiles({ 'entity.yaml': 'typ: object' }), tokens).kinds).toBeUndefined()
  })
})
