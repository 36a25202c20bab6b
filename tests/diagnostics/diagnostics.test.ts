import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { diagnosticCodes } from '#lib/diagnostics/diagnostic-codes.ts'
import { highlightedWords, languageOf } from '#lib/languages/languages.ts'
import { isParsed } from '#lib/samples/find-syntax-diagnostics.ts'
import { faultyFences, readCases, testCases } from './test-cases.ts'

const cases = readCases(join(import.meta.dirname, 'cases'))
/** Those with the objects of this project's portal, which another site doesn't have. They run with its own tests. */
const portalCases = readCases(join(import.meta.dirname, '../own/diagnostics/cases'))
const corpus = [...cases, ...portalCases]

/** Kinds of diagnostics that no case can have, each with the reason. */
const withoutCase: Readonly<Record<string, string>> = {
  'image-too-large': 'A case is text; scripts/read/read-images.test.ts has a picture of pixels that is too large.',
}

testCases(cases)

describe('the corpus', () => {
  test('has enough errors and correct counterparts', () => {
    expect(cases.flatMap(({ expectedDiagnostics }) => expectedDiagnostics).length).toBeGreaterThanOrEqual(60)
    expect(cases.reduce((sum, { silentPlaces }) => sum + silentPlaces, 0)).toBeGreaterThanOrEqual(40)
  })

  test.skipIf(portalCases.length === 0)('has an error of every kind that the checks know', () => {
    const seeded = new Set(corpus.flatMap(({ expectedDiagnostics }) => expectedDiagnostics.map(({ code }) => code)))
    const missing = Object.keys(diagnosticCodes).filter((code) => !seeded.has(code))
    expect(missing.sort()).toEqual(Object.keys(withoutCase).sort())
  })

  test('has errors near samples of every language with a parser', () => {
    const languages = new Set(faultyFences(corpus).map(([, language]) => language))
    const parsedWords = highlightedWords.filter((word) => {
      const language = languageOf(word)
      return language !== undefined && isParsed(language)
    })
    expect(parsedWords.length).toBeGreaterThan(0)
    expect(parsedWords.filter((word) => !languages.has(word))).toEqual([])
  })
})
