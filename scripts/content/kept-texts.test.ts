import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openKeptTexts } from './kept-texts.ts'
import { listFiles } from './read-files.ts'

test('a text is made once for the same parts, also by another process', () => {
  const root = temporaryFolder({})
  const make = vi.fn(() => 'made')
  expect(openKeptTexts(root).get(['a', 'b'], make)).toBe('made')
  expect(openKeptTexts(root).get(['a', 'b'], make)).toBe('made')
  expect(make).toHaveBeenCalledOnce()
})

test('other parts, or the same ones divided otherwise, are another text', () => {
  const texts = openKeptTexts(temporaryFolder({}))
  texts.get(['a', 'b'], () => 'first')
  expect(texts.get(['a', 'c'], () => 'second')).toBe('second')
  expect(texts.get(['ab'], () => 'third')).toBe('third')
})

test('what nobody asks for any more goes', () => {
  const root = temporaryFolder({})
  openKeptTexts(root).get(['old'], () => 'old')
  const texts = openKeptTexts(root)
  texts.get(['new'], () => 'new')
  texts.removeOthers()
  expect(listFiles(root)).toHaveLength(1)
  expect(texts.get(['new'], () => 'made again')).toBe('new')
})
