import { expect, test } from 'vitest'
import { bodyProblem } from './try-it-body.ts'

const nothing = { headers: [], queryString: [] }
const problemOf = (text: string, mimeType = 'application/json', isRequired = false) =>
  bodyProblem({ ...nothing, postData: { mimeType, text } }, isRequired)

test('a body that is not JSON is reported with its first error', () => {
  expect(problemOf('{\n  "name": "dock",\n}')).toEqual({
    line: 2,
    column: 17,
    text: 'Your request body is not valid JSON. Line 2, column 17: There is a comma before the closing “}”.',
    isGap: false,
    isEmpty: false,
  })
  expect(problemOf('{ "name": }', 'application/merge-patch+json')).toMatchObject({ line: 1, column: 11 })
})

test('what is missing is missed where it belongs', () => {
  expect(problemOf('{\n  "name": "dock"\n')).toEqual({
    line: 2,
    column: 17,
    text: 'Your request body is not valid JSON. Line 1, column 1: This “{” is never closed. Add its “}” at line 2, column 17.',
    isGap: true,
    isEmpty: false,
  })
  expect(problemOf('{ "name": "dock", ')?.text).toBe(
    'Your request body is not valid JSON. Line 1, column 1: This “{” is never closed. Add its “}” at line 1, column 18, and remove the comma before it.',
  )
  expect(problemOf('{\n  "sizes": [1, 2\n}')).toMatchObject({ line: 2, column: 17, isGap: true })
  expect(problemOf('{\n  "dock": {\n    "name": "a"\n}')).toMatchObject({ line: 3, column: 16, isGap: true })
  expect(problemOf('{\n  "a": 1\n  "b": 2\n}')).toMatchObject({ line: 2, column: 9, isGap: true })
})

test('JSON, an empty body, and other formats have no problem', () => {
  expect(problemOf('{ "name": "dock", "name": "pier" }')).toBeUndefined()
  expect(problemOf('  ')).toBeUndefined()
  expect(problemOf('name: dock', 'application/yaml')).toBeUndefined()
  expect(bodyProblem(nothing, false)).toBeUndefined()
})

test('a body that is required must not be empty', () => {
  expect(problemOf(' ', 'application/json', true)).toMatchObject({
    text: 'The request body is empty, and the call needs one.',
    isEmpty: true,
  })
  expect(bodyProblem(nothing, true)).toBeDefined()
  const form = { mimeType: 'multipart/form-data', params: [] }
  expect(bodyProblem({ ...nothing, postData: form }, true)).toBeUndefined()
})
