import { expect, test } from 'vitest'
import { changeSource } from './elements-source.ts'

test('texts are replaced', () => {
  expect(
    changeSource(
      'say("a"); say("b")',
      [
        ['"a"', '"A"'],
        ['"b"', '"B"'],
      ],
      'x.js',
    ),
  ).toBe('say("A"); say("B")')
})

test('a text that is gone, or that is there twice, stops the build', () => {
  expect(() => changeSource('say("b")', [['"a"', '"A"']], 'x.js')).toThrowErrorMatchingInlineSnapshot(
    `[Error: x.js does not have this text exactly once: "a"]`,
  )
  expect(() => changeSource('say("a", "a")', [['"a"', '"A"']], 'x.js')).toThrow('exactly once')
})
