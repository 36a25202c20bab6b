import { expect, test } from 'vitest'
import { removeUnclosedFences } from './fence-lines.ts'

const fence = '```'

function read(text: string): { text: string; places: string[] } {
  const result = removeUnclosedFences(text, 'content/page.md')
  expect(result.text.split('\n')).toHaveLength(text.split('\n').length)
  return { text: result.text, places: result.diagnostics.map(({ line, column }) => `${line}:${column}`) }
}

test.each([
  ['before a heading', `A\n\n${fence}json\n{ "a": 1 }\n\n## Next\n`, '3:1', 'A\n\n\n\n\n## Next\n'],
  ['at the end of the page', `A\n\n~~~shell\nls\n\nls # two`, '3:1', 'A\n\n\n\n\n'],
  ['before a block', `${fence}json\n1\n\nText after it.\n\n${fence}yaml\na: 1\n${fence}`, '1:1', undefined],
  ['in a component', `<Step>\n\n${fence}shell\nls\n</Step>\n`, '3:1', '<Step>\n\n\n\n</Step>\n'],
  ['in a list', `1. A\n   ${fence}shell\n   ls\n`, '2:4', '1. A\n\n\n'],
  ['in an admonition', `:::note\n${fence}shell\nls\n:::\n\nB`, '2:1', ':::note\n\n\n:::\n\nB'],
])('%s', (_, text, place, expected) => {
  const result = read(text)
  expect(result.places).toEqual([place])
  if (expected !== undefined) expect(result.text).toBe(expected)
})

test('a block after an unclosed one is still read', () => {
  const next = `${fence}yaml\na: 1\n${fence}`
  expect(read(`${fence}json\n1\n\n${next}`).text).toBe(`\n\n\n${next}`)
})

test.each([
  `${fence}json\n{}\n${fence}\n\n${fence}yaml\na: 1\n${fence}`,
  `${fence}${fence}text\n${fence}json\n{}\n${fence}\n${fence}${fence}`,
  `${fence}text\n~~~\n${fence}\n`,
  `${fence}text\nA line with ${fence}\n${fence}${fence}`,
  'A line with `code` and ```more code```',
])('%j is as it was', (text) => {
  expect(read(text)).toEqual({ text, places: [] })
})
