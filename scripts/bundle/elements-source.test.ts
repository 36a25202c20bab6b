import { createRequire } from 'node:module'
import { build, type Plugin } from 'esbuild'
import { expect, test } from 'vitest'
import { changeSource, mergeOnlyCounterparts } from './elements-source.ts'

test('texts are replaced', () => {
  expect(
    changeSource(
      'say("a"); say("b")',
      [
        ['"a"', '"A"'],
        ['"b"', '"B"'],
      ],
      'x.js',
    ),
  ).toBe('say("A"); say("B")')
})

test('a text that is gone, or that is there twice, stops the build', () => {
  expect(() => changeSource('say("b")', [['"a"', '"A"']], 'x.js')).toThrowErrorMatchingInlineSnapshot(
    `[Error: x.js does not have this text exactly once: "a"]`,
  )
  expect(() => changeSource('say("a", "a")', [['"a"', '"A"']], 'x.js')).toThrow('exactly once')
})

/** What merges schemas in Elements. */
async function importMerge(plugins: Plugin[]) {
  const { outputFiles } = await build({
    entryPoints: [createRequire(import.meta.url).resolve('@stoplight/json-schema-merge-allof')],
    bundle: true,
    write: false,
    format: 'esm',
    plugins,
  })
  const module = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
  return module.default as (schema: object, options: object) => object
}

test('in Elements, a schema that refers to itself can be a part of another', async () => {
  const part = {
    type: 'object',
    required: ['rules'],
    properties: { rules: { type: 'array', items: { $ref: 'rule' } } },
  }
  const schemas: Record<string, object> = { part, rule: { title: 'Rule', properties: { inner: { $ref: 'part' } } } }
  const schema = { title: 'Query', required: ['name'], properties: { name: {} }, allOf: [{ $ref: 'part' }] }
  const options = { deep: false, $refResolver: (name: string) => schemas[name] }

  const merge = await importMerge([mergeOnlyCounterparts])
  expect(merge(schema, options)).toEqual({
    title: 'Query',
    type: 'object',
    required: ['name', 'rules'],
    properties: { name: {}, rules: part.properties.rules },
  })
  // The package needs the change.
  const mergeAll = await importMerge([])
  expect(() => mergeAll(schema, options)).toThrow('Maximum call stack')
})

test('in Elements, what two parts say about the same field is combined', async () => {
  const merge = await importMerge([mergeOnlyCounterparts])
  const schemas: Record<string, object> = { name: { type: 'string', minLength: 1 } }
  expect(
    merge(
      {
        properties: { name: { $ref: 'name' } },
        allOf: [{ properties: { name: { maxLength: 100, description: 'Its name.' } } }],
      },
      { deep: false, $refResolver: (name: string) => schemas[name] },
    ),
  ).toEqual({ properties: { name: { type: 'string', minLength: 1, maxLength: 100, description: 'Its name.' } } })
})
