import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { compareDiagnostics, type Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { diagnosticCodes } from '#lib/diagnostics/diagnostic-codes.ts'
import { highlightLanguages } from '#lib/markdown/languages.ts'
import { loadSite } from '../../scripts/content/load-site.ts'
import { layOutContent } from '../sites/lay-out-site.ts'
import { readCase } from './read-case.ts'

const folder = join(import.meta.dirname, 'cases')
const cases = readdirSync(folder).map((name) => readCase(name, readFileSync(join(folder, name), 'utf8')))

/** Kinds of findings that no case can have, each with the reason. */
const withoutCase: Readonly<Record<string, string>> = {
  'image-too-large': 'A case is text; scripts/content/read-images.test.ts has a picture of pixels that is too large.',
}

/** The first words of each code block of a page that has a fault, its language and its kind. */
const faultyFences = cases
  .flatMap(({ files, faults }) => [...new Set(faults.map(({ file }) => files[file] ?? ''))])
  .flatMap((text) => [...text.matchAll(/(?:`{3}|~{3})(\w+)(?: partial)?(?: ([\w-]+)\b(?!=))?/g)])

function placeOf({ line, column, severity, code }: Diagnostic): string {
  return `${line}:${column} ${severity} ${code}`
}

describe.each(cases)('$name', ({ name, folders, files, faults }) => {
  let found: Diagnostic[] = []
  beforeAll(async () => {
    const root = layOutContent(`faults-${name}`, files)
    for (const path of folders) cpSync(path, join(root, path), { recursive: true })
    found = (await loadSite(root)).diagnostics.sort(compareDiagnostics)
  }, 60_000)

  test.each(Object.keys(files))('%s', (file) => {
    const here = found.filter((diagnostic) => diagnostic.file === file)
    const expected = faults.filter((fault) => fault.file === file).map(({ place }) => place)
    const messages = here.map((diagnostic) => `${placeOf(diagnostic)}: ${diagnostic.message}`)
    expect(here.map(placeOf).sort(), messages.join('\n')).toEqual(expected.sort())
  })

  test('nothing is reported elsewhere', () => {
    const elsewhere = found.filter(({ file }) => !(file in files))
    expect(elsewhere).toEqual([])
  })
})

describe('the corpus', () => {
  test('has faults and twins enough', () => {
    expect(cases.flatMap(({ faults }) => faults).length).toBeGreaterThanOrEqual(60)
    expect(cases.reduce((sum, { twins }) => sum + twins, 0)).toBeGreaterThanOrEqual(40)
  })

  test('has a fault of every kind that the checks know', () => {
    const seeded = new Set(cases.flatMap(({ faults }) => faults.map(({ code }) => code)))
    const missing = Object.keys(diagnosticCodes).filter((code) => !seeded.has(code))
    expect(missing.sort()).toEqual(Object.keys(withoutCase).sort())
  })

  test('has faults near samples of every language and of every kind of object', () => {
    const languages = new Set(faultyFences.map(([, language]) => language))
    expect(Object.keys(highlightLanguages).filter((language) => !languages.has(language))).toEqual([])
    const kinds = new Set(faultyFences.map(([, , kind]) => kind))
    const known = parse(readFileSync('schema/portal/kinds.yaml', 'utf8')) as Record<string, unknown>
    expect(Object.keys(known).filter((kind) => !kinds.has(kind))).toEqual([])
  })
})
