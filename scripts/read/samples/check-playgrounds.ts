import { basename } from 'node:path'
import { type Diagnostic, diagnosticId, distinctDiagnostics } from '#lib/diagnostics/diagnostic.ts'
import { findPlaygrounds, type Playground } from '#lib/markdown/find-playgrounds.ts'
import type { PlaygroundForm } from '#lib/pages/playground-form.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import type { Sample } from '#lib/pages/sample.ts'
import { checkPlayground } from '#lib/playground/check-playground.ts'
import type { JqEngine } from '#lib/playground/jq-engine.ts'
import { jsxDiagnostics } from '#lib/playground/jsx-form.ts'
import type { PlaygroundKinds } from '#lib/playground/playground-kind.ts'
import type { PlaygroundResult } from '#lib/playground/result.ts'
import { runJob } from '#lib/playground/run-job.ts'
import { memoizeByObject } from '../../disk/memoize-last.ts'
import type { Store } from '../../disk/store.ts'
import type { SamplePages } from './check-calls.ts'

export interface SitePlaygrounds {
  /** The result of each program on a page, by the page's route and the line of its code block. */
  results: Map<RoutePath, Map<number, PlaygroundResult>>
  /** Whether any page has a playground. */
  exist: boolean
  /** Bundle of the site's own kinds; undefined if it has none. */
  bundle: string | undefined
  diagnostics: Diagnostic[]
}

/** The results of the playgrounds of one page, by the line of their code block. */
interface PagePlaygrounds {
  results: Map<number, PlaygroundResult>
  diagnostics: Diagnostic[]
}

export interface PlaygroundKindsInUse {
  kinds: PlaygroundKinds
  forms: readonly PlaygroundForm[]
  /** Bundle of the site's own kinds, whose name says what is in it; undefined if it has none. */
  bundle: string | undefined
}

interface PlaygroundInput {
  kinds: PlaygroundKindsInUse
  brand: string
  pages: SamplePages
  /** Diagnostics of other checks of the samples, which must not be reported twice. */
  known: readonly Diagnostic[]
}

/** Runs the playgrounds of all pages as readers first see them, each program with the same input only once. */
export function createPlaygroundChecker(jq: JqEngine, store: Store) {
  const results = store.step<PlaygroundResult>('playgrounds')
  const run = async ({ kind, program, input }: Playground, { kinds, bundle }: PlaygroundKindsInUse, brand: string) => {
    const definition = kinds[kind]
    if (definition === undefined)
      return { text: program.text, summary: '', diagnostics: jsxDiagnostics(program.text), notes: [] }
    const job = { input: input?.text ?? '', program: program.text, brand }
    const parts = [kind, JSON.stringify(job), bundle === undefined ? '' : basename(bundle)]
    const stored = results.read(parts)
    if (stored !== undefined) return stored
    const result = await runJob(definition, jq, job)
    // Failures are not stored: a busy machine may stop a program that would finish on another one.
    if (result.diagnostics.length === 0) results.write(parts, result)
    return result
  }
  const resultsOf = memoizeByObject(
    async (samples: readonly Sample[], brand: string, kinds: PlaygroundKindsInUse): Promise<PagePlaygrounds> => {
      const page: PagePlaygrounds = { results: new Map(), diagnostics: [] }
      for (const playground of findPlaygrounds(samples, kinds.forms)) {
        const result = await run(playground, kinds, brand)
        page.results.set(playground.program.line, result)
        page.diagnostics.push(...checkPlayground(playground, result))
      }
      return page
    },
  )
  return async ({ kinds, brand, pages, known }: PlaygroundInput): Promise<SitePlaygrounds> => {
    const all: SitePlaygrounds['results'] = new Map()
    const found: Diagnostic[] = []
    for (const { route, compiled } of pages) {
      const page = await resultsOf(compiled.samples, brand, kinds)
      if (page.results.size > 0) all.set(route, page.results)
      found.push(...page.diagnostics)
    }
    const knownIds = new Set(known.map(diagnosticId))
    const diagnostics = distinctDiagnostics(found).filter((diagnostic) => !knownIds.has(diagnosticId(diagnostic)))
    return { results: all, exist: all.size > 0, bundle: kinds.bundle, diagnostics }
  }
}
