import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'

const fixtures = join(import.meta.dirname, 'fixtures')
const names = readdirSync(fixtures)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length))
const compile = createTestCompiler()

describe.each(names)('%s', (name) => {
  const text = readFileSync(join(fixtures, `${name}.md`), 'utf8')

  test('becomes the HTML of its snapshot, without a finding', async () => {
    const { html, diagnostics } = await compile({ file: 'content/page.md', text })
    expect(diagnostics).toEqual([])
    await expect(`${html}\n`).toMatchFileSnapshot(join(fixtures, `${name}.html`))
  })

  test('is the same page as .md and as .mdx', async () => {
    const markdown = await compile({ file: 'content/page.md', text })
    const mdx = await compile({ file: 'content/page.mdx', text })
    expect(mdx).toEqual(markdown)
    expect(mdx.html).not.toBe('')
  })
})
