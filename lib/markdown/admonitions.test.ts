import { expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'
import { admonitions, foreignAdmonitions } from './admonitions.ts'

const compile = createTestCompiler()

test.each(Object.entries(admonitions))(
  'a %s has its title in HTML and Markdown, but not in answers',
  async (type, { title }) => {
    const text = `:::${type}\n\nRead this.\n\n:::\n\n:::${type} Also this\n\nAnd that.\n\n:::`
    const { html, markdown, passages, diagnostics } = await compile({ file: 'page.md', text })
    expect(diagnostics).toEqual([])
    expect(html).toContain(
      `<div class="admonition" data-type="${type}" role="note"><p class="admonition-title">${title}</p>`,
    )
    expect(markdown).toBe(`> **${title}**\n>\n> Read this.\n\n> **${title}: Also this**\n>\n> And that.`)
    const sentences = passages.flat().flatMap((block) => (block.kind === 'text' ? block.sentences : []))
    expect(sentences).toEqual(['Read this.', 'Also this', 'And that.'])
  },
)

test.each(Object.entries(foreignAdmonitions))(
  '“%s” of other engines isn’t a type here, and “%s” is',
  (foreign, own) => {
    expect(admonitions).not.toHaveProperty(foreign)
    expect(admonitions).toHaveProperty(own)
  },
)
