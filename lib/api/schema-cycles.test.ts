import { describe, expect, test } from 'vitest'
import { formatSpecDiagnostics, readSpec } from '../../tests/support/api-reading.ts'
import { schemaTexts } from '../search/operation-records.ts'
import { requestSamples } from './samples/request-samples.ts'
import { describeOperation } from './view/describe-operation.ts'
import { expandedDocument } from './view/expanded-document.ts'

const specOf = (schemas: string, name: string, example = '') => `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a:
    post:
      operationId: a
      summary: A
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/${name}' }${example} } } }
      responses: { '204': { description: Done. } }
components:
  schemas:
${schemas}
`
const shown = (...parts: Parameters<typeof specOf>) =>
  formatSpecDiagnostics(readSpec({ 'apispec.yaml': specOf(...parts) }))
const withExample = ', example: { id: 1, meow: true }'

const family = `    Pet:
      type: object
      required: [id]
      properties: { id: { type: integer }, kind: { type: string } }
      discriminator: { propertyName: kind }
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
    Cat:
      allOf:
        - $ref: '#/components/schemas/Pet'
        - { type: object, required: [meow], properties: { meow: { type: boolean } } }
    Dog:
      type: object
      required: [bark]
      allOf: [{ $ref: '#/components/schemas/Pet' }]
      properties: { bark: { type: boolean } }
    Other: { type: object }`

describe('a child that extends the parent of which it is an alternative', () => {
  test('is a warning at each child', () => {
    expect(shown(family, 'Other')).toMatchInlineSnapshot(`
      "
      apispec.yaml:20:11  api-schema-cycle (warning)
        “Cat” extends “Pet” and is also one of its alternatives, so it gets the keys of “Pet” but not its alternatives, at #/components/schemas/Cat/allOf/0.  Move the keys that both need into a schema of their own, and refer to it from “Cat”.
      apispec.yaml:25:15  api-schema-cycle (warning)
        “Dog” extends “Pet” and is also one of its alternatives, so it gets the keys of “Pet” but not its alternatives, at #/components/schemas/Dog/allOf/0.  Move the keys that both need into a schema of their own, and refer to it from “Dog”.
      "
    `)
  })

  test.each(['Pet', 'Cat'])('%s is checked, shown, sampled, and indexed', (name) => {
    const { api, diagnostics } = readSpec({ 'apispec.yaml': specOf(family, name, ', example: { id: x, meow: true }') })
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['api-schema-cycle', 20],
      ['api-schema-cycle', 25],
      ['api-example', 8],
    ])
    const [operation] = api?.operations ?? []
    if (api === undefined || operation === undefined) throw new Error('There is no operation')
    const view = JSON.stringify(describeOperation(operation).body)
    for (const key of ['id', 'meow']) expect(view).toContain(`"name":"${key}"`)
    expect(view).not.toContain('recursive')
    expect(requestSamples(operation)[0]?.samples[0]?.code).toContain('"meow": true')
    const indexed = schemaTexts([operation.node.request?.body?.contents?.[0]?.schema])
    expect(indexed.fields.map((field) => field.name)).toContain('meow')
    expect(JSON.stringify(expandedDocument(api.bundle))).toContain('meow')
  })

  test('may refer to the parent next to its own keys', () => {
    const schemas = family.replace("allOf: [{ $ref: '#/components/schemas/Pet' }]", "$ref: '#/components/schemas/Pet'")
    const { api, diagnostics } = readSpec({ 'apispec.yaml': specOf(schemas, 'Dog', ', example: { id: 1, bark: 1 }') })
    expect(diagnostics.map(({ severity, code, line }) => [severity, code, line])).toEqual([
      ['warning', 'api-schema-cycle', 20],
      ['warning', 'api-schema-cycle', 23],
      ['warning', 'api-example', 8],
    ])
    const view = JSON.stringify(describeOperation(api?.operations[0] as never).body)
    for (const key of ['id', 'bark']) expect(view).toContain(`"name":"${key}"`)
    expect(view).not.toContain('recursive')
  })

  test('may be one of several parents, or be written within the parent', () => {
    const steps = `    A: { oneOf: [{ $ref: '#/components/schemas/C' }], properties: { a: {} } }
    B: { allOf: [{ $ref: '#/components/schemas/A' }], anyOf: [{ $ref: '#/components/schemas/C' }, { type: object }] }
    C: { allOf: [{ $ref: '#/components/schemas/B' }, { properties: { c: {} } }] }
    D: { properties: { d: {} }, oneOf: [{ allOf: [{ $ref: '#/components/schemas/D' }, { required: [d] }] }] }`
    for (const name of ['A', 'B', 'C', 'D']) {
      const { api, diagnostics } = readSpec({ 'apispec.yaml': specOf(steps, name, ', example: { a: 1 }') })
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(JSON.stringify(describeOperation(api?.operations[0] as never))).toContain('"name"')
    }
  })
})

