import { embeddedShell } from '../embedded/embedded-shell.ts'
import { placeOf } from '../place-in-source.ts'
import type { SampleLanguage } from '../sample.ts'
import { goFaults } from './go.ts'
import { groovyFaults } from './groovy.ts'
import { hclFaults } from './hcl.ts'
import { javascriptFaults } from './javascript.ts'
import { jqFaults } from './jq.ts'
import { parseJson } from './json.ts'
import { pythonFaults } from './python.ts'
import type { SampleEngines } from './sample-engines.ts'
import { shellFaults } from './shell.ts'
import type { SyntaxFault } from './syntax-fault.ts'
import { parseYaml } from './yaml.ts'

async function faultsOf(engines: SampleEngines, language: SampleLanguage, text: string): Promise<SyntaxFault[]> {
  switch (language) {
    case 'json':
      return parseJson(text).faults
    case 'yaml':
      return parseYaml(text).faults
    case 'javascript':
    case 'typescript':
      return javascriptFaults(text, language)
    case 'groovy':
      return groovyFaults(text)
    case 'shell':
      return shellFaults(engines.shell, text)
    case 'python':
      return pythonFaults(engines.python, text)
    case 'go':
      return goFaults(engines.go, text)
    case 'hcl':
      return hclFaults(engines.hcl, text)
    case 'jq':
      return jqFaults(engines.jq, text)
  }
}

/** The faults of shell scripts in a sample of another language, at their places in the sample. */
async function embeddedFaults(engines: SampleEngines, language: SampleLanguage, text: string): Promise<SyntaxFault[]> {
  const faults: SyntaxFault[] = []
  for (const script of embeddedShell(language, text)) {
    if (script.text.trim() === '') continue
    for (const { line, column, ...words } of await shellFaults(engines.shell, script.text)) {
      faults.push({ ...placeOf(script, line, column), ...words })
    }
  }
  return faults
}

/**
 * Everything that is wrong with the syntax of a sample, and of the shell scripts in it; nothing for a right or an empty
 * one.
 */
export async function findSyntaxFaults(
  engines: SampleEngines,
  language: SampleLanguage,
  text: string,
): Promise<SyntaxFault[]> {
  if (text.trim() === '') return []
  const faults = await faultsOf(engines, language, text)
  return faults.length > 0 ? faults : embeddedFaults(engines, language, text)
}
