import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachChunk } from './each-chunk.ts'

/** What a chunk is, said in one pattern. */
const pattern = /[\p{L}\p{N}\p{M}]+(?:['’_\-./:{}$]{1,3}[\p{L}\p{N}\p{M}]+)*/gu
const plainWord = /^(?:[A-Za-z]?[a-z0-9]*|[A-Z0-9]*)$/

const byPattern = (text: string) => Array.from(text.matchAll(pattern), ({ 0: chunk, index }) => [index, chunk])
const byLoop = (text: string) => {
  const chunks: [number, string][] = []
  eachChunk(text, (start, end, isPlain) => {
    const chunk = text.slice(start, end)
    if (isPlain && !plainWord.test(chunk)) throw new Error(`“${chunk}” is not plain.`)
    chunks.push([start, chunk])
  })
  return chunks
}

test.each([
  'Create a blueprint, then “relation_id” — or a/b.c',
  'the users’ page’s owner…',
  'a...b a....b a_ _a {x}.y $z',
  'naïve café 5² ½ a×b a€b 🙂a',
])('the loop divides %j as the pattern does', (text) => {
  expect(byLoop(text)).toEqual(byPattern(text))
})

test('every character is of the kind that Unicode says, alone and between letters', () => {
  const wrong: string[] = []
  for (let code = 0; code <= 0xffff; code += 1) {
    const text = `a${String.fromCharCode(code)}b`
    if (byLoop(text).join() !== byPattern(text).join()) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
}, 60_000)

test('the loop divides any text as the pattern does', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...'aB1_-./:{}$ \'’—é"(𝒳🙂'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 60,
  })
  fc.assert(
    fc.property(text, (all) => {
      expect(byLoop(all)).toEqual(byPattern(all))
    }),
    { numRuns: 500 },
  )
})

test('a word of small letters or of capitals is plain, and what needs a closer look is not', () => {
  const plain: boolean[] = []
  eachChunk('Words words2 WORDS K8S camelCase APIs a-b é', (_start, _end, isPlain) => plain.push(isPlain))
  expect(plain).toEqual([true, true, true, true, false, false, false, false])
})
