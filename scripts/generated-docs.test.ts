import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTextIfExists } from './disk/read-files.ts'
import { generatedDocs } from './generated-docs.ts'

const root = join(import.meta.dirname, '..')
const docs = await generatedDocs(root)

test.each(Object.entries(docs))('%s is current; else run `npm run docs`', (path, text) => {
  expect(readTextIfExists(join(root, path))).toBe(text)
})

test('docs/writing.md has a table of each kind', () => {
  const text = docs['docs/writing.md']
  for (const cell of ['| `sidebarLabel` |', '| `caution` |', '| `bash`, `shell` |', '`<Badge variant>`'])
    expect(text).toContain(cell)
})

test('the schema for editors offers the fields of every type with their descriptions', () => {
  const { anyOf } = JSON.parse(docs['schema/frontmatter.schema.json'] as string)
  expect(anyOf.map(({ title }: { title: string }) => title)).toEqual(['Guide', 'Solution', 'ApiPage', 'Doc'])
  for (const type of anyOf) {
    expect(type.additionalProperties).toBe(false)
    expect(type.required).toContain('title')
    for (const property of Object.values<{ description?: string }>(type.properties))
      expect(property.description).toMatch(/\w/)
  }
})
