import { expect, test } from 'vitest'
import { allLanguages, highlightedWords, languageInstead, languageOf, languages } from './languages.ts'

test('every word belongs to one language', () => {
  const words = Object.values(languages).flatMap((language) => language.words)
  expect(new Set(words).size).toBe(words.length)
  expect(highlightedWords).toEqual(words)
})

test.each([
  ['js', 'javascript'],
  ['bash', 'shell'],
  ['yaml', 'yaml'],
  ['text', undefined],
  ['nonsense', undefined],
])('the language of “%s” is %s', (word, language) => {
  expect(languageOf(word)).toBe(language)
})

test.each([
  ['yml', 'yaml'],
  ['Terraform', 'hcl'],
  ['console', 'shell'],
  ['plaintext', 'text'],
  ['nonsense', undefined],
])('instead of “%s”, write %s', (word, instead) => {
  expect(languageInstead(word)).toBe(instead)
})

test('the suggested word is allowed after a fence', () => {
  const otherNames = Object.values(languages).flatMap((language) => language.otherNames ?? [])
  for (const name of otherNames) {
    expect(allLanguages).toContain(languageInstead(name))
    expect(allLanguages).not.toContain(name)
  }
})
