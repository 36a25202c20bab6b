import { describe, expect, it } from 'vitest'
import { diagnosticsOf, sampleOf, shownDiagnostics } from './fixtures/fixture-kinds.ts'

const json = (words: string, text: string) => shownDiagnostics(sampleOf(`json ${words}`, text))
const yaml = (words: string, text: string) => shownDiagnostics(sampleOf(`yaml ${words}`, text))

describe('validateObjects', () => {
  it('accepts valid objects, lists of them, and several documents', async () => {
    const entity =
      '{ "identifier": "a", "blueprint": "cluster", "team": ["core"], "createdAt": "2026-01-31T09:00:00Z" }'
    expect(await json('entity', entity)).toBe('')
    expect(await json('entity', `[${entity}, ${entity}]`)).toBe('')
    expect(await yaml('entity', 'identifier: a\nblueprint: cluster\n---\nidentifier: b\nblueprint: _user\n---\n')).toBe(
      '',
    )
  })

  it('reports unknown and missing keys', async () => {
    expect(
      await json(
        'blueprint',
        '{\n  "identifier": "service",\n  "titel": "Service",\n  "properties": {},\n  "schema": {\n    "propertys": {}, "colour": 1\n  },\n  "relations": { "owner": { "traget": "cluster" } }\n}',
      ),
    ).toMatchInlineSnapshot(`
      "page.md:13:5 sample-unknown-key: “titel” is not a key of a blueprint.  Did you mean “title”?
      page.md:14:5 sample-unknown-key: “properties” is not a key of a blueprint.  It belongs in “schema”.
      page.md:16:7 sample-unknown-key: “propertys” is not a key of “schema”.  Did you mean “properties”?
      page.md:16:24 sample-unknown-key: “colour” is not a key of “schema”.  It may also have: “properties”, “required”.
      page.md:18:31 sample-unknown-key: “traget” is not a key of a relation.  Did you mean “target”?"
    `)
  })

  it('reports invalid values', async () => {
    expect(
      await yaml(
        'blueprint',
        `identifier: my service of the whole company
title: ""
icon: [Microservice]
schema:
  required: [url, tier, url]
  properties:
    url: { type: string, format: uri }
    aVeryLongIdentifier: { type: number, minimum: low }
    tier: { type: string, maxLength: 2.5, enum: [] }
    words: { type: strng, maxLength: -1 }
    count: 5
relations:
  owner: { target: cluster, required: true, many: true }`,
      ),
    ).toMatchInlineSnapshot(`
      "page.md:11:15 sample-invalid-value: “identifier” can have at most 20 characters, and this has 31.
      page.md:11:15 sample-invalid-value: “identifier” cannot be “my service of the whole company”: it does not match ^[A-Za-z0-9@_.+:\\\\/-]+$.  For example “service”.
      page.md:12:10 sample-invalid-value: “title” must not be empty.
      page.md:13:9 sample-invalid-value: “icon” must be a string, not a list.
      page.md:15:27 sample-invalid-value: Item 3 of “required” repeats “url”.
      page.md:17:36 sample-invalid-value: “format” must be “date-time”, “url”, or “email”, not “uri”.  Did you mean “url”?
      page.md:18:7 sample-invalid-value: The key “aVeryLongIdentifier” can have at most 10 characters, and this has 19.
      page.md:18:53 sample-invalid-value: “minimum” must be a number, not a string.
      page.md:19:40 sample-invalid-value: “maxLength” must be a whole number, not 2.5.
      page.md:19:51 sample-invalid-value: “enum” must not be empty.
      page.md:20:22 sample-invalid-value: “type” must be “string”, “number”, or “boolean”, not “strng”.  Did you mean “string”?
      page.md:20:40 sample-invalid-value: “maxLength” must be at least 0, not -1.
      page.md:21:14 sample-invalid-value: “count” must be an object, not a number.
      page.md:23:12 sample-invalid-value: A relation cannot be required and many."
    `)
    expect(
      await yaml(
        'mapping',
        'threshold: 1\nmode: merge\nresources: []\n---\n- a\n---\nthreshold: -1\nresources:\n  - kind: a\n    entity: { identifier: .a, blueprint: .b, relations: { owner: 5 } }',
      ),
    ).toMatchInlineSnapshot(`
      "page.md:11:14 sample-invalid-value: “threshold” must be less than 1, not 1.
      page.md:12:9 sample-invalid-value: “mode” must be “"merge"” or “"replace"”, not “merge”.  Did you mean “"merge"”?
      page.md:13:14 sample-invalid-value: “resources” must not be empty.
      page.md:15:5 sample-invalid-value: A mapping must be an object, not a string.
      page.md:17:14 sample-invalid-value: “threshold” must be at least 0, not -1.
      page.md:20:68 sample-invalid-value: “owner” must be a string or an object, not a number."
    `)
    expect(
      await json('entity', '{ "identifier": "a", "blueprint": "cluster", "team": 1, "createdAt": "yesterday" }'),
    ).toMatchInlineSnapshot(`
      "page.md:11:56 sample-invalid-value: “team” must be a string or a list, not a number.
      page.md:11:72 sample-invalid-value: “createdAt” must be a date with a time and its zone, not “yesterday”.  For example “2026-01-31T09:00:00Z”."
    `)
  })

  it('reports the errors of the most likely form', async () => {
    expect(
      await json(
        'action',
        `{
  "identifier": "restart",
  "approval": true,
  "trigger": { "type": "self-service", "operation": "DAY2", "evnt": "x" },
  "invocation": { "type": "webhook", "urll": "x", "body": { "a": [1, null, "x"] } }
}`,
      ),
    ).toMatchInlineSnapshot(`
      "page.md:13:17 sample-invalid-value: “approval” must be false or an object, not true.
      page.md:14:55 sample-invalid-value: “operation” must be “CREATE”, “DAY-2”, or “DELETE”, not “DAY2”.  Did you mean “DAY-2”?
      page.md:14:63 sample-unknown-key: “evnt” is not a key of a self-service trigger.  It may also have: “blueprint”.
      page.md:15:29 sample-invalid-value: “type” must be “WEBHOOK” or “KAFKA”, not “webhook”.  Did you mean “WEBHOOK”?
      page.md:15:40 sample-unknown-key: “urll” is not a key of a webhook.  Did you mean “url”?"
    `)
    expect(
      await json(
        'action',
        '{ "identifier": "x", "trigger": { "type": "automatic", "event": "x" }, "invocation": { "url": "x" } }',
      ),
    ).toMatchInlineSnapshot(`
      "page.md:11:45 sample-invalid-value: “type” must be “self-service” or “automation”, not “automatic”.  Did you mean “automation”?
      page.md:11:88 sample-missing-key: “type” is missing: “invocation” needs it.  Add it, or write “partial” after the kind if the sample shows only a part.
      page.md:11:97 sample-invalid-value: “url” must be a full URL, not “x”.  For example “https://host.example/path”."
    `)
    expect(
      await json(
        'action',
        '{ "identifier": "x", "approval": { "type": "SOME" }, "triger": {}, "invocation": { "type": "KAFKA", "payload": null } }',
      ),
    ).toMatchInlineSnapshot(`
      "page.md:11:46 sample-invalid-value: “type” must be “ANY” or “ALL”, not “SOME”.
      page.md:11:56 sample-unknown-key: “triger” is not a key of a self-service action.  Did you mean “trigger”?"
    `)
    expect(
      await json(
        'query',
        `{
  "combinator": "xor",
  "rules": [
    { "property": "a", "operator": "equals", "value": 1 },
    { "property": "a", "operator": "between", "value": { "from": "2026", "until": "x" } },
    { "property": "a", "operator": "isEmpty", "value": 1 },
    { "combinator": "and", "rules": [{ "property": "b", "operator": "=" }] },
    { "propertty": "b", "operator": "=", "value": [] },
    { "operator": "=", "value": 1 },
    { "property": "a", "relation": "b", "operator": "=", "value": 1 },
    { "property": "a", "operator": "=", "value": 1, "hops": 1.5 }
  ]
}`,
      ),
    ).toMatchInlineSnapshot(`
      "page.md:12:19 sample-invalid-value: “combinator” must be “and” or “or”, not “xor”.  Did you mean “or”?
      page.md:14:38 sample-invalid-value: “operator” must be “=”, “!=”, “contains”, “beginsWith”, “isEmpty”, “isNotEmpty”, or “between”, not “equals”.
      page.md:15:58 sample-missing-key: “to” is missing: “value” needs it.  Add it, or write “partial” after the kind if the sample shows only a part.
      page.md:15:68 sample-invalid-value: “from” must be a date with a time and its zone, not “2026”.  For example “2026-01-31T09:00:00Z”.
      page.md:15:76 sample-unknown-key: “until” is not a key of “value”.  It may also have: “to”.
      page.md:16:49 sample-unknown-key: “value” is not a key of a test for a value.
      page.md:17:40 sample-missing-key: “value” is missing: a comparison needs it.  Add it, or write “partial” after the kind if the sample shows only a part.
      page.md:18:9 sample-unknown-key: “propertty” is not a key of a comparison.  Did you mean “property”?
      page.md:18:53 sample-invalid-value: “value” must be a string, a number, true or false, or null, not a list.
      page.md:19:7 sample-missing-key: “property” or “relation” is missing: item 6 of “rules” needs one of them.  Add it, or write “partial” after the kind if the sample shows only a part.
      page.md:20:7 sample-invalid-value: Item 7 of “rules” can have only one of “property” and “relation”.
      page.md:21:7 sample-missing-key: Item 8 of “rules” has “hops”, which needs “relation”.  Add it, or write “partial” after the kind if the sample shows only a part.
      page.md:21:63 sample-invalid-value: “hops” must be a multiple of 1, not 1.5."
    `)
  })

  it('requires nothing of a partial object, but checks what is there', async () => {
    const text =
      '{\n  "schema": { "properties": { "tier": { "enum": [] }, "count": { "type": "number", "maximum": 1 } } },\n  "relations": { "owner": { "required": true, "many": true }, "parent": {} }\n}'
    expect(await json('blueprint partial', text)).toMatchInlineSnapshot(`
      "page.md:12:86 sample-unknown-key: “maximum” is not a key of a number property.  Did you mean “minimum”?
      page.md:13:29 sample-invalid-value: A relation cannot be required and many."
    `)
    expect(
      await json('query partial', '{ "rules": [{ "property": "a", "operator": "isEmpty" }, { "value": 1 }] }'),
    ).toBe('')
  })

  it('fixes values that differ only in case', async () => {
    const sample = sampleOf(
      'json action',
      '{ "Identifier": "a", "trigger": { "type": "self-service", "operation": "create" }, "invocation": { "type": "KAFKA", "payload": 1 } }',
    )
    const fixes = (await diagnosticsOf(sample)).flatMap(({ fix }) => fix ?? [])
    expect(fixes).toEqual([
      { line: 11, column: 6, where: 'here', from: 'Identifier', to: 'identifier' },
      { line: 11, column: sample.text.indexOf('create') + 3, where: 'here', from: 'create', to: 'CREATE' },
    ])
  })
})
