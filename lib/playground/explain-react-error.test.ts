import { expect, test } from 'vitest'
import { explainReactError } from './explain-react-error.ts'

test.each([
  ['ReferenceError: Foo is not defined', '“Foo” is not defined.'],
  [
    'Error: Minified React error #31; visit https://react.dev/errors/31 for',
    'There is an object where text or an element is expected.',
  ],
  ['Error: Minified React error #310; visit', 'The component calls different hooks than it did the last time.'],
  ['Error: Minified React error #999; visit', 'React stops with its error 999.'],
  ['TypeError: a is null', 'The sample fails with an error: TypeError: a is null'],
  ['Error: own words', 'The sample fails with an error: own words'],
])('%s', (error, message) => {
  expect(explainReactError(error).message).toBe(message)
})
