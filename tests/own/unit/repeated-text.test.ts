import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../../scripts/disk/read-files.ts'

// What two pages share is in a partial, so that it's changed in one place.

const content = join(process.cwd(), 'content')
/** Words from which a text isn't the same by chance. */
const leastWords = 14
const isPage = (file: string) => /\.mdx?$/.test(file) && !/^(?:partials|snippets|versions)\//.test(file)

/** Lines that separate texts and aren't compared: components, the edges of notices, headings, and table rows. */
const separator = /^[ \t]*(?:<\/?[A-Z].*>|:::.*|#.*|\|.*)$/gm

/**
 * Paragraphs and list items of a page, including those in components and notices: without frontmatter, code, and
 * tables.
 */
function textsOf(source: string): string[] {
  const body = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^[ \t]*(`{3,})[\s\S]*?^[ \t]*\1$/gm, '\n')
    .replace(separator, '\n')
  return body.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/).map((text) =>
    text
      .trim()
      .replace(/^(?:[-*]|\d+\.)\s+/, '')
      .replace(/\s+/g, ' '),
  )
}

test('paragraphs and list items are found, and nothing else', () => {
  const source =
    '---\ntitle: A\n---\nOne\ntwo.\n\n## Heading\n\n- Item\n  goes on\n- Other\n\n  ```sh\n  Code\n\n  More\n  ```\n\n| A |\n'
  expect(textsOf(source).filter((text) => text !== '')).toEqual(['One two.', 'Item goes on', 'Other'])
})

test('texts in components and notices, and texts that start with code or a token, are found', () => {
  const source =
    '<Step title="A">\n`id` is first.\n\n{product} is second.\n</Step>\n:::warning Title\nIn a notice.\n:::\nAfter it.\n'
  const texts = ['`id` is first.', '{product} is second.', 'In a notice.', 'After it.']
  expect(textsOf(source).filter((text) => text !== '')).toEqual(texts)
})

test('no two pages share a paragraph or a list item that is not in a partial', () => {
  const pages = new Map<string, Set<string>>()
  for (const file of listFiles(content).filter(isPage)) {
    for (const text of textsOf(readFileSync(join(content, file), 'utf8'))) {
      if (text.split(' ').length < leastWords) continue
      pages.set(text, (pages.get(text) ?? new Set()).add(file))
    }
  }
  expect(pages.size).toBeGreaterThan(1000)
  const repeated = [...pages].filter(([, files]) => files.size > 1).map(([text, files]) => [text, ...files].join('\n'))
  expect(repeated).toEqual([])
})
