import { expect, test } from 'vitest'
import { operationsOf, readFixtureSpec, readSpec } from '../../tests/support/api-reading.ts'
import { hugeSpec, multiplyingSpec } from '../../tests/support/large-specs.ts'
import { consoleNode } from './operation-node.ts'

const fixture = (name: string) =>
  Object.fromEntries(operationsOf(readFixtureSpec(name)).map((operation) => [operation.slug, operation]))
const schemaOf = (
  operation: { node: { responses: readonly { contents?: readonly { schema?: unknown }[] }[] } } | undefined,
) => operation?.node.responses[0]?.contents?.[0]?.schema

test('recursive schemas are cut where they recur, and keep their names', () => {
  const operations = fixture('recursive.yaml')
  expect(schemaOf(operations['get-rules'])).toMatchInlineSnapshot(`
    {
      "description": "A rule, or a group of rules.",
      "properties": {
        "combinator": {
          "enum": [
            "and",
            "or",
          ],
        },
        "rules": {
          "items": {
            "description": "A rule, or a group of rules.",
            "title": "Rule",
            "type": "object",
            "x-cut": {
              "name": "Rule",
              "reason": "recursive",
            },
          },
          "type": "array",
        },
      },
      "title": "Rule",
      "type": "object",
    }
  `)
  expect(schemaOf(operations['get-people'])).toMatchInlineSnapshot(`
    {
      "properties": {
        "team": {
          "properties": {
            "lead": {
              "description": "Who leads it.",
              "title": "A person",
              "type": "object",
              "x-cut": {
                "name": "A person",
                "reason": "recursive",
              },
            },
            "parent": {
              "oneOf": [
                {
                  "title": "Team",
                  "type": "object",
                  "x-cut": {
                    "name": "Team",
                    "reason": "recursive",
                  },
                },
                {
                  "type": "null",
                },
              ],
            },
          },
          "title": "Team",
          "type": "object",
        },
      },
      "title": "A person",
      "type": "object",
    }
  `)
  expect(schemaOf(operations['get-shapes'])).toMatchInlineSnapshot(`
    {
      "allOf": [
        {
          "discriminator": {
            "mapping": {
              "circle": "Circle",
            },
            "propertyName": "kind",
          },
          "properties": {
            "inside": {
              "title": "Circle",
              "x-cut": {
                "name": "Circle",
                "reason": "recursive",
              },
            },
            "kind": {
              "type": "string",
            },
          },
          "title": "Shape",
          "type": "object",
        },
        {
          "properties": {
            "radius": {
              "type": "number",
            },
          },
          "type": "object",
        },
      ],
      "title": "Circle",
    }
  `)
  expect(schemaOf(operations['get-loops'])).toMatchInlineSnapshot(`
    {
      "additionalProperties": {
        "title": "Again",
        "type": "object",
        "x-cut": {
          "name": "Again",
          "reason": "recursive",
        },
      },
      "description": "Beside the reference.",
      "title": "Again",
      "type": "object",
    }
  `)
})

test('callbacks are listed with their operation, webhooks are operations', () => {
  const { subscribe, 'a-deployment-has-ended': webhook } = fixture('calls-back.yaml')
  expect(subscribe?.node.callbacks).toMatchObject([
    { key: 'onEvent', method: 'post', path: '{$request.body#/address}', summary: 'Something has happened' },
  ])
  expect(subscribe?.node.security).toMatchObject([[{ type: 'apiKey', name: 'X-Key' }]])
  expect(subscribe?.node.request?.headers).toMatchObject([{ name: 'X-Trace' }])
  expect(webhook).toMatchObject({ kind: 'webhook', method: 'post', path: 'deployed', node: { name: 'deployed' } })
  expect(webhook?.node.security).toEqual([])
})

test('OpenAPI 3.0 is converted to 3.1', () => {
  const { 'get-things': things } = fixture('openapi-3-0.yaml')
  expect(schemaOf(things)).toMatchInlineSnapshot(`
    {
      "properties": {
        "kind": {
          "enum": [
            "a",
            "b",
          ],
          "type": [
            "string",
            "null",
          ],
        },
        "name": {
          "examples": [
            "x",
          ],
          "type": [
            "string",
            "null",
          ],
        },
        "size": {
          "exclusiveMinimum": 0,
          "type": "number",
        },
      },
      "title": "Thing",
      "type": "object",
    }
  `)
  expect(things?.node.request?.query).toMatchObject([{ name: 'filter', schema: { type: 'object' } }])
})

test('operations follow the order of the tags, those without a tag come last', () => {
  const { api } = readFixtureSpec('openapi-3-0.yaml')
  expect(api?.operations.map(({ tag, slug }) => `${tag}: ${slug}`)).toEqual([
    'Second: get-others',
    'First: get-things',
    'Other: create-another',
  ])
  expect(api?.tags).toEqual(['Second', 'First', 'Other'])
})

test('operations with unusual names have valid pages', () => {
  const operations = operationsOf(readFixtureSpec('odd-names.yaml'))
  expect(operations.map(({ route }) => route)).toMatchInlineSnapshot(`
    [
      "/api-reference/get-an-actions-approvers",
      "/api-reference/get-actions-automations",
      "/api-reference/recupere-les-equipes",
      "/api-reference/list-users",
      "/api-reference/ship-it",
      "/api-reference/e-f",
      "/api-reference/delete-b",
      "/api-reference/a-summary-that-somebody-has-written-as-if-it-were-a-description-which-goes-on-and-on-and-never-says",
      "/api-reference/constructor",
      "/api-reference/slipway-deploy-v2-0-beta",
    ]
  `)
  expect(operations[0]?.path).toBe('/products/{product}')
  expect(operations[0]?.node.servers?.[0]?.url).toBe('https://{region}.api.slipway.example/slipway/v{version}')
})

test('schemas that grow exponentially are cut at a limit, deepest levels first', () => {
  const [operation] = operationsOf(readSpec({ 'apispec.json': multiplyingSpec(20, 10) }))
  const text = JSON.stringify(schemaOf(operation))
  expect(text.length).toBeLessThan(1_000_000)
  expect(text).toContain('"x-cut":{"reason":"size","name":"Level')
  expect(text.indexOf('Level2')).toBeGreaterThan(0)
})

test('a document of 600 operations is read completely', { timeout: 60_000 }, () => {
  const operations = operationsOf(readSpec({ 'apispec.json': hugeSpec(600) }))
  expect(operations).toHaveLength(600)
  expect(new Set(operations.map(({ route }) => route)).size).toBe(600)
  for (const { node } of operations) expect(JSON.stringify(node)).not.toContain('"$ref"')
})

test('a console receives the whole request, and only the metadata of responses', () => {
  const [, operation] = operationsOf(readFixtureSpec('openapi-3-0.yaml'))
  if (operation === undefined) throw new Error('The fixture has two operations')
  const { request, responses } = consoleNode(operation.node)
  expect(request).toEqual(operation.node.request)
  expect(responses).toEqual([
    {
      id: expect.any(String),
      code: '200',
      description: 'All things.',
      contents: [{ id: expect.any(String), mediaType: 'application/json' }],
    },
  ])
})
