import { expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'
import { checkCreateLines } from './create-lines.ts'

const compile = createTestCompiler({
  'partials/create-action.mdx': 'Save it.\n',
  'partials/create-service.mdx': 'Save it.\n',
})
const kinds = [
  { word: 'action', create: ['partials/create-action.mdx'] },
  { word: 'blueprint', create: ['partials/create-service.mdx'] },
  { word: 'query', create: [] },
]

async function check(kind: string, text: string): Promise<string[]> {
  const file = 'content/page.mdx'
  const diagnostics = checkCreateLines([{ file, kind, compiled: await compile({ file, text }) }], kinds)
  return diagnostics.map(({ line, column, code, message, hint }) => `${line}:${column} ${code}: ${message} ${hint}`)
}

const fence = (words: string) => `\`\`\`json ${words}\n{ "a": 1 }\n\`\`\`\n\n`
const line = (name: string) => `<Include file="partials/${name}.mdx" />\n\n`

test('a whole object without a create line of its kind is reported', async () => {
  const text = `${fence('action')}${fence('blueprint')}${line('create-service')}`
  expect(await check('guide', text)).toMatchInlineSnapshot(`
    [
      "1:1 missing-create-line: No create line follows this sample of the kind “action”, so readers cannot tell where it goes. Add <Include file="partials/create-action.mdx" /> below it, or write “partial” if it is not a whole object.",
    ]
  `)
})

test.each([
  ['a create line of its kind follows', fence('action') + line('create-action')],
  [
    'text separates the sample from its create line',
    `<Details summary="Show it">\n\n${fence('action')}</Details>\n\nText.\n\n${line('create-action')}`,
  ],
  ['the sample is a partial object', fence('action partial')],
  ['the sample is a playground input', fence('action live-input')],
  ['its kind has no create lines', fence('query')],
])('nothing is reported where %s', async (_, text) => {
  expect(await check('how-to', text)).toEqual([])
})

test.each([
  ['a create line of another kind follows', fence('action') + line('create-service')],
  ['its create line follows only after the next object', fence('action') + fence('blueprint') + line('create-action')],
])('a diagnostic is reported where %s', async (_, text) => {
  expect((await check('solution', text)).filter((item) => item.startsWith('1:1'))).toHaveLength(1)
})

test('pages that are not step-by-step instructions need none', async () => {
  expect(await check('reference', fence('action'))).toEqual([])
})
