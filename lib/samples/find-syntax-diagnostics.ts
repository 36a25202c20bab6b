import { type Diagnostic, distinctDiagnostics } from '../diagnostics/diagnostic.ts'
import type { Language } from '../languages/languages.ts'
import { placeInSource, placeOf } from '../pages/place-in-source.ts'
import type { Sample } from '../pages/sample.ts'
import { embeddedShell } from './embedded/embedded-shell.ts'
import { goDiagnostics } from './parse/go.ts'
import { groovyDiagnostics } from './parse/groovy.ts'
import { hclDiagnostics } from './parse/hcl.ts'
import { javascriptDiagnostics } from './parse/javascript.ts'
import { jqDiagnostics } from './parse/jq.ts'
import { parseJson } from './parse/json.ts'
import { pythonDiagnostics } from './parse/python.ts'
import type { SampleEngines } from './parse/sample-engines.ts'
import { shellDiagnostics } from './parse/shell.ts'
import type { SyntaxDiagnostic } from './parse/syntax-diagnostic.ts'
import { parseYaml } from './parse/yaml.ts'

type FindDiagnostics = (text: string, engines: SampleEngines) => SyntaxDiagnostic[] | Promise<SyntaxDiagnostic[]>

/** Parsers, by language. Samples of a language without one are highlighted but not checked. */
const parsers: Readonly<Partial<Record<Language, FindDiagnostics>>> = {
  json: (text) => parseJson(text).diagnostics,
  yaml: (text) => parseYaml(text).diagnostics,
  javascript: (text) => javascriptDiagnostics(text, 'javascript'),
  typescript: (text) => javascriptDiagnostics(text, 'typescript'),
  groovy: groovyDiagnostics,
  shell: (text, engines) => shellDiagnostics(engines.shell, text),
  python: (text, engines) => pythonDiagnostics(engines.python, text),
  go: (text, engines) => goDiagnostics(engines.go, text),
  hcl: (text, engines) => hclDiagnostics(engines.hcl, text),
  jq: (text, engines) => jqDiagnostics(engines.jq, text),
}

/** Whether samples of a language are parsed. */
export function isParsed(language: Language): boolean {
  return parsers[language] !== undefined
}

/** The errors of shell scripts in a sample of another language, at their places in the sample. */
async function embeddedDiagnostics(
  engines: SampleEngines,
  language: Language,
  text: string,
): Promise<SyntaxDiagnostic[]> {
  const diagnostics: SyntaxDiagnostic[] = []
  for (const script of embeddedShell(language, text)) {
    if (script.text.trim() === '') continue
    for (const { line, column, ...words } of await shellDiagnostics(engines.shell, script.text)) {
      diagnostics.push({ ...placeOf(script, line, column), ...words })
    }
  }
  return diagnostics
}

/**
 * Everything that is wrong with the syntax of a sample, and of the shell scripts in it; nothing for a sample that is
 * right or empty, or whose language has no parser.
 */
export async function findSyntaxDiagnostics(
  engines: SampleEngines,
  language: Language,
  text: string,
): Promise<SyntaxDiagnostic[]> {
  if (text.trim() === '') return []
  const diagnostics = (await parsers[language]?.(text, engines)) ?? []
  return diagnostics.length > 0 ? diagnostics : embeddedDiagnostics(engines, language, text)
}

/**
 * Reports the syntax errors of samples in the files that contain them. An error in a snippet that several pages include
 * is reported once.
 */
export function checkSampleSyntax(
  samples: readonly Sample[],
  diagnosticsOf: (sample: Sample) => readonly SyntaxDiagnostic[],
): Diagnostic[] {
  return distinctDiagnostics(
    samples.flatMap((sample) =>
      diagnosticsOf(sample).map(({ line, column, message, hint }): Diagnostic => {
        return { severity: 'error', code: 'sample-syntax', ...placeInSource(sample, line, column), message, hint }
      }),
    ),
  )
}
