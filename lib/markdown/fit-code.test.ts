import { describe, expect, test } from 'vitest'
import { holdStart, keepValues, keepWords } from './fit-code.ts'

const marked = (...texts: string[]) =>
  keepWords(texts.map((text, color) => ({ text, color })))
    .map(({ text, kept }) => (kept === undefined ? text : `[${text}]`))
    .join('|')

describe('words of code', () => {
  test('options and names with hyphens stay whole', () => {
    expect(marked('kubectl', ' config set-cluster --server "$SERVER"')).toBe(
      'kubectl| config |[set-cluster]| |[--server]| "$SERVER"',
    )
  })

  test('the backslash at the end of a line stays next to the word before it', () => {
    expect(marked('--output x ', '\\')).toBe('[--output]| x|[ \\]')
    expect(marked('--output x \\')).toBe('[--output]| x|[ \\]')
  })

  test('the mark of a list, and a word that is longer than a line, are as they were', () => {
    expect(marked('- kind: x')).toBe('- kind: x')
    const long = 'https://docs.example/a-very-long-address-of-a-page'
    expect(marked(long)).toBe(long)
  })
})

test('a date with a time stays whole', () => {
  const runs = ['"from"', ': ', '"2026-01-01T00:00:00.000Z"', ','].map((text) => ({ text, color: undefined }))
  expect(keepValues(runs).map(({ kept }) => kept)).toEqual([undefined, undefined, 'fits', undefined])
})

test('a short value with hyphens stays whole, and a sentence doesn’t', () => {
  const kept = (text: string) => keepValues([{ text, color: undefined }])[0]?.kept
  expect(kept('"platform-workflows"')).toBe('fits')
  expect(kept('"acknowledge-incident-with-workflow"')).toBeUndefined()
  expect(kept('"a day-2 action"')).toBeUndefined()
})

test('the first letters of a long first word hold its indentation', () => {
  const run = (text: string) => ({ text, color: undefined })
  const option = run('--for=jsonpath=')
  const { start, rest } = holdStart([run('  '), option, run("'{.data.token}' --timeout=30s")])
  expect(start.map(({ text }) => text)).toEqual(['  ', '--for=js'])
  expect(rest.map(({ text }) => text)).toEqual(['onpath=', "'{.data.token}' --timeout=30s"])
  const short = [run('  '), option, run(' x')]
  expect(holdStart(short)).toEqual({ start: [], rest: short })
})
