import { expect, test } from 'vitest'
import { shiftTable } from './shift-table.ts'

test('adds up the shifts of each width, and names what moved most', () => {
  const narrow = [
    { value: 0.02, moved: ['body > main', 'main > p'] },
    { value: 0.01, moved: ['main > p', 'main > p', 'main > h1'] },
  ]
  const shifts = new Map([
    [390, narrow],
    [1280, []],
  ])
  expect(shiftTable([{ path: '/a/', condition: 'slow line', shifts }])).toMatchInlineSnapshot(`
    "| page | late | 390 px | 1280 px | what moved most |
    | --- | --- | --- | --- | --- |
    | /a/ | slow line | 0.030 | 0.000 | \`main > p\`, \`body > main\` |"
  `)
})
