import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tokens } from '#lib/config/tokens.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { checkObjects } from '#lib/samples/objects/check-objects.ts'
import { inspectSample } from '#lib/samples/objects/inspect-sample.ts'
import type { ObjectFacts } from '#lib/samples/objects/object-facts.ts'
import { type PortalKind, readPortalKinds } from '#lib/samples/objects/portal-kinds.ts'
import { jqFaults } from '#lib/samples/parse/jq.ts'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import type { SyntaxFault } from '#lib/samples/parse/syntax-fault.ts'
import type { Sample } from '#lib/samples/sample.ts'
import { sha256 } from '../content/page-cache.ts'
import { listFiles } from '../content/read-files.ts'
import { rememberLast } from '../content/remember-last.ts'
import { openResultCache, type ResultCache } from './result-cache.ts'
import { createResultKeeper } from './result-keeper.ts'

const folder = 'schema/portal'

/** What a cache keeps of the kinds: the rest is needed only where a sample has to be validated. */
interface KindsSummary {
  /** False when there are no kinds, or when their files have faults: then nothing is validated. */
  usable: boolean
  diagnostics: Diagnostic[]
  kinds: PortalKind[]
  names: [string, readonly string[]][]
}

// Kept for the process: checks are made again and again, and compiling takes most of the time.
const readPortal = rememberLast((files: string, tokens: string) =>
  readPortalKinds(new Map(JSON.parse(files) as [string, string][]), JSON.parse(tokens) as Tokens),
)
const programs = new Map<string, Promise<SyntaxFault[]>>()

function readSchemas(root: string): string {
  const names = listFiles(join(root, folder)).filter((name) => name.endsWith('.yaml'))
  return JSON.stringify(names.map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')]))
}

type SamplePages = readonly (readonly Sample[])[]

export interface ObjectResult {
  diagnostics: Diagnostic[]
  kinds: readonly PortalKind[]
}

export interface ObjectChecker {
  /**
   * Checks the samples of pages that are objects of the portal. What is known for the same sample and the same schemas is
   * not worked out again; references between samples are followed each time.
   */
  check: (root: string, engine: string, tokens: Tokens, pages: SamplePages) => Promise<ObjectResult>
  save: () => void
}

export function createObjectChecker(engines: SampleEngines): ObjectChecker {
  const keeper = createResultKeeper<ObjectFacts, ObjectFacts[]>('objects')
  const keyOf = rememberLast((...inputs: [engine: string, files: string, tokens: string]) => sha256(...inputs))
  const openKinds = rememberLast((root: string, key: string) => openResultCache<KindsSummary>(root, 'kinds', key))
  let kindsCache: ResultCache<KindsSummary> | undefined
  const compile = (program: string) => {
    const faults = programs.get(program) ?? jqFaults(engines.jq, program)
    programs.set(program, faults)
    return faults
  }
  return {
    save() {
      keeper.save()
      kindsCache?.save()
    },
    async check(root, engine, siteTokens, pages) {
      const [files, tokens] = [readSchemas(root), JSON.stringify(siteTokens)]
      const key = keyOf(engine, files, tokens)
      kindsCache = openKinds(root, key)
      const summary = await kindsCache.get('kinds', async () => {
        const { portal, diagnostics } = readPortal(files, tokens)
        const kinds = [...(portal?.kinds.values() ?? [])]
        return { usable: portal !== undefined, diagnostics, kinds, names: [...(portal?.names ?? [])] }
      })
      if (!summary.usable) return { diagnostics: summary.diagnostics, kinds: [] }

      const inspect = async (sample: Sample): Promise<ObjectFacts> => {
        const { portal } = readPortal(files, tokens)
        if (portal === undefined) throw new Error(`The schemas of ${folder} cannot be read again`)
        return inspectSample(sample, portal, compile)
      }
      const results = keeper.open(root, key)
      const facts: ObjectFacts[][] = []
      for (const samples of pages) {
        const page = await results.forPage(samples, async (cache) => {
          const own: ObjectFacts[] = []
          for (const sample of samples) own.push(await cache.get(sha256(JSON.stringify(sample)), () => inspect(sample)))
          return own
        })
        facts.push(page)
      }
      const kinds = new Map(summary.kinds.map((kind) => [kind.word, kind]))
      return { diagnostics: checkObjects(facts, { kinds, names: new Map(summary.names) }), kinds: summary.kinds }
    },
  }
}
