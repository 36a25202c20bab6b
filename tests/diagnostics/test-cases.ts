import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { compareDiagnostics, type Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { loadSite } from '../../scripts/read/load-site.ts'
import { layOutContent } from '../sites/lay-out-site.ts'
import { type DiagnosticCase, readCase } from './read-case.ts'

/** Reads the cases of a folder, which a site may have removed. */
export function readCases(folder: string): DiagnosticCase[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((name) => readCase(name, readFileSync(join(folder, name), 'utf8')))
}

function placeOf({ line, column, severity, code }: Diagnostic): string {
  return `${line}:${column} ${severity} ${code}`
}

/** Checks the site of each case, and expects each diagnostic at its mark and no other one. */
export function testCases(cases: readonly DiagnosticCase[]): void {
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
}

/** The first words of each code block on a page with an error: its language and its kind. */
export function faultyFences(cases: readonly DiagnosticCase[]): RegExpExecArray[] {
  return cases
    .flatMap(({ files, expectedDiagnostics }) => [...new Set(expectedDiagnostics.map(({ file }) => files[file] ?? ''))])
    .flatMap((text) => [...text.matchAll(/(?:`{3}|~{3})(\w+)(?: partial)?(?: ([\w-]+)\b(?!=))?/g)])
}
