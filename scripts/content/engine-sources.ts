import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sha256 } from './page-cache.ts'
import { listFiles, readTextIfExists } from './read-files.ts'

/** Where the running engine lies; a site may lie elsewhere. */
export const engineFolder = fileURLToPath(new URL('../..', import.meta.url))

// What results are made by, as folders and files. A test follows the imports and says what is missing here.

/** Sources from which the HTML of a page follows, and all else that is kept of a compiled page. */
export const pageSources = [
  'components/icons',
  'components/mdx',
  'lib/assistant/inline-text.ts',
  'lib/assistant/passage.ts',
  'lib/assistant/split-passages.ts',
  'lib/assistant/split-sentences.ts',
  'lib/config/tokens.ts',
  'lib/diagnostics',
  'lib/images',
  'lib/markdown',
  'lib/pages/public-href.ts',
  'lib/pages/route.ts',
  'lib/prose/prose-run.ts',
  'lib/prose/run-builder.ts',
  'lib/samples/place-lines.ts',
  'lib/screens',
  'lib/search/sample-identifiers.ts',
  'lib/search/split-sections.ts',
] as const

/** Sources from which the findings in samples follow. */
export const sampleSources = [
  'lib/api',
  'lib/config/tokens.ts',
  'lib/diagnostics',
  'lib/playground',
  'lib/samples',
  'scripts/samples',
] as const

/** Sources by which the API’s specification is read. */
export const apiSources = [
  'lib/api',
  'lib/config/tokens.ts',
  'lib/diagnostics',
  'lib/markdown/remark-prose.ts',
  'lib/markdown/visit.ts',
  'lib/pages/route.ts',
  'lib/prose',
  'lib/samples/objects/string-offset.ts',
] as const

function filesOf(engine: string, source: string): string[] {
  const path = join(engine, source)
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) return [source]
  return listFiles(path)
    .filter((file) => !file.includes('.test.') && !file.includes('fixtures/'))
    .map((file) => `${source}/${file}`)
}

const known = new Map<string, string>()

/** A hash of sources of the engine and of all packages. A running process keeps its sources, so they are read once. */
export function sourcesHash(sources: readonly string[], engine = engineFolder): string {
  const name = JSON.stringify([engine, sources])
  const hash =
    known.get(name) ??
    sha256(
      readTextIfExists(join(engine, 'package-lock.json')) ?? '',
      ...sources
        .flatMap((source) => filesOf(engine, source))
        .map((file) => `${file} ${readFileSync(join(engine, file), 'utf8')}`),
    )
  known.set(name, hash)
  return hash
}
