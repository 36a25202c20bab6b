import { describe, expect, test } from 'vitest'
import { rewriteDirectiveLines } from './container-directives.ts'

const rewrite = (text: string) => rewriteDirectiveLines(text, 'page.md')

describe('the short form becomes the generic one', () => {
  test.each([
    [':::note\nx\n:::', '::::note\nx\n::::'],
    [':::note Two words\nx\n:::', '::::note[Two words]\nx\n::::'],
    ['::: tip Title\nx\n:::', '::::tip[Title]\nx\n::::'],
    [':::note[Title]\nx\n:::', '::::note[Title]\nx\n::::'],
    [':::code-group sync="x"\n:::', '::::code-group{sync="x"}\n::::'],
    [':::note\n:::tip A\nx\n:::\n:::', ':::::note\n::::tip[A]\nx\n::::\n:::::'],
    ['> :::note A\n> x\n> :::', '> ::::note[A]\n> x\n> ::::'],
    ['- :::note A\n  x\n  :::', '- ::::note[A]\n  x\n  ::::'],
  ])('%j → %j', (text, expected) => {
    expect(rewrite(text)).toMatchObject({ text: expected, diagnostics: [] })
  })
})

test.each([
  '```text\n:::note\n```',
  '````md\n```\n:::note\n```\n````',
  '~~~\n:::note\n```\n~~~',
  '- ```\n  :::note\n  ```',
  'a ::: b and `:::note`',
])('code and prose stay as they are: %j', (text) => {
  expect(rewrite(text)).toMatchObject({ text, diagnostics: [] })
})

test('the number of lines never changes', () => {
  const text = ':::note A\n\n:::tip\n```\n:::\n```\n:::\n\n:::\n:::danger\n'
  expect(rewrite(text).text.split('\n')).toHaveLength(text.split('\n').length)
})

test('a directive after an unclosed one is still reported separately', () => {
  const places = rewrite(':::note\n\n:::tip\n').diagnostics.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )
  expect(places).toEqual(['1:1 “:::note” is never closed.', '3:1 “:::tip” is never closed.'])
})

test('a column in a title that moved maps back to the source', () => {
  const source = '  :::note Some title\n:::tip\n:::\n:::'
  const { text, sourceColumn } = rewrite(source)
  const [line = ''] = text.split('\n')
  expect(line).toBe('  :::::note[Some title]')
  expect(sourceColumn(1, line.indexOf('title') + 1)).toBe(source.indexOf('title') + 1)
  expect(sourceColumn(1, 3)).toBe(3)
  expect(sourceColumn(2, 5)).toBe(5)
})
