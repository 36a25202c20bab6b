import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { defaultPageKinds } from '#lib/config/complete-config.ts'
import { contentlayerFields, documentTypeOf, documentTypes } from './document-types.ts'

const lists = { tags: ['aws'], themes: ['ai', 'incidents'], technologies: ['aws'], capabilities: [] }

test.each([
  ['index.mdx', 'Doc'],
  ['scorecards/overview.mdx', 'Doc'],
  ['guides/index.mdx', 'Doc'],
  ['guides/all/lock.md', 'Guide'],
  ['solutions/overview.mdx', 'Solution'],
  ['api-reference/{brand}-api.mdx', 'ApiPage'],
  ['versions/1.0/guides/all/lock.md', 'Guide'],
  ['versions/1.0/index.md', 'Doc'],
  ['my-solutions/a.md', 'Doc'],
])('%s is a %s', (path, name) => {
  expect(documentTypeOf(path, defaultPageKinds).name).toBe(name)
})

test('a site can have its guides in another folder', () => {
  const kinds = { ...defaultPageKinds, guide: { folder: 'tutorials', one: 'tutorial', many: 'tutorials' } }
  expect(documentTypeOf('versions/1.0/tutorials/lock.md', kinds).name).toBe('Guide')
  expect(documentTypeOf('guides/all/lock.md', kinds).name).toBe('Doc')
})

describe('the fields that contentlayer receives', () => {
  const fields = contentlayerFields(documentTypes[0].schema(lists))

  test('follow the schema', () => {
    expect(fields.title).toMatchObject({ type: 'string', required: true })
    expect(fields.theme).toMatchObject({ type: 'enum', options: ['ai', 'incidents'], required: true })
    expect(fields.tags).toMatchObject({ type: 'list', of: { type: 'string' }, required: false })
    expect(fields.tableOfContents).toMatchObject({ type: 'boolean', required: false })
    expect(fields.publishedOn).toMatchObject({ type: 'string', required: false })
  })

  test.each(documentTypes.map((type) => [type.name, type] as const))('of a %s all have a description', (_, type) => {
    for (const { description } of Object.values(contentlayerFields(type.schema(lists))))
      expect(description).toMatch(/\w/)
  })
})

test('a site without tags and themes accepts none', () => {
  const schema: z.ZodObject = documentTypes[3].schema({ tags: [], themes: [], technologies: [], capabilities: [] })
  const page = { title: 'A', description: 'x'.repeat(60), kind: 'concept' }
  expect(schema.safeParse(page).success).toBe(true)
  expect(schema.safeParse({ ...page, tags: ['aws'] }).success).toBe(false)
})
