import { expect, test } from 'vitest'
import { createTestCompiler, pageDiagnostics } from '../../tests/support/test-compiler.ts'

const fence = '```'

test('a live block without its counterpart is reported', async () => {
  const text = [
    `${fence}jq live\n.\n${fence}`,
    `${fence}json live-input\n1\n${fence}\n\nText between.`,
    `${fence}python live\na = 1\n${fence}`,
    `${fence}yaml live-input\na: 1\n${fence}\n\n${fence}jq live\n.\n${fence}`,
  ].join('\n\n')
  const shownDiagnostics = await pageDiagnostics('md', text)
  expect(shownDiagnostics).toMatchInlineSnapshot(`
    "
    page.md:1:1  playground-form
      This live block has no payload.  Put a block “json live-input” right before it.
        > 1 | \`\`\`jq live
            | ^
          2 | .

    page.md:5:1  playground-form
      No live block follows this payload.  Put “jq live” or “yaml mapping live” right after it.
          4 | 
        > 5 | \`\`\`json live-input
            | ^
          6 | 1

    page.md:11:1  playground-form
      A block in this language cannot be live.  Use “jsx live”, “jq live”, “yaml mapping live”, or “yaml wall live”.
          10 | 
        > 11 | \`\`\`python live
             | ^
          12 | a = 1

    page.md:15:1  playground-form
      The payload of “jq live” is json, not yaml.  Write “json live-input”.
          14 | 
        > 15 | \`\`\`yaml live-input
             | ^
          16 | a: 1
    "
  `)
  expect(await pageDiagnostics('mdx', text)).toBe(shownDiagnostics.replaceAll('page.md:', 'page.mdx:'))
})

test('JSX is for live blocks', async () => {
  expect(await pageDiagnostics('md', `${fence}jsx\n<b />\n${fence}`)).toContain('Write “javascript”, or add “jsx” to ')
})

test('a kind without a payload is a playground by itself', async () => {
  const compile = createTestCompiler()
  const { html, diagnostics } = await compile({ file: 'page.md', text: `${fence}yaml wall live\nwidth: 2\n${fence}` })
  expect(diagnostics).toEqual([])
  expect(html).toMatch(
    /^<div class="playground" data-kind="wall"><figure[^>]*><figcaption[^>]*>Plan<\/figcaption>.*<\/figure><div class="playground-result" data-for="1"><\/div><\/div>$/s,
  )
})
