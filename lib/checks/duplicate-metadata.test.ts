import { expect, test } from 'vitest'
import { z } from 'zod'
import { shown } from '../../tests/support/checked-pages.ts'
import { readFrontmatter } from '../content/frontmatter.ts'
import { checkDuplicateMetadata, type PageMetadata } from './duplicate-metadata.ts'

const schema = z.object({ title: z.string(), description: z.string() })

function page(file: string, title: string, description: string, version?: string): PageMetadata & { text: string } {
  const text = `---\n# Tokens: {product}\ntitle: ${title}\ndescription: ${description}\n---\n`
  const { places } = readFrontmatter(file, text, schema, { product: 'Slipway' })
  return { file, version, title, description, places, text }
}

test('the later of two pages with the same title or description is reported, with the earlier one', () => {
  const pages = [
    page('content/a.md', 'Tokens', 'About tokens'),
    page('content/b.md', 'tokens', 'More about tokens'),
    page('content/c.md', 'Roles', 'About tokens'),
  ]
  expect(shown(checkDuplicateMetadata(pages), pages[2]?.text ?? '')).toMatchInlineSnapshot(`
    "
    content/b.md:3:1  duplicate-title (warning)
      content/a.md has the same title.  Readers cannot tell the two apart in lists and search results.
          2 | # Tokens: {product}
        > 3 | title: Roles
            | ^
          4 | description: About tokens

    content/c.md:4:1  duplicate-description (warning)
      content/a.md has the same description.  Say what only this page is about.
          3 | title: Roles
        > 4 | description: About tokens
            | ^
          5 | ---
    "
  `)
})

test('pages with unique metadata, in different versions, or with invalid frontmatter are fine', () => {
  const pages = [
    page('content/a.md', 'Tokens', 'About tokens'),
    page('content/b.md', 'Roles', 'About roles'),
    page('content/versions/1.0/a.md', 'Tokens', 'About tokens', '1.0'),
    page('content/c.md', '', ''),
    page('content/d.md', '', ''),
  ]
  expect(checkDuplicateMetadata(pages)).toEqual([])
})
