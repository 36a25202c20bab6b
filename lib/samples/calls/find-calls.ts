import type { Sample } from '../../pages/sample.ts'
import type { SampleEngines } from '../parse/sample-engines.ts'
import type { TreeLanguage } from '../parse/syntax-tree.ts'
import type { FoundCall } from './found-call.ts'
import { Program, Scope, visit } from './program.ts'
import { go } from './read-go.ts'
import { groovyCalls } from './read-groovy.ts'
import { javascript } from './read-javascript.ts'
import { python } from './read-python.ts'
import { shell } from './read-shell.ts'
import { programText, replacedIn, type Unit, unitsOf } from './units.ts'

/** A program without any of these words makes no calls. */
const clientWords = /curl|wget|fetch|axios|requests|httpx|http\.|httpRequest/
const grammars = { shell, javascript, typescript: javascript, python, go }

interface PageCalls {
  units: Unit[]
  calls: FoundCall[]
}

/**
 * The HTTP calls in the samples of a page, in order. All samples in one language form one program; the scripts of a
 * workflow do not share variables.
 */
export async function findCalls(samples: readonly Sample[], engines: SampleEngines): Promise<PageCalls> {
  const units = unitsOf(samples)
  const calls: FoundCall[] = []
  const follow = async (
    language: TreeLanguage & keyof typeof grammars,
    isPart: (unit: Unit) => boolean,
    script?: Unit,
  ) => {
    const text = programText(units, isPart, grammars[language] === javascript ? ';' : '\n')
    const program = new Program(grammars[language], text, script && replacedIn(script))
    if (!clientWords.test(text)) return
    await engines.withTree(language, text, (root) => {
      visit(root, new Scope(program))
      program.finish()
    })
    calls.push(...program.calls)
  }
  const isIn = (pattern: RegExp) => (unit: Unit) => unit.embedded === undefined && pattern.test(unit.sample.language)
  const isTyped = samples.some(({ language }) => language === 'typescript')
  await follow('shell', isIn(/^shell$/))
  await follow(isTyped ? 'typescript' : 'javascript', isIn(/script$/))
  await follow('python', isIn(/^python$/))
  await follow('go', isIn(/^go$/))
  for (const script of units.filter(({ embedded }) => embedded !== undefined)) {
    await follow('shell', (unit) => unit === script, script)
  }
  const pipelines = programText(units, isIn(/^groovy$/))
  if (clientWords.test(pipelines)) calls.push(...groovyCalls(pipelines))
  return { units, calls: calls.sort((a, b) => a.at - b.at) }
}
