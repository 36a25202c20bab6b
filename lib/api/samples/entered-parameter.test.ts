import { expect, test } from 'vitest'
import {
  type EnteredParameter,
  enteredExamples,
  enteredPath,
  enteredProblem,
  enteredQuery,
  startText,
} from './entered-parameter.ts'

const parameter = (values: object = {}) =>
  ({ name: 'include', style: 'form', schema: { type: 'array' }, ...values }) as unknown as EnteredParameter
/** The pairs of a query with one parameter. */
const enteredPairs = (one: EnteredParameter, text: string) => {
  const httpOperation = { request: { query: [one] } } as never
  return enteredQuery({ httpOperation, parameterValues: { [one.name]: text } }).map(({ name, value }) => [name, value])
}
const twice = [
  ['include', 'a'],
  ['include', 'b'],
]

test.each(['a,b', ' a, b ,', 'a\nb\n', '["a", "b"]'])('a list that is entered as %j is repeated', (text) => {
  expect(enteredPairs(parameter(), text)).toEqual(twice)
  expect(enteredProblem(parameter(), text)).toBeUndefined()
})

test('a list is joined as the specification says', () => {
  expect(enteredPairs(parameter({ explode: false }), 'a, b')).toEqual([['include', 'a,b']])
  expect(enteredPairs(parameter({ style: 'pipeDelimited', explode: false }), 'a, b')).toEqual([['include', 'a|b']])
  expect(enteredPairs(parameter({ schema: { type: ['array', 'null'] } }), 'a')).toEqual([['include', 'a']])
  expect(enteredPairs(parameter(), ' , ')).toEqual([])
})

test('an object', () => {
  const range = parameter({ name: 'range', style: 'deepObject', schema: { type: 'object' } })
  expect(enteredPairs(range, '{"from":1}')).toEqual([['range[from]', '1']])
  expect(enteredProblem(range, 'from 1')).toBe('Write a JSON object, such as {"key": "value"}.')
})

test('a text is sent as it is, also a list in a path', () => {
  expect(enteredPairs(parameter({ schema: { type: 'string' } }), '[a')).toEqual([['include', '[a']])
  expect(enteredProblem(parameter({ style: 'simple' }), '[a')).toBeUndefined()
})

test('what can’t be read, or is missing, is said', () => {
  expect(enteredProblem(parameter(), '["a"')).toMatch(/^This JSON array can’t be read\./)
  expect(enteredPairs(parameter(), '["a"')).toEqual([['include', '["a"']])
  expect(enteredProblem(parameter(), '')).toBeUndefined()
  for (const text of ['', ',', '[]'])
    expect(enteredProblem(parameter({ required: true }), text)).toBe('Enter a value. The call needs it.')
})

test('examples are texts that can be entered, each once', () => {
  const examples = ['service', 'deployment', 'service'].map((value, index) => ({ key: `example-${index}`, value }))
  expect(enteredExamples(parameter({ schema: { type: 'string' }, examples }))).toEqual(['service', 'deployment'])
  const lists = [['a', 'b'], ['a,b']].map((value) => ({ key: 'list', value }))
  expect(enteredExamples(parameter({ examples: lists }))).toEqual(['a, b', '["a,b"]'])
  expect(enteredPairs(parameter(), '["a,b"]')).toEqual([['include', 'a,b']])
})

test('a field begins with a likely value, if the call needs one', () => {
  const examples = [{ key: 'one', value: ['a', 'b'] }]
  expect(startText(parameter({ examples }))).toBe('')
  expect(startText(parameter({ examples, required: true }))).toBe('a, b')
  expect(startText(parameter({ examples, required: true, startsEmpty: true }))).toBe('')
  expect(startText(parameter({ examples, required: true, schema: { type: 'string', default: false } }))).toBe('false')
  expect(startText(parameter({ required: true, schema: { type: 'string', enum: ['x', 'y'] } }))).toBe('x')
})

test.each([
  ['north', 'north'],
  ['north/1', 'north%2F1'],
  ['north%2F1', 'north%2F1'],
  ['50%?#\\', '50%25%3F%23%5C'],
  ['', '{dock}'],
])('“%s” in a path is %s', (value, expected) => {
  expect(enteredPath('/docks/{dock}/boats', { dock: value })).toBe(`/docks/${expected}/boats`)
})

test('the rest of a path keeps its slashes', () => {
  expect(enteredPath('/files/{proxy+}', { 'proxy+': 'a/b?' })).toBe('/files/a/b%3F')
  expect(enteredPath('/files/{name}')).toBe('/files/{name}')
})

test('a value that the API doesn’t take is said, in a list and in a path, too', () => {
  const items = { type: 'string', enum: ['a', 'b'] }
  expect(enteredProblem(parameter({ schema: { type: 'array', items } }), 'a, c')).toBe('Enter one of a, b.')
  const schema = { type: 'string', pattern: '^[a-z/]+$' }
  expect(enteredProblem(parameter({ style: 'simple', schema }), 'north%2Fone')).toBeUndefined()
  expect(enteredProblem(parameter({ style: 'simple', schema }), 'north%')).toBe('Enter a value that matches ^[a-z/]+$')
})
