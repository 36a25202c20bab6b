import { expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'

const compile = createTestCompiler()

const block = (lines: number, meta = 'yaml') => `\`\`\`${meta}\n${'a: 1\n'.repeat(lines)}\`\`\``

async function buttons(text: string): Promise<string[]> {
  const { html } = await compile({ file: 'page.mdx', text })
  expect(html).not.toContain('data-lines')
  return [...html.matchAll(/<button[^>]*class="unfold[^>]*>([^<]*)</g)].map(([, label = '']) => label)
}

test('a long block has a button that shows all of it, and a short one has none', async () => {
  expect(await buttons(block(26))).toEqual(['Show all 26 lines'])
  expect(await buttons(block(25))).toEqual([])
})

test('a block that its reader opens, or whose lines a text speaks of, is shown whole', async () => {
  expect(await buttons(`<Details summary="Show it">\n\n${block(30)}\n\n</Details>`)).toEqual([])
  expect(await buttons(block(30, 'yaml {29}'))).toEqual([])
})
