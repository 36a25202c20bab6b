import { expect, test } from 'vitest'
import { addedLanguage, bundledLanguage, bundledWords } from './bundled-languages.ts'
import { allLanguages } from './languages.ts'

test('no word is both the engine’s own and another language', () => {
  expect(bundledWords.length).toBeGreaterThan(200)
  expect(bundledWords.filter((word) => allLanguages.includes(word))).toEqual([])
  for (const word of ['sh', 'zsh', 'yml', 'py', 'mmd']) expect(bundledLanguage(word)).toBeUndefined()
})

test('a language is added with all its names, by any of them', () => {
  expect(addedLanguage('docker', ['dockerfile'])?.id).toBe('docker')
  expect(addedLanguage('dockerfile', ['docker'])?.id).toBe('docker')
  expect(addedLanguage('docker', ['xml'])).toBeUndefined()
  expect(addedLanguage('nonsense', ['nonsense'])).toBeUndefined()
})
