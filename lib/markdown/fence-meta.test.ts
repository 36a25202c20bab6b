import { describe, expect, test } from 'vitest'
import { parseFenceMeta } from './fence-meta.ts'

const empty = {
  words: [],
  title: undefined,
  file: undefined,
  unchecked: undefined,
  alt: undefined,
  showLineNumbers: false,
  startAt: undefined,
  highlighted: new Set(),
}

describe('the meta after the language of a fence', () => {
  test.each([
    [undefined, {}],
    [null, {}],
    ['', {}],
    ['blueprint partial', { words: ['blueprint', 'partial'] }],
    ['title="a b.json"', { title: 'a b.json' }],
    ['title=a.json', { title: 'a.json' }],
    ['title=""', { title: '' }],
    ['file="snippets/a.json" alt="What {it} shows"', { file: 'snippets/a.json', alt: 'What {it} shows' }],
    ['unchecked="two values, as {it} streams them"', { unchecked: 'two values, as {it} streams them' }],
    ['partial unchecked', { words: ['partial'], unchecked: '' }],
    ['unchecked=" "', { unchecked: '' }],
    ['unchecked=short', { unchecked: 'short' }],
    ['showLineNumbers', { showLineNumbers: true }],
    ['showLineNumbers{10}', { showLineNumbers: true, startAt: 10 }],
    ['{1,3-5}', { highlighted: new Set([1, 3, 4, 5]) }],
    ['{ 2 , 4 }', { highlighted: new Set([2, 4]) }],
    ['{5-3}', {}],
    [
      'query title="x" {2} showLineNumbers',
      { words: ['query'], title: 'x', highlighted: new Set([2]), showLineNumbers: true },
    ],
    ['other="x"', {}],
  ])('%j', (meta, expected) => {
    expect(parseFenceMeta(meta)).toEqual({ ...empty, ...expected })
  })
})
