import { describe, expect, it } from 'vitest'
import { type Document, isMap, parseDocument, type Scalar } from 'yaml'
import { offsetInString } from './string-offset.ts'

function firstValue(document: Document): Scalar {
  return (isMap(document.contents) ? document.contents.items[0]?.value : document.contents) as Scalar
}

describe('offsetInString', () => {
  it.each([
    ['"abX"'],
    ['"a\\n\\"\\u0041\\\\X"'],
    ["'a''X'"],
    ['a: plain text X'],
    ['a: folded\n   plain\n\n   text X'],
    ['a: |\n  first\n    second\n\n  X'],
    ['a: |2-\n    indented\n  X\n'],
    ['a: >\n  first\n  second\n\n  third X\n'],
    ['a: "folded\n   with \\\n   breaks X"'],
    ['"\\U0001F600X"'],
    ['"\\ud83d\\ude00X"'],
  ])('finds the X of %j', (source) => {
    const scalar = firstValue(parseDocument(source))
    const index = String(scalar.value).indexOf('X')
    expect(index).toBeGreaterThan(0)
    expect(offsetInString(source, scalar, index)).toBe(source.indexOf('X'))
  })

  it('maps the end to the offset after the last character', () => {
    const source = '"ab"'
    expect(offsetInString(source, firstValue(parseDocument(source)), 2)).toBe(3)
  })
})
