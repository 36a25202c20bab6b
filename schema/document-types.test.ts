import { describe, expect, test } from 'vitest'
import { defaultPageKinds } from '#lib/config/complete-config.ts'
import { contentlayerFields, documentTypeNamed, documentTypeOf, documentTypes } from './document-types.ts'

const lists = { tags: ['aws'], themes: ['ai', 'incidents'], technologies: ['aws'], facets: { levels: ['easy'] } }

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

test('a site can add kinds with folders of their own', () => {
  const kinds = { ...defaultPageKinds, more: { 'case-study': { folder: 'cases', one: 'case', many: 'cases' } } }
  expect(documentTypeOf('cases/acme.md', kinds).name).toBe('CaseStudy')
  expect(documentTypeOf('guides/all/lock.md', kinds).name).toBe('Guide')
})

test('only guides need a theme', () => {
  const kinds = { ...defaultPageKinds, more: { recipe: { folder: 'recipes', one: 'recipe', many: 'recipes' } } }
  const needsTheme = (name: string) => contentlayerFields(documentTypeNamed(name, kinds).schema(lists)).theme?.required
  expect([needsTheme('Guide'), needsTheme('Recipe')]).toEqual([true, false])
})

describe('the fields that contentlayer receives', () => {
  const kinds = { ...defaultPageKinds, guide: { ...defaultPageKinds.guide, facets: { levels: { label: 'Level' } } } }
  const fields = contentlayerFields(documentTypeNamed('Guide', kinds).schema(lists))

  test('follow the schema', () => {
    expect(fields.title).toMatchObject({ type: 'string', required: true })
    expect(fields.theme).toMatchObject({ type: 'enum', options: ['ai', 'incidents'], required: true })
    expect(fields.tags).toMatchObject({ type: 'list', of: { type: 'string' }, required: false })
    expect(fields.tableOfContents).toMatchObject({ type: 'boolean', required: false })
    expect(fields.publishedOn).toMatchObject({ type: 'string', required: false })
    expect(fields.levels).toMatchObject({
      type: 'list',
      of: { type: 'string' },
      description: 'Level, from content/levels.yaml',
    })
  })

  test.each(documentTypes(defaultPageKinds).map((type) => [type.name, type] as const))(
    'of a %s all have a description',
    (_, type) => {
      for (const { description } of Object.values(contentlayerFields(type.schema(lists))))
        expect(description).toMatch(/\w/)
    },
  )
})

test('a site without tags and themes accepts none', () => {
  const { schema: schemaOf } = documentTypeNamed('Doc', defaultPageKinds)
  const schema = schemaOf({ tags: [], themes: [], technologies: [], facets: {} })
  const page = { title: 'A', description: 'x'.repeat(60), kind: 'concept' }
  expect(schema.safeParse(page).success).toBe(true)
  expect(schema.safeParse({ ...page, tags: ['aws'] }).success).toBe(false)
})
