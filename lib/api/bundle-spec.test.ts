import { expect, test } from 'vitest'
import { operationsOf, readFixtureSpec, readSpec } from '../../tests/support/api-reading.ts'
import { valueAt } from '../diagnostics/json-pointer.ts'

const bundleOf = (texts: Readonly<Record<string, string>>) => {
  const reading = readSpec(texts)
  operationsOf(reading)
  return reading.api?.bundle
}

/** All targets that a document references. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const reference = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : []
  return [...reference, ...Object.values(value).flatMap(referencesIn)]
}

const head = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\n'

test('files become components with the names that the document gives them', () => {
  const reading = readFixtureSpec('many-files/apispec.yaml')
  expect(operationsOf(reading).map(({ slug }) => slug)).toEqual(['get-runs', 'create-a-run', 'get-a-run'])
  expect(reading.api?.bundle.components).toMatchInlineSnapshot(`
    {
      "examples": {
        "ExamplesTwo": {
          "summary": "Two runs",
          "value": [
            {
              "id": "a",
            },
            {
              "id": "b",
              "status": "open",
            },
          ],
        },
      },
      "parameters": {
        "RunId": {
          "in": "path",
          "name": "run_id",
          "required": true,
          "schema": {
            "$ref": "#/components/schemas/Id",
          },
        },
      },
      "responses": {
        "RunAnswer": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RunChanges",
              },
            },
          },
          "description": "The run.",
        },
      },
      "schemas": {
        "Id": {
          "minLength": 1,
          "type": "string",
        },
        "Run": {
          "allOf": [
            {
              "$ref": "#/components/schemas/RunChanges",
            },
          ],
          "properties": {
            "id": {
              "$ref": "#/components/schemas/Id",
            },
          },
          "required": [
            "id",
          ],
          "title": "A run",
          "type": "object",
        },
        "RunChanges": {
          "properties": {
            "status": {
              "$ref": "#/components/schemas/RunStatus",
            },
          },
          "type": "object",
        },
        "RunStatus": {
          "enum": [
            "open",
            "closed",
          ],
          "format": "jq",
          "type": "string",
        },
        "Second": {
          "$ref": "#/components/schemas/Run",
        },
      },
    }
  `)
})

test('every reference targets a component that exists', () => {
  for (const fixture of ['many-files/apispec.yaml', 'recursive.yaml', 'calls-back.yaml']) {
    const { api } = readFixtureSpec(fixture)
    const references = referencesIn(api?.bundle)
    expect(references.length).toBeGreaterThan(0)
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\/\w+\/\w+$/)
      expect(valueAt(api?.bundle, reference.slice(2).split('/')), reference).toBeDefined()
    }
  }
})

test('internal annotations of schemas are removed; formats and other annotations are not', () => {
  const spec = `${head}components:
  schemas:
    Mine: { $ref: site/objects/mine.yaml }
    Own: { type: string, x-kept: true }
`
  const mine = `$id: https://x.example/mine
type: object
properties:
  x-references: { type: string, x-references: blueprint, format: jq }
`
  expect(bundleOf({ 'apispec.yaml': spec, 'site/objects/mine.yaml': mine })?.components).toEqual({
    schemas: {
      Mine: { type: 'object', properties: { 'x-references': { type: 'string', format: 'jq' } } },
      Own: { type: 'string', 'x-kept': true },
    },
  })
})

test('a reference to part of a schema gets its own component with an unused name', () => {
  const spec = `${head}components:
  schemas:
    Run: { type: object, properties: { status: { type: string } } }
    RunStatus: { type: integer }
    Log: { properties: { status: { $ref: '#/components/schemas/Run/properties/status' } } }
`
  expect(bundleOf({ 'apispec.yaml': spec })?.components).toEqual({
    schemas: {
      Run: { type: 'object', properties: { status: { type: 'string' } } },
      RunStatus: { type: 'integer' },
      Log: { properties: { status: { $ref: '#/components/schemas/RunStatus2' } } },
      RunStatus2: { type: 'string' },
    },
  })
})

test('a value in an example that looks like a reference is unchanged', () => {
  const spec = `${head}components:
  schemas:
    Pointer:
      type: object
      properties: { $ref: { type: string } }
      examples: [{ $ref: '#/nowhere' }]
`
  expect(bundleOf({ 'apispec.yaml': spec })?.components).toEqual({
    schemas: {
      Pointer: { type: 'object', properties: { $ref: { type: 'string' } }, examples: [{ $ref: '#/nowhere' }] },
    },
  })
})

test('a discriminator refers to components', () => {
  const spec = `${head}components:
  schemas:
    Pet: { discriminator: { propertyName: kind, mapping: { cat: ./cat.yaml, dog: Dog } } }
    Dog: { type: object }
`
  expect(bundleOf({ 'apispec.yaml': spec, 'cat.yaml': 'type: object\n' })?.components).toMatchObject({
    schemas: {
      Pet: { discriminator: { mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } } },
      Cat: { type: 'object' },
    },
  })
})
