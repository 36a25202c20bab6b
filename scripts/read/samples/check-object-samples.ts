import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tokens } from '#lib/config/tokens.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { Sample } from '#lib/pages/sample.ts'
import { checkObjects } from '#lib/samples/objects/check-objects.ts'
import { inspectSample } from '#lib/samples/objects/inspect-sample.ts'
import type { ObjectFacts } from '#lib/samples/objects/object-facts.ts'
import { type ObjectKind, readObjectKinds } from '#lib/samples/objects/object-kinds.ts'
import { jqDiagnostics } from '#lib/samples/parse/jq.ts'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import { sha256 } from '../../disk/hash.ts'
import { memoizeByName, memoizeByObject, memoizeLast, reuseEqual } from '../../disk/memoize-last.ts'
import { listFiles } from '../../disk/read-files.ts'
import type { Store } from '../../disk/store.ts'

const folder = 'site/objects'
/** Where a site had them in earlier versions of the engine. */
const oldFolder = 'schema/portal'

/** The stored part of the kinds; the rest is needed only to validate samples. */
interface KindsSummary {
  /** False if there are no kinds or their files have errors: then samples are not validated. */
  usable: boolean
  diagnostics: Diagnostic[]
  kinds: ObjectKind[]
  names: [string, readonly string[]][]
}

type Files = readonly (readonly [path: string, text: string])[]

function readSchemas(root: string): Files {
  const names = listFiles(join(root, folder)).filter((name) => name.endsWith('.yaml'))
  return names.map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')])
}

/** Nothing reads the old folder, so what is left in it would be lost silently. */
function findOldSchemas(root: string): Diagnostic[] {
  const [name] = listFiles(join(root, oldFolder)).filter((name) => name.endsWith('.yaml'))
  if (name === undefined) return []
  return [
    {
      severity: 'error',
      code: 'object-schema-invalid',
      file: `${oldFolder}/${name}`,
      line: 1,
      column: 1,
      message: `The schemas of objects are read from ${folder}/, so nothing in ${oldFolder}/ is used.`,
      hint: `Move the folder: git mv ${oldFolder} ${folder}. Then correct the references in apispec.yaml.`,
    },
  ]
}

type SamplePages = readonly (readonly Sample[])[]

interface ObjectResult {
  diagnostics: Diagnostic[]
  kinds: readonly ObjectKind[]
}

/**
 * Checks the samples of pages that are objects of the site. A sample is inspected once for the same schemas; references
 * between samples are followed each time.
 */
export function createObjectChecker(engines: SampleEngines, store: Store) {
  const summaries = store.step<KindsSummary>('kinds')
  const results = store.step<ObjectFacts>('objects')
  const reuseFiles = reuseEqual<Files>()
  const reuseTokens = reuseEqual<Tokens>()
  const keyOf = memoizeLast((files: Files, tokens: Tokens) => sha256(JSON.stringify([files, tokens])))
  // Compiling the schemas takes most of the time.
  const readKinds = memoizeLast((files: Files, tokens: Tokens) => readObjectKinds(new Map(files), tokens))
  const diagnosticsOf = memoizeByName((program) => jqDiagnostics(engines.jq, program))

  const factsOf = memoizeByObject(async (samples: readonly Sample[], files: Files, tokens: Tokens) => {
    const inspect = async (sample: Sample): Promise<ObjectFacts> => {
      const { kinds } = readKinds(files, tokens)
      if (kinds === undefined) throw new Error(`The schemas of ${folder} cannot be read again`)
      return inspectSample(sample, kinds, diagnosticsOf)
    }
    const facts: ObjectFacts[] = []
    for (const sample of samples) {
      facts.push(await results.keep([keyOf(files, tokens), JSON.stringify(sample)], () => inspect(sample)))
    }
    return facts
  })

  return async (siteTokens: Tokens, pages: SamplePages): Promise<ObjectResult> => {
    const [files, tokens] = [reuseFiles(readSchemas(store.root)), reuseTokens(siteTokens)]
    const summary = summaries.keep([keyOf(files, tokens)], (): KindsSummary => {
      const { kinds, diagnostics } = readKinds(files, tokens)
      const list = [...(kinds?.kinds.values() ?? [])]
      return { usable: kinds !== undefined, diagnostics, kinds: list, names: [...(kinds?.names ?? [])] }
    })
    const oldSchemas = findOldSchemas(store.root)
    if (!summary.usable) return { diagnostics: [...oldSchemas, ...summary.diagnostics], kinds: [] }
    const facts: ObjectFacts[][] = []
    for (const samples of pages) facts.push(await factsOf(samples, files, tokens))
    const kinds = new Map(summary.kinds.map((kind) => [kind.word, kind]))
    const diagnostics = checkObjects(facts, { kinds, names: new Map(summary.names) })
    return { diagnostics: [...oldSchemas, ...diagnostics], kinds: summary.kinds }
  }
}
