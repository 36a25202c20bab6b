import { expect, test } from 'vitest'
import { adviceFor } from './try-it-advice.tsx'

const schema = {
  type: 'object',
  required: ['identifier'],
  properties: { size: { type: 'array', items: { type: 'number' } } },
} as const

test('a problem has its line, its path, and its part of the text', () => {
  const text = '{\n  "size": [\n    1,\n    "2"\n  ]\n}'
  expect(adviceFor(text, schema as never)).toEqual([
    { text: '`identifier` is required.', line: 1, path: '/identifier', start: 0, end: 1 },
    {
      text: 'Item 2 of `size` must be a number, not a string.',
      line: 4,
      path: '/size/1',
      start: text.indexOf('"2"'),
      end: text.indexOf('"2"') + 3,
    },
  ])
})

test('a text that isn’t JSON has none: that is another problem', () => {
  expect(adviceFor('{', schema as never)).toEqual([])
  expect(adviceFor(' ', schema as never)).toEqual([])
})
