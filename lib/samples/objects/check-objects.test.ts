import { describe, expect, it } from 'vitest'
import { sampleOf, shownDiagnostics } from './fixtures/fixture-kinds.ts'

const blueprint = `{
  "identifier": "service",
  "title": "Service",
  "schema": { "properties": { "url": { "type": "string" }, "tier": { "type": "string" } } },
  "relations": { "owner": { "target": "_team" } }
}`

describe('checkObjects', () => {
  it('reports words that are not kinds', async () => {
    expect(
      await shownDiagnostics(
        sampleOf('json bluprint', '{}'),
        sampleOf('yaml frobnicate', 'a: 1'),
        sampleOf('json query entity', '{ "combinator": "and", "rules": [] }'),
        sampleOf('shell action', 'ls'),
        sampleOf('yaml partial', 'a: 1'),
        sampleOf('javascript live', 'a'),
        sampleOf('yaml wall live', 'a: 1'),
      ),
    ).toMatchInlineSnapshot(`
      "page.md:10:3 sample-unknown-kind: “bluprint” is not a kind of object.  Did you mean “blueprint”?
      page.md:10:3 sample-unknown-kind: “frobnicate” is not a kind of object.  Kinds are: blueprint, entity, mapping, query, action.
      page.md:10:3 sample-unknown-kind: The code block names two kinds: “query” and “entity”.  Keep one of the two.
      page.md:10:3 sample-unknown-kind: A sample of shell cannot be marked as “action”.  Kinds are allowed only after json and yaml."
    `)
  })

  it('recognizes an object by its shape, and only warns about it', async () => {
    expect(await shownDiagnostics(sampleOf('json', blueprint))).toMatchInlineSnapshot(
      `"page.md:10:3 sample-unlabelled (warning): The sample has the shape of a blueprint, and its code block does not say so.  Write “json blueprint”."`,
    )
    expect(
      await shownDiagnostics(sampleOf('yaml', 'identifier: a\nblueprint: cluster\nproperties: {}\nrelation: {}')),
    ).toMatchInlineSnapshot(`
      "page.md:10:3 sample-unlabelled (warning): The sample has the shape of an entity, and its code block does not say so.  Write “yaml entity”.
      page.md:14:3 sample-unknown-key (warning): “relation” is not a key of an entity.  Did you mean “relations”?"
    `)
  })

  it('does not mistake anything else for an object', async () => {
    const otherSamples = [
      ['json', '{ "ok": true, "entity": { "identifier": "a", "blueprint": "b", "properties": {} } }'],
      ['json', '{ "name": "x", "version": "1.0.0", "scripts": {}, "dependencies": {} }'],
      ['json', '[]'],
      ['json', '["a", "b"]'],
      ['json', '"identifier"'],
      ['yaml', 'name: CI\non: [push]\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps: []'],
      ['yaml', 'services:\n  web:\n    image: nginx'],
      ['yaml', 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: {}'],
      ['yaml', 'apiVersion: v1\nkind: Service\nmetadata: { name: a }\nspec: {}\n---\napiVersion: v1\nkind: List'],
    ] as const
    expect(await shownDiagnostics(...otherSamples.map(([info, text]) => sampleOf(info, text)))).toBe('')
  })

  it('leaves samples with syntax errors to the parsers', async () => {
    expect(await shownDiagnostics(sampleOf('json blueprint', '{ "identifier": '))).toBe('')
  })

  it('knows the names that a sample with syntax errors defines', async () => {
    const entity = sampleOf('yaml entity', 'identifier: a\nblueprint: gadget\nproperties: {}')
    const broken = sampleOf('json blueprint', '{\n  "identifier": "gadget"\n  "title": "Gadget"')
    expect(await shownDiagnostics(broken, entity)).toBe('')
    expect(await shownDiagnostics(entity)).toContain('defines the blueprint “gadget”')
  })

  it('reports errors of a snippet once, in the snippet', async () => {
    const snippet = { ...sampleOf('json blueprint', '{ "identifier": "a" }'), file: 'content/snippets/a.json' }
    const text = await shownDiagnostics(snippet, { ...snippet, page: 'content/other.md' })
    expect(text).toMatchInlineSnapshot(`
      "snippets/a.json:11:3 sample-missing-key: “title” is missing: a blueprint needs it.  Add it, or write “partial” after the kind if the sample shows only a part.
      snippets/a.json:11:3 sample-missing-key: “schema” is missing: a blueprint needs it.  Add it, or write “partial” after the kind if the sample shows only a part."
    `)
  })

  it('compiles programs and templates at their places in the string', async () => {
    expect(
      await shownDiagnostics(
        sampleOf(
          'yaml mapping',
          `resources:
  - kind: a
    filter: |
      .a
      | !!
    entity:
      identifier: '.''a'' !!'
      blueprint: serv_ice
      properties: { a: "\\"x\\" !!", b: "" }
      relations: { owner: .a!!, self: { combinator: and, rules: [] } }`,
        ),
        sampleOf(
          'json action',
          `{ "identifier": "a", "trigger": { "type": "automation", "event": "x" }, "invocation": { "type": "KAFKA", "payload": {
  "a": "run {{ .a }} and {{ {a: \\"}}\\", b: {c: !!}} }}",
  "b": ["\\u0041 {{ .a }", "{{ }}", "{{ .a", "plain !!", "{{ \\"\\\\(.a | {b: 1})\\" }}"]
} } }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "page.md:12:50 sample-jq: “!!}} ” is not jq.
      page.md:13:19 sample-jq: “{{” starts an expression that no “}}” ends.  Write “}}” after the expression.
      page.md:13:32 sample-jq: There is no expression between “{{” and “}}”.
      page.md:13:39 sample-jq: “{{” starts an expression that no “}}” ends.  Write “}}” after the expression.
      page.md:15:11 sample-jq: “!!” is not jq.
      page.md:17:29 sample-jq: “!!” is not jq.
      page.md:18:20 sample-jq: “serv_ice” is not jq.  Write '"serv_ice"': a fixed name is a jq string, in its own quotes.
      page.md:19:33 sample-jq: “!!” is not jq.
      page.md:19:42 sample-jq: The expression is empty.
      page.md:20:31 sample-jq: “!!” is not jq."
    `)
  })

  it('checks references to other objects', async () => {
    const entity = (name: string) => `{ "identifier": "a", "blueprint": "${name}" }`
    const mapping = (program: string) => `resources: [{ kind: a, entity: { identifier: .a, blueprint: '${program}' } }]`
    expect(
      await shownDiagnostics(
        sampleOf('json blueprint', blueprint, 'content/other.md'),
        sampleOf(
          'json entity',
          `[${['service', 'cluster', '_user', 'servce', 'frobnicator'].map(entity).join(',\n')}]`,
        ),
        sampleOf('yaml mapping', mapping('"servise"')),
        sampleOf('yaml mapping', mapping(' "service" ')),
        sampleOf('yaml mapping', mapping('.kind')),
        sampleOf('yaml mapping', mapping('"a\\(.b)"')),
      ),
    ).toMatchInlineSnapshot(`
      "page.md:11:63 sample-unknown-reference: No sample of the site defines the blueprint “servise”.  Did you mean “service”?
      page.md:14:37 sample-unknown-reference: No sample of the site defines the blueprint “servce”.  Did you mean “service”?
      page.md:15:37 sample-unknown-reference: No sample of the site defines the blueprint “frobnicator”.  Define it in a sample, or add a standard name to site/objects/names.yaml."
    `)
  })

  it('reports keys that the object on the same page does not define', async () => {
    const entity =
      '{ "identifier": "a", "blueprint": "service",\n  "properties": { "url": "x", "teir": "y" },\n  "relations": { "cluster": "z" } }'
    const mapping =
      'resources:\n  - kind: a\n    entity:\n      identifier: .a\n      blueprint: \'"service"\'\n      properties: { ulr: .x, url: .y }'
    expect(
      await shownDiagnostics(
        sampleOf('json blueprint', blueprint),
        sampleOf('json entity', entity),
        sampleOf('yaml mapping', mapping),
      ),
    ).toMatchInlineSnapshot(`
      "page.md:12:33 sample-unknown-reference: “teir” is not among the properties of “service”, which this page defines.  Did you mean “tier”?
      page.md:13:20 sample-unknown-reference: “cluster” is not among the relations of “service”, which this page defines.  Use one of: “owner”.
      page.md:16:23 sample-unknown-reference: “ulr” is not among the properties of “service”, which this page defines.  Did you mean “url”?"
    `)
    const elsewhere = sampleOf('json blueprint', blueprint, 'content/other.md')
    expect(await shownDiagnostics(elsewhere, sampleOf('json entity', entity))).toBe('')
    const extension =
      '{ "schema": { "properties": { "teir": { "type": "string" } } }, "relations": { "cluster": { "target": "cluster" } } }'
    expect(
      await shownDiagnostics(
        sampleOf('json blueprint', blueprint),
        sampleOf('json blueprint partial', extension),
        sampleOf('json entity', entity),
      ),
    ).toBe('')
  })
})
