import type { SampleEngines } from '../parse/sample-engines.ts'
import type { SyntaxNode, TreeLanguage } from '../parse/syntax-tree.ts'
import type { Sample } from '../sample.ts'
import { goClients } from './clients/go-clients.ts'
import { groovyClients } from './clients/groovy-clients.ts'
import { javascriptClients } from './clients/javascript-clients.ts'
import { pythonClients } from './clients/python-clients.ts'
import { shellClients } from './clients/shell-clients.ts'
import type { FoundCall } from './found-call.ts'
import { readGo } from './read/read-go.ts'
import { readGroovy } from './read/read-groovy.ts'
import { readJavaScript } from './read/read-javascript.ts'
import { readPython } from './read/read-python.ts'
import { readShell } from './read/read-shell.ts'
import type { Source } from './read/source.ts'
import type { Clients } from './run/clients.ts'
import { Machine } from './run/machine.ts'
import type { Program } from './run/program.ts'
import { type Unit, unitsOf } from './units.ts'

interface CallingLanguage {
  clients: Clients
  read: (source: Source, engines: SampleEngines) => Promise<Program>
}

function fromTree(
  language: TreeLanguage,
  read: (root: SyntaxNode, source: Source) => Program,
): CallingLanguage['read'] {
  return (source, engines) => engines.withTree(language, source.text, (root) => read(root, source))
}

const shell: CallingLanguage = { clients: shellClients, read: fromTree('shell', readShell) }
const javascript: CallingLanguage = { clients: javascriptClients, read: fromTree('javascript', readJavaScript) }

/** Languages whose samples call APIs; those with the same clients share their names. */
const languages: Readonly<Partial<Record<Sample['language'], CallingLanguage>>> = {
  shell,
  javascript,
  typescript: { clients: javascriptClients, read: fromTree('typescript', readJavaScript) },
  python: { clients: pythonClients, read: fromTree('python', readPython) },
  go: { clients: goClients, read: fromTree('go', readGo) },
  groovy: { clients: groovyClients, read: async (source) => readGroovy(source) },
}

export interface PageCalls {
  units: Unit[]
  calls: FoundCall[]
}

/**
 * The calls of HTTP in the samples of a page, in their order. Samples of one language are read from top to bottom as one program: a
 * token or a function of the first is there in the next.
 */
export async function findCalls(samples: readonly Sample[], engines: SampleEngines): Promise<PageCalls> {
  const units = samples.flatMap(unitsOf)
  const machines = new Map<Clients, Machine>()
  const calls: FoundCall[] = []
  for (const [index, { sample, text, embedded, replaced }] of units.entries()) {
    const language = embedded === undefined ? languages[sample.language] : shell
    if (language === undefined || text.trim() === '') continue
    const { clients } = language
    const shared = machines.get(clients) ?? new Machine(clients)
    // The scripts of a workflow share no variables.
    const machine = embedded === undefined ? shared : new Machine(clients)
    if (embedded === undefined) machines.set(clients, machine)
    machine.run(await language.read({ text, unit: index, replaced }, engines))
    if (embedded === undefined) continue
    machine.finish()
    calls.push(...machine.calls)
  }
  for (const machine of machines.values()) {
    machine.finish()
    calls.push(...machine.calls)
  }
  return { units, calls: calls.sort((a, b) => a.at.unit - b.at.unit || a.at.offset - b.at.offset) }
}
