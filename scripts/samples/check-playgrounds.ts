import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { checkPlayground } from '#lib/playground/check-playground.ts'
import { findPlaygrounds, type Playground } from '#lib/playground/find-playgrounds.ts'
import type { JqEngine } from '#lib/playground/jq-engine.ts'
import { jsxFaults } from '#lib/playground/jsx-form.ts'
import type { PlaygroundResult } from '#lib/playground/result.ts'
import { runJob } from '#lib/playground/run-job.ts'
import type { Sample } from '#lib/samples/sample.ts'
import { sha256 } from '../content/page-cache.ts'
import type { ResultCache } from './result-cache.ts'
import { createResultKeeper } from './result-keeper.ts'

export interface SitePlaygrounds {
  /** What each program of a page gives, by the page's route and the line of its code block. */
  results: Map<RoutePath, Map<number, PlaygroundResult>>
  /** Whether any page has a playground. */
  exist: boolean
  diagnostics: Diagnostic[]
}

const placed = ({ file, line, column, message }: Diagnostic) => `${file}:${line}:${column} ${message}`

/** What the playgrounds of one page give, by the line of their code block. */
interface PagePlaygrounds {
  results: Map<number, PlaygroundResult>
  diagnostics: Diagnostic[]
}

export interface PlaygroundInput {
  root: string
  engine: string
  brand: string
  pages: readonly { route: RoutePath; compiled: { samples: readonly Sample[] } }[]
  /** Findings of other checks of the samples, which are not told twice. */
  known: readonly Diagnostic[]
}

export interface PlaygroundChecker {
  /**
   * Runs the playgrounds of all pages as readers first see them. What is known for the same texts is not worked out again.
   */
  check: (input: PlaygroundInput) => Promise<SitePlaygrounds>
  save: () => void
}

export function createPlaygroundChecker(jq: JqEngine): PlaygroundChecker {
  // A busy machine may have stopped a program that ends elsewhere.
  const lasts = ({ faults }: PlaygroundResult) => faults.length === 0
  const keeper = createResultKeeper<PlaygroundResult, PagePlaygrounds>('playgrounds', lasts)
  const run = async (playground: Playground, brand: string, cache: ResultCache<PlaygroundResult>) => {
    const { kind, program } = playground
    if (kind === 'jsx') return { text: program.text, summary: '', faults: jsxFaults(program.text), notes: [] }
    const job = { kind, input: playground.input.text, program: program.text, brand }
    return cache.get(sha256(JSON.stringify(job)), () => runJob(jq, job))
  }
  return {
    save: keeper.save,
    async check({ root, engine, brand, pages, known }) {
      const results: SitePlaygrounds['results'] = new Map()
      const diagnostics = new Map<string, Diagnostic>()
      const kept = keeper.open(root, `${engine} ${brand}`)
      for (const { route, compiled } of pages) {
        const page = await kept.forPage(compiled.samples, async (cache) => {
          const own: PagePlaygrounds = { results: new Map(), diagnostics: [] }
          for (const playground of findPlaygrounds(compiled.samples)) {
            const result = await run(playground, brand, cache)
            own.results.set(playground.program.line, result)
            own.diagnostics.push(...checkPlayground(playground, result))
          }
          return own
        })
        if (page.results.size > 0) results.set(route, page.results)
        for (const item of page.diagnostics) diagnostics.set(placed(item), item)
      }
      for (const item of known) diagnostics.delete(placed(item))
      return { results, exist: results.size > 0, diagnostics: [...diagnostics.values()] }
    },
  }
}
