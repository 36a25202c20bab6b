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
import { openResultCache } from './result-cache.ts'

const folder = 'schema/portal'

/** What a cache keeps of the kinds: the rest is needed only where a sample has to be validated. */
interface KindsSummary {
  /** False when there are no kinds, or when their files have faults: then nothing is validated. */
  usable: boolean
  diagnostics: Diagnostic[]
  kinds: PortalKind[]
  names: [string, readonly string[]][]
}

type Portal = ReturnType<typeof readPortalKinds>

// Kept for the process: a development server checks again and again, and compiling takes most of the time.
const memory: { key: string; portal: Portal | undefined; programs: Map<string, Promise<SyntaxFault[]>> } = {
  key: '',
  portal: undefined,
  programs: new Map(),
}

function readPortal(key: string, files: ReadonlyMap<string, string>, tokens: Tokens): Portal {
  const portal = memory.key === key && memory.portal !== undefined ? memory.portal : readPortalKinds(files, tokens)
  memory.key = key
  memory.portal = portal
  return portal
}

/**
 * Checks the samples that are objects of the portal. What an earlier run has found for the same sample and the same
 * schemas is not worked out again; references between samples are followed each time.
 * @param pages the samples of each page
 */
export async function checkSampleObjects(
  root: string,
  engine: string,
  engines: SampleEngines,
  tokens: Tokens,
  pages: readonly (readonly Sample[])[],
): Promise<Diagnostic[]> {
  const names = listFiles(join(root, folder)).filter((name) => name.endsWith('.yaml'))
  const files = new Map(names.map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')]))
  const key = sha256(engine, JSON.stringify(tokens), ...[...files].flat())
  const found = openResultCache<ObjectFacts>(root, 'objects', key)
  const summaries = openResultCache<KindsSummary>(root, 'kinds', key)
  const compile = (program: string) => {
    const faults = memory.programs.get(program) ?? jqFaults(engines.jq, program)
    memory.programs.set(program, faults)
    return faults
  }

  const summary = await summaries.get('kinds', async () => {
    const { portal, diagnostics } = readPortal(key, files, tokens)
    const kinds = [...(portal?.kinds.values() ?? [])]
    return { usable: portal !== undefined, diagnostics, kinds, names: [...(portal?.names ?? [])] }
  })
  summaries.save()
  if (!summary.usable) return summary.diagnostics

  const inspect = async (sample: Sample): Promise<ObjectFacts> => {
    const { portal } = readPortal(key, files, tokens)
    if (portal === undefined) throw new Error(`The schemas of ${folder} cannot be read again`)
    return inspectSample(sample, portal, compile)
  }
  const facts: ObjectFacts[][] = []
  for (const samples of pages) {
    const page: ObjectFacts[] = []
    for (const sample of samples) page.push(await found.get(sha256(JSON.stringify(sample)), () => inspect(sample)))
    facts.push(page)
  }
  found.save()
  const kinds = new Map(summary.kinds.map((kind) => [kind.word, kind]))
  return checkObjects(facts, { kinds, names: new Map(summary.names) })
}
