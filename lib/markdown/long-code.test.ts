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

test('a block that its reader opens is shown whole', async () => {
  expect(await buttons(`<Details summary="Show it">\n\n${block(30)}\n\n</Details>`)).toEqual([])
})

test('a long block whose marked lines are close begins at them, and others with marks are shown whole', async () => {
  const { html } = await compile({ file: 'page.mdx', text: block(30, 'yaml {25-26}') })
  expect(html).toContain('<code style="--before: 12"><span class="before"><span class="line">')
  expect(await buttons(block(30, 'yaml {25-26}'))).toEqual(['Show all 30 lines'])
  expect(await buttons(block(30, 'yaml {2,29}'))).toEqual([])
})

test('a folded block is as high as its marked lines need', async () => {
  const styled = async (meta: string) => (await compile({ file: 'page.mdx', text: block(60, meta) })).html
  expect(await styled('yaml {20,36}')).toMatch(/<pre[^>]* style="--marked: 18"/)
  expect(await styled('yaml {1,17}')).toMatch(/<pre[^>]* style="--marked: 17"/)
  expect(await styled('yaml {20,24}')).not.toContain('--marked')
})

test('a closed sample whose marked lines a text speaks of is open', async () => {
  const folded = (meta: string) => `<Details summary="Show it">\n\n${block(20, meta)}\n\n</Details>`
  expect((await compile({ file: 'page.mdx', text: folded('yaml {2}') })).html).not.toContain('<details')
  expect((await compile({ file: 'page.mdx', text: folded('yaml') })).html).toContain('<details')
})
