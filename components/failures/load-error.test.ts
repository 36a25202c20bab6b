import { expect, test } from 'vitest'
import { chunkError, errorText, fragmentError, isLoadError } from './load-error.ts'

test('the messages of an error and of its causes are one text', () => {
  const inner = new Error('The key is missing.')
  const middle = new TypeError('The list is empty.', { cause: inner })
  expect(errorText(new Error('The page is broken.', { cause: middle }))).toBe(
    'The page is broken. Cause: The list is empty. Cause: The key is missing.',
  )
  expect(errorText(inner)).toBe('The key is missing.')
})

test('a cause that is no error ends the text, and a thrown value that is no error has none', () => {
  expect(errorText(new Error('The page is broken.', { cause: 404 }))).toBe('The page is broken.')
  expect(errorText('broken')).toBe('')
})

test('a chunk of the bundler is named by its file', () => {
  const cause = new Error('Failed to load chunk /_next/static/chunks/0ab-c_d~1.js?v=2 from module 17')
  const error = Object.assign(cause, { name: 'ChunkLoadError' })
  expect(errorText(error)).toBe(`Loading chunk 0ab-c_d~1 failed. Cause: ${error.message}`)
})

test('a chunk of our own is named by its id', () => {
  const error = chunkError('try-it', new TypeError('Failed to fetch'))
  expect(errorText(error)).toBe('Loading chunk try-it failed. Cause: Failed to fetch')
})

test('what did not arrive is told from what fails', () => {
  expect(isLoadError(fragmentError('/a.html', undefined))).toBe(true)
  expect(isLoadError(chunkError('a', undefined))).toBe(true)
  expect(isLoadError(new Error('Loading chunk a failed.'))).toBe(false)
})
