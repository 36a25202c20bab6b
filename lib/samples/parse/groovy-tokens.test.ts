import { expect, test } from 'vitest'
import { groovyTokens } from './groovy-tokens.ts'

const texts = (text: string) => groovyTokens(text).tokens.map((token) => token.text)

test.each<[string, string[]]>([
  ['a = b / c / d', ['a', '=', 'b', '/', 'c', '/', 'd']],
  ['a =~ /b "c/', ['a', '=~', '/b "c/']],
  ['echo /a b/', ['echo', '/a b/']],
  ['x(/a\\/b/)', ['x', '(', '/a\\/b/', ')']],
  ['a // b\nc', ['a', '\n', 'c']],
  ['a /* b\n */ c', ['a', 'c']],
  ['$/a /b/ $$ /$ + 1', ['$/a /b/ $$ /$', '+', '1']],
  ["'it\\'s' + '''a'b'''", ["'it\\'s'", '+', "'''a'b'''"]],
  ['"a ${b("}")} c"', ['"a ${b("}")} c"']],
  ['a?.b ?: c..<d *.e', ['a', '?.', 'b', '?:', 'c', '..<', 'd', '*.', 'e']],
  ['1.5e3 + 0xff + 1..3', ['1.5e3', '+', '0xff', '+', '1', '..', '3']],
])('%j', (text, expected) => {
  expect(texts(text)).toEqual(expected)
})

test('code in a string has tokens and places', () => {
  const [token] = groovyTokens('"a ${b.c} $d"').tokens
  expect(token?.embedded).toEqual([
    {
      offset: 3,
      end: 9,
      tokens: [
        { kind: 'name', text: 'b', offset: 5 },
        { kind: 'operator', text: '.', offset: 6 },
        { kind: 'name', text: 'c', offset: 7 },
      ],
    },
  ])
})
