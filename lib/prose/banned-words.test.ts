import { describe, expect, test } from 'vitest'
import { bannedWords, bannedWordsFile, findBannedWords } from './banned-words.ts'

const banned = bannedWords(
  bannedWordsFile.parse({
    just: { instead: 'Leave it out.', except: ['just-in-time', 'just as'] },
    "that's it": { instead: 'End.' },
    'in this (?:guide|page),? we(?: will)?': { instead: 'Begin.' },
  }),
)
const matches = (text: string) => findBannedWords(text, banned).map(({ text: match, offset }) => `${offset} ${match}`)

describe('a banned word', () => {
  test.each([
    ['It just works', ['3 just']],
    ['Just do it', ['0 Just']],
    ['Create just-in-time users just as planned', []],
    ['just as it is, just so', ['15 just']],
    ['adjust the justice', []],
    ["That’s it. That's it.", ['0 That’s it', "11 That's it"]],
    ['In this  guide, we will see', ['0 In this guide, we will']],
    ['In this guide', []],
  ])('in %j', (text, expected) => {
    expect(matches(text)).toEqual(expected)
  })
})

test('the file accepts only regular expressions', () => {
  expect(bannedWordsFile.safeParse({ 'a(': { instead: 'b' } }).success).toBe(false)
  expect(bannedWordsFile.safeParse({ a: { instead: 'b', except: ['['] } }).success).toBe(false)
  expect(bannedWordsFile.safeParse({ 'a*': { instead: 'b' } }).success).toBe(false)
  expect(bannedWordsFile.safeParse({ a: { instead: '' } }).success).toBe(false)
})
