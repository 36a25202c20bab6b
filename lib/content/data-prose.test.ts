import { expect, test } from 'vitest'
import { dataProse } from './data-prose.ts'

const kinds = { label: 'title', description: 'text' } as const
const textsOf = (text: string) => dataProse(text, kinds, { product: 'Lantern' })

test('texts under the given keys are read at any depth, at their places', () => {
  const source =
    'a:\n  - label: One {product}\n    path: two\n    items: [{ label: "Three" }]\ndescription: 4\nb: { description: five }\n'
  expect(textsOf(source)).toEqual([
    { kind: 'title', text: 'One \uFFFC', places: [[0, 2, 12]] },
    { kind: 'title', text: 'Three', places: [[0, 4, 23]] },
    { kind: 'text', text: 'five', places: [[0, 6, 19]] },
  ])
})

test('an invalid or empty file has no prose', () => {
  expect(textsOf('label: one\nlabel: two')).toEqual([])
  expect(textsOf('label: [')).toEqual([])
  expect(textsOf('')).toEqual([])
})