describe('a schema that contains itself', () => {
  const circle = `    A: { type: object, allOf: [{ $ref: '#/components/schemas/B' }] }
    B:
      properties: { b: { $ref: '#/components/schemas/A' } }
      allOf: [{ $ref: '#/components/schemas/A' }]
    Other: { type: object }`

  test.each(['', withExample])('through allOf is an error, used or not%s', (example) => {
    expect(shown(circle, 'Other', example)).toBe(shown(circle, 'A', example))
    expect(shown(circle, 'A', example)).toMatchInlineSnapshot(`
      "
      apispec.yaml:15:23  api-schema-cycle
        “A” contains itself (A → B → A), so no value can match it, at #/components/schemas/B/allOf/0/$ref.  Remove one of the references, or refer to the schema from a property.
      "
    `)
  })

  test('through alternatives alone, or by its own name', () => {
    const schemas = `    A: { oneOf: [{ $ref: '#/components/schemas/B' }, { type: string }] }
    B: { anyOf: [{ $ref: '#/components/schemas/A' }] }
    C: { not: { $ref: '#/components/schemas/C' } }`
    expect(shown(schemas, 'A', withExample)).toMatchInlineSnapshot(`
      "
      apispec.yaml:13:26  api-schema-cycle
        “A” contains itself (A → B → A), so no value can match it, at #/components/schemas/B/anyOf/0/$ref.  Remove one of the references, or refer to the schema from a property.
      apispec.yaml:14:23  api-schema-cycle
        “C” contains itself (C → C), so no value can match it, at #/components/schemas/C/not/$ref.  Remove one of the references, or refer to the schema from a property.
      "
    `)
  })

  test('only through its properties is fine', () => {
    const tree = `    A: { type: object, properties: { a: { allOf: [{ $ref: '#/components/schemas/A' }] } } }
    List: { type: array, items: { oneOf: [{ $ref: '#/components/schemas/List' }, { type: string }] } }`
    expect(shown(tree, 'A', ', example: { a: { a: {} } }')).toBe('\n\n')
    expect(shown(tree, 'List', ', example: [[a], b]')).toBe('\n\n')
  })
})

test('no shape of recursion ends in a crash', () => {
  let seed = 3
  const random = (count: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor(seed / 65536) % count
  }
  const names = ['A', 'B', 'C', 'D']
  const reference = () => ({ $ref: `#/components/schemas/${names[random(4)]}` })
  const schema = (depth: number): object => {
    const inner = () => schema(depth + 1)
    const forms = [
      reference,
      reference,
      () => ({ type: 'object', properties: { p: inner() }, required: ['p'] }),
      () => ({ type: 'array', items: inner() }),
      () => ({ allOf: [inner(), inner()] }),
      () => ({ oneOf: [inner(), inner()], properties: { x: { type: 'integer' } } }),
      () => ({ anyOf: [reference()], allOf: [{ allOf: [inner()] }] }),
      () => ({ not: inner() }),
    ]
    return forms[random(depth > 2 ? 2 : forms.length)]?.() ?? {}
  }
  const kinds = new Set<string>()
  for (let count = 0; count < 200; count += 1) {
    const schemas = names.map((name) => {
      return `    ${name}: ${JSON.stringify({ example: { p: { x: 'y' } }, allOf: [schema(0)] })}`
    })
    const { api, diagnostics } = readSpec({ 'apispec.yaml': specOf(schemas.join('\n'), 'A', withExample) })
    for (const { severity, code } of diagnostics) kinds.add(`${severity} ${code}`)
    if (api === undefined) continue
    describeOperation(api.operations[0] as never)
    requestSamples(api.operations[0] as never)
    expandedDocument(api.bundle)
  }
  expect([...kinds].sort()).toEqual(['error api-schema-cycle', 'warning api-example', 'warning api-schema-cycle'])
})
