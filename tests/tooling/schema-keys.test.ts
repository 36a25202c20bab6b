import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { guideFields, pageFields } from '#lib/content/page-fields.ts'
import { thirdParties } from '#lib/third-parties/services.ts'

// A key that writers can set and that no code reads does nothing, in silence. So each key of frontmatter, of the data
// files, and of the configuration must be read in a production source; its definition is not a read. Reads are found by
// name, so a key with the name of something else that is read passes.

/** Files that define the keys of what writers write, with zod or as types. */
const definitions = [
  'lib/config/page-kind-schema.ts',
  'lib/config/section-schemas.ts',
  'lib/config/service-schemas.ts',
  'lib/config/site-schema.ts',
  'lib/content/integration-file.ts',
  'lib/content/site-data.ts',
  'lib/content/technology-file.ts',
  'lib/navigation/sidebar-file.ts',
]

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|^(?:tests|bench)\/|\/fixtures\//.test(file))
  .filter(existsSync)

const parse = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

function visitNodes(node: ts.Node, visitor: (node: ts.Node) => void): void {
  visitor(node)
  ts.forEachChild(node, (child) => visitNodes(child, visitor))
}

const nameOf = (name: ts.Node | undefined) =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : []

/** Whether a node is a call such as `z.strictObject({ … })`. */
function isObjectSchema(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    /^(?:strictObject|object)$/.test(node.expression.name.text)
  )
}

/** The keys that a file defines: those of its zod objects, interfaces, and object types. */
function definedKeys(file: ts.SourceFile, withTypes: boolean): string[] {
  const keys: string[] = []
  visitNodes(file, (node) => {
    if (isObjectSchema(node)) {
      const [shape] = node.arguments
      if (shape !== undefined && ts.isObjectLiteralExpression(shape))
        keys.push(...shape.properties.flatMap(({ name }) => nameOf(name)))
    } else if (withTypes && ts.isPropertySignature(node)) keys.push(...nameOf(node.name))
  })
  return keys
}

/**
 * The keys that a file reads: `x.key`, `x['key']`, and `const { key } = x`, but not next to a rest, which leaves keys
 * out.
 */
function readKeys(file: ts.SourceFile): string[] {
  const keys: string[] = []
  visitNodes(file, (node) => {
    if (ts.isPropertyAccessExpression(node)) keys.push(node.name.text)
    else if (ts.isElementAccessExpression(node)) keys.push(...nameOf(node.argumentExpression))
    else if (ts.isObjectBindingPattern(node) && !node.elements.some(({ dotDotDotToken }) => dotDotDotToken))
      keys.push(...node.elements.flatMap(({ propertyName, name }) => nameOf(propertyName ?? name)))
  })
  return keys
}

const keysRead = new Set([
  ...sources.flatMap((path) => readKeys(parse(path, readFileSync(path, 'utf8')))),
  // The keys of `thirdParties` in the configuration are read all at once, each with the service of its name.
  ...Object.keys(thirdParties),
])
const unreadKeys = (keys: readonly string[]) => keys.filter((key) => !keysRead.has(key))

describe('every key that writers can set is read', () => {
  test('frontmatter', () => {
    const lists = { tags: [], themes: [], technologies: [], facets: {} }
    const keys = Object.keys({ ...pageFields(lists), ...guideFields(lists) })
    expect(keys).toContain('sidebarLabel')
    expect(unreadKeys(keys)).toEqual([])
  })

  test.each(definitions)('%s', (path) => {
    const keys = definedKeys(parse(path, readFileSync(path, 'utf8')), path.includes('config'))
    expect(keys.length).toBeGreaterThan(0)
    expect(unreadKeys(keys)).toEqual([])
  })
})

test('a key that nothing reads is found', () => {
  const keys = definedKeys(parse('a.ts', 'z.strictObject({ title: z.string(), nobodyReadsThis: z.string() })'), false)
  expect(unreadKeys(keys)).toEqual(['nobodyReadsThis'])
  expect(definedKeys(parse('a.ts', 'interface A { b: { c?: string } }'), true)).toEqual(['b', 'c'])
})

test.each([
  ['page.key', ['key']],
  ["page['key']", ['key']],
  ['const { key, other: name } = page', ['key', 'other']],
  ['const { key, ...rest } = page', []],
  ['const page = { key: 1 }', []],
])('%s reads %j', (text, keys) => {
  expect(readKeys(parse('a.ts', text))).toEqual(keys)
})
