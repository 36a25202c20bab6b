import { expect, test } from 'vitest'
import { textWindow, windowCharacters } from './text-window.ts'

test('a short text is returned whole', () => {
  expect(textWindow('a\nb')).toBe('a\nb')
  expect(textWindow('')).toBe('')
})

test('the parts of a long text are the text, and each but the last names the offset of the next', () => {
  const line = 'a line of the page\n'
  const text = line.repeat(Math.ceil((windowCharacters * 2.5) / line.length))
  let read = ''
  let offset = 0
  for (let parts = 0; parts < 10; parts += 1) {
    const part = textWindow(text, offset)
    const next = /\n\n\[There is more\. .* offset (\d+)\./.exec(part)
    if (next === null) {
      expect(read + part).toBe(text)
      expect(parts).toBe(2)
      return
    }
    expect(next.index).toBeLessThanOrEqual(windowCharacters)
    read += part.slice(0, next.index)
    offset = Number(next[1])
  }
  expect.unreachable()
})

test('a long line is cut within', () => {
  expect(textWindow('x'.repeat(windowCharacters + 5), windowCharacters)).toBe('xxxxx')
})

test('an offset past the end is explained', () => {
  expect(textWindow('abc', 3)).toBe('There is nothing at offset 3: the text has 3 characters.')
})
