import { expect, test } from 'vitest'
import { chunkError, errorText, isLoadError, pageError } from './load-error.ts'

test('joins the messages of an error and its causes', () => {
  const inner = new Error('The key is missing.')
  const middle = new TypeError('The list is empty.', { cause: inner })
  expect(errorText(new Error('The page is broken.', { cause: middle }))).toBe(
    'The page is broken. Cause: The list is empty. Cause: The key is missing.',
  )
  expect(errorText(inner)).toBe('The key is missing.')
})

test('ignores causes that are not errors; a thrown value that is not an error has no text', () => {
  expect(errorText(new Error('The page is broken.', { cause: 404 }))).toBe('The page is broken.')
  expect(errorText('broken')).toBe('')
})

test('identifies a chunk by its ID', () => {
  const error = chunkError('try-it', new TypeError('Failed to fetch'))
  expect(errorText(error)).toBe('Loading chunk try-it failed. Cause: Failed to fetch')
})

test('distinguishes failed loads from other errors', () => {
  expect(isLoadError(pageError('/a/', undefined))).toBe(true)
  expect(isLoadError(chunkError('a', undefined))).toBe(true)
  expect(isLoadError(new Error('Loading chunk a failed.'))).toBe(false)
})
