import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { compareDiagnostics, type Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { diagnosticCodes } from '#lib/diagnostics/diagnostic-codes.ts'
import { highlightedWords, languageOf } from '#lib/languages/languages.ts'
import { isParsed } from '#lib/samples/find-syntax-diagnostics.ts'
import { loadSite } from '../../scripts/read/load-site.ts'
import { layOutContent } from '../sites/lay-out-site.ts'
import { readCase } from './read-case.ts'

const folder = join(import.meta.dirname, 'cases')
const cases = readdirSync(folder).map((name) => readCase(name, readFileSync(join(folder, name), 'utf8')))

/** Kinds of diagnostics that no case can have, each with the reason. */
const withoutCase: Readonly<Record<string, string>> = {
  'image-too-large': 'A case is text; scripts/read/read-images.test.ts has a picture of pixels that is too large.',
}

/** The first words of each code block of a page that has an error, its language and its kind. */
const faultyFences = cases
  .flatMap(({ files, expectedDiagnostics }) => [...new Set(expectedDiagnostics.map(({ file }) => files[file] ?? ''))])
  .flatMap((text) => [...text.matchAll(/(?:`{3}|~{3})(\w+)(?: partial)?(?: ([\w-]+)\b(?!=))?/g)])

function placeOf({ line, column, severity, code }: Diagnostic): string {
  return `${line}:${column} ${severity} ${code}`
}

describe.each(cases)('$name', ({ name, folders, files, expectedDiagnostics }) => {
  let found: Diagnostic[] = []
  beforeAll(async () => {
    const root = layOutContent(`diagnostics-${name}`, files)
    for (const path of folders) cpSync(path, join(root, path), { recursive: true })
    found = (await loadSite(root)).diagnostics.sort(compareDiagnostics)
  }, 60_000)

  test.each(Object.keys(files))('%s', (file) => {
    const here = found.filter((diagnostic) => diagnostic.file === file)
    const expected = expectedDiagnostics
      .filter((expectedDiagnostic) => expectedDiagnostic.file === file)
      .map(({ place }) => place)
    const messages = here.map((diagnostic) => `${placeOf(diagnostic)}: ${diagnostic.message}`)
    expect(here.map(placeOf).sort(), messages.join('\n')).toEqual(expected.sort())
  })

  test('nothing is reported elsewhere', () => {
    const elsewhere = found.filter(({ file }) => !(file in files))
    expect(elsewhere).toEqual([])
  })
})

describe('the corpus', () => {
  test('has enough errors and correct counterparts', () => {
    expect(cases.flatMap(({ expectedDiagnostics }) => expectedDiagnostics).length).toBeGreaterThanOrEqual(60)
    expect(cases.reduce((sum, { silentPlaces }) => sum + silentPlaces, 0)).toBeGreaterThanOrEqual(40)
  })

  test('has an error of every kind that the checks know', () => {
    const seeded = new Set(cases.flatMap(({ expectedDiagnostics }) => expectedDiagnostics.map(({ code }) => code)))
    const missing = Object.keys(diagnosticCodes).filter((code) => !seeded.has(code))
    expect(missing.sort()).toEqual(Object.keys(withoutCase).sort())
  })

  test('has errors near samples of every language with a parser and of every kind of object', () => {
    const languages = new Set(faultyFences.map(([, language]) => language))
    const parsedWords = highlightedWords.filter((word) => {
      const language = languageOf(word)
      return language !== undefined && isParsed(language)
    })
    expect(parsedWords.length).toBeGreaterThan(0)
    expect(parsedWords.filter((word) => !languages.has(word))).toEqual([])
    const kinds = new Set(faultyFences.map(([, , kind]) => kind))
    const known = parse(readFileSync('schema/portal/kinds.yaml', 'utf8')) as Record<string, unknown>
    expect(Object.keys(known).filter((kind) => !kinds.has(kind))).toEqual([])
  })
})
