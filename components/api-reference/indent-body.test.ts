import { expect, test } from 'vitest'
import { withIndentedBody } from './indent-body.ts'

const bodyOf = (mimeType: string, text: string) => withIndentedBody({ postData: { mimeType, text } }).postData.text

test('lines of JSON are indented below the option that has them; other texts would change', () => {
  expect(bodyOf('application/json', '{\n  "a": 1\n}')).toBe('{\n    "a": 1\n  }')
  expect(bodyOf('text/plain', 'a\nb')).toBe('a\nb')
  expect(bodyOf('application/json', '{\n  "a": "')).toBe('{\n  "a": "')
  expect(withIndentedBody({})).toEqual({})
})
