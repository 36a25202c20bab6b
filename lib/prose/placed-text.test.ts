import { describe, expect, test } from 'vitest'
import { LineCounter, parseDocument } from 'yaml'
import { markdownRuns } from '../markdown/markdown-runs.ts'
import { type PlacedText, placedRun, scalarText, withoutCode, withoutTokens } from './placed-text.ts'
import { notProse, type ProseRun, placeIn } from './prose-run.ts'

/** The text of a YAML file that is a single scalar. */
function read(source: string): PlacedText {
  const counter = new LineCounter()
  const { contents } = parseDocument(source, { lineCounter: counter })
  const placed = scalarText(source, counter, contents)
  if (placed === undefined) throw new Error('The source is not a text scalar')
  return withoutTokens(placed, { product: 'Lantern', brand: 'lantern' })
}

/** The words of runs, each with the source text at its place. */
function wordsOf(source: string, runs: readonly (ProseRun | undefined)[]): [word: string, atPlace: string][] {
  const lines = source.split('\n')
  return runs.flatMap((run) =>
    [...(run?.text ?? '').matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => {
      const { line, column } = placeIn(run as ProseRun, index)
      const atPlace = (lines[line - 1] ?? '').slice(column - 1, column - 1 + word.length)
      return [word, atPlace] as [string, string]
    }),
  )
}

test('code is not prose, and the words after it keep their places', () => {
  const source = '>-\n  Set `a_key` and\n  `{brand}`, or nothing.\n'
  const placedText = withoutCode(read(source))
  expect(placedText.text).toBe(`Set ${notProse} and ${notProse}, or nothing.`)
  const words = wordsOf(source, [placedRun('text', placedText.text, placedText)])
  expect(words.map(([word]) => word)).toEqual(['Set', 'and', 'or', 'nothing'])
  for (const [word, atPlace] of words) expect(atPlace).toBe(word)
})

describe('each word of a plain text maps to its place', () => {
  test.each([
    ['one two'],
    ['"one \\"two\\" three\\n\\u0020four \\\n   five"'],
    ["'one ''two'' three'"],
    ['one\n  two\n\n  three'],
    ['>\n  one\n  two\n\n  three\n'],
    ['|\n    one\n      two\n\n    three\n'],
  ])('%j', (source) => {
    const placedText = read(source)
    const words = wordsOf(source, [placedRun('text', placedText.text, placedText)])
    expect(words.length).toBeGreaterThan(1)
    for (const [word, atPlace] of words) expect(atPlace).toBe(word)
  })
})

test('tokens are not prose, and the text after them maps to its place', () => {
  const source = '>-\n  {product} and {brand}\n  of {other} by {product} here\n'
  const placedText = read(source)
  const run = placedRun('text', placedText.text, placedText)
  expect(run?.text).toBe(`${notProse} and ${notProse} of {other} by ${notProse} here`)
  expect(wordsOf(source, [run])).toEqual(['and', 'of', 'other', 'by', 'here'].map((word) => [word, word]))
})

test('a text without letters is not a run', () => {
  const placedText = read('"1.0"')
  expect(placedRun('text', placedText.text, placedText)).toBeUndefined()
})

describe('the prose of Markdown in a file', () => {
  test.each([
    ['one two', ['one two']],
    ['|\n  one `code` **two**\n  three\n\n  - [four](/five)\n', [`one ${notProse} two three`, 'four']],
    ['|\n  # one\n\n  ```json\n  two\n  ```\n  <b>three</b>\n', ['one', `${notProse}three${notProse}`]],
    ['"one\\n\\n| two |\\n|---|\\n| {product} three |"', ['one', 'two', `${notProse} three`]],
  ])('%j', (source, texts) => {
    const runs = markdownRuns(read(source))
    expect(runs.map(({ kind, text }) => ({ kind, text }))).toEqual(texts.map((text) => ({ kind: 'text', text })))
    for (const [word, atPlace] of wordsOf(source, runs)) expect(atPlace).toBe(word)
  })
})
