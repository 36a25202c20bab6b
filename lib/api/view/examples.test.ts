import { expect, test } from 'vitest'
import { examplesOf } from './examples.ts'

test('an example has its summary as its name, without backticks', () => {
  const examples = [
    { key: 'all', summary: 'The entities of `environment`', value: 1 },
    { key: 'one', value: 2 },
    { key: 'default', value: 3 },
    { key: 'none', summary: 'No value' },
  ]
  expect(examplesOf({ examples })).toEqual([
    { name: 'The entities of environment', value: 1 },
    { name: 'one', value: 2 },
    { name: 'Example', value: 3 },
  ])
})
