import { describe, expect, test } from 'vitest'
import { defaultPageKinds } from '#lib/config/complete-config.ts'
import { documentTypeOf } from '../../schema/document-types.ts'
import { createTestCompiler, testTokens } from '../../tests/support/test-compiler.ts'
import { readFrontmatter } from './frontmatter.ts'
import { scaffoldKinds, scaffoldPage } from './scaffold-page.ts'

const compile = createTestCompiler()
const lists = { tags: [], themes: ['ai'], technologies: [], facets: {} }
const typeOf: Readonly<Record<string, string>> = {
  guide: 'Guide',
  doc: 'Doc',
  solution: 'Solution',
  'api-page': 'ApiPage',
  'case-study': 'CaseStudy',
}
const kinds = {
  ...defaultPageKinds,
  more: { 'case-study': { folder: 'cases', one: 'case study', many: 'case studies' } },
}

describe.each(scaffoldKinds(kinds))('a new %s', (kind) => {
  test.each(['A', 'Lock a service: “quickly” & # safely', 'x'.repeat(80), '{product} \\ "quoted" title'])(
    'with the title %s passes',
    async (title) => {
      const { contentPath, text } = scaffoldPage({ kind, title, theme: 'ai', kinds })
      const type = documentTypeOf(contentPath, kinds)
      expect(type.name).toBe(typeOf[kind])
      const frontmatter = readFrontmatter(contentPath, text, type.schema(lists), testTokens)
      expect(frontmatter.diagnostics).toEqual([])
      const page = await compile({ file: `content/${contentPath}`, text })
      expect(page.diagnostics).toEqual([])
      expect(page.headings.length).toBeGreaterThan(1)
    },
  )
})

test('only a guide needs a theme', async () => {
  const { contentPath, text } = scaffoldPage({ kind: 'case-study', title: 'Acme', kinds })
  const { schema } = documentTypeOf(contentPath, kinds)
  expect(readFrontmatter(contentPath, text, schema(lists), testTokens).diagnostics).toEqual([])
  expect(() => scaffoldPage({ kind: 'guide', title: 'Acme', kinds })).toThrow('A guide needs a theme')
})

test('a complete guide', () => {
  const { contentPath, text, sidebarEntry } = scaffoldPage({ kind: 'guide', title: ' Lock  a service', theme: 'ai' })
  expect(contentPath).toBe('guides/all/lock-a-service.mdx')
  expect(sidebarEntry).toBe('- { type: doc, label: "Lock a service", path: /guides/all/lock-a-service }')
  expect(text).toMatchInlineSnapshot(`
    "---
    title: "Lock a service"
    description: "Follow the steps of this guide and check the result at the end: Lock a service"
    kind: guide
    theme: ai
    ---

    One sentence: what the reader can do after this page.

    ## What you will have

    - The result, in two or three bullets, with a picture of the end state below them.

    ## Prerequisites

    Plan about … minutes.

    - What the reader needs before the first step.

    ## Prepare

    What the guide builds on.

    **You now see** what has changed.

    ## Build it

    The steps, one sample each.

    **You now see** what has changed.

    ## Test it

    1. The exact thing to do, and what appears when it works.

    ## Troubleshooting

    | Symptom | Cause | Fix |
    |---|---|---|
    | What the reader sees | Why it happens | What to do |

    ## Next steps

    - Two to four links to what the reader can do next.
    "
  `)
})

test('a custom path', () => {
  const at = (path: string) => scaffoldPage({ kind: 'doc', title: 'Levels', path })
  expect(at('/scorecards/levels').contentPath).toBe('scorecards/levels.mdx')
  expect(at('scorecards/index.mdx').sidebarEntry).toContain('path: /scorecards }')
})

test.each([
  [
    { kind: 'guide', title: 'A' },
    'A guide needs a theme, and content/themes.yaml has none. Add one, for example “basics: { label: Basics }”.',
  ],
  [{ kind: 'doc', title: '  ' }, 'A title has 1 to 80 characters.'],
  [{ kind: 'doc', title: 'x'.repeat(81) }, 'A title has 1 to 80 characters.'],
  [{ kind: 'doc', title: '!?' }, 'No path can be derived from this title: set one with --path.'],
  [{ kind: 'doc', title: 'A', path: '../a' }, '“../a” is not a path of lowercase letters, digits, and hyphens.'],
  [{ kind: 'doc', title: 'A', path: 'A b' }, '“A b” is not a path of lowercase letters, digits, and hyphens.'],
  [
    { kind: 'solution', title: 'A', path: 'guides/a' },
    '“guides/a” is not a path for this kind, which belongs in solutions/.',
  ],
  [
    { kind: 'doc', title: 'A', path: 'guides/all/a' },
    '“guides/all/a” is not a path for this kind, which belongs outside the folders of other kinds.',
  ],
] as const)('%j is rejected', (request, message) => {
  expect(() => scaffoldPage(request)).toThrow(message)
})
