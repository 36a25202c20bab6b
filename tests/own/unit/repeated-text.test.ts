import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../../scripts/disk/read-files.ts'

// What two pages share is in a partial, so that it's changed in one place.

const content = join(process.cwd(), 'content')
/** Words from which a text isn't the same by chance. */
const leastWords = 14
const isPage = (file: string) => /\.mdx?$/.test(file) && !/^(?:partials|snippets|versions)\//.test(file)

/** Paragraphs and list items of a page: without frontmatter, code, headings, tables, and components. */
function textsOf(source: string): string[] {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/(`{3,})[\s\S]*?\1/g, '')
  const blocks = body.split(/\n\s*\n/).map((block) => block.trim())
  const texts = blocks
    .filter((block) => !/^[<|#`:{]/.test(block))
    .flatMap((block) => block.split(/\n(?=\s*(?:[-*]|\d+\.) )/))
  return texts.map((text) =>
    text
      .replace(/^\s*(?:[-*]|\d+\.)\s+/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

test('paragraphs and list items are found, and nothing else', () => {
  const source =
    '---\ntitle: A\n---\nOne\ntwo.\n\n## Heading\n\n- Item\n  goes on\n- Other\n\n```sh\nCode\n\nMore\n```\n\n| A |\n'
  expect(textsOf(source).filter((text) => text !== '')).toEqual(['One two.', 'Item goes on', 'Other'])
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
