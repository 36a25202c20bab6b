import { join } from 'node:path'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { type ApiReading, type ApiSource, readApi } from '#lib/api/read-api.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { apiSources, sourcesHash } from '../content/engine-sources.ts'
import { sha256 } from '../content/page-cache.ts'
import { listFiles, readTextIfExists } from '../content/read-files.ts'
import { writeTextIfChanged } from '../content/write-file.ts'

const defaults = {
  spec: 'apispec.yaml',
  basePath: '/api-reference',
  sidebar: 'api-sidebar',
  untagged: 'Other',
} as const

export interface LoadedApi {
  /** Undefined for a site without a specification, and while it cannot be read. */
  api: ApiReference | undefined
  /** The specification has errors, and no earlier state of it is known. */
  unknown: boolean
  basePath: string
  /** Sidebar of the operations that no sidebar places. */
  sidebar: string
  diagnostics: Diagnostic[]
  /** The files of the specification, from the project's root; the missing ones that it names, too. */
  files: string[]
}

interface Entry {
  key: string
  /** Hash of each file that was asked for; '' for a missing one. */
  files: Record<string, string>
  reading: ApiReading
  /** The last one without errors, for a development server that goes on showing it. */
  lastGood: ApiReference | undefined
}

function parseEntry(text: string | undefined, key: string): Entry | undefined {
  try {
    const entry = JSON.parse(text ?? 'null') as Entry | null
    return entry?.key === key ? entry : undefined
  } catch {
    return undefined
  }
}

/** Files that a misspelt path of a specification may mean. */
function specFiles(root: string, spec: string): string[] {
  const folder = spec.includes('/') ? spec.replace(/\/[^/]*$/, '') : 'schema'
  return listFiles(join(root, folder)).map((file) => `${folder}/${file}`)
}

/** The reading of one specification, from an earlier run or made now. */
function readEntry(
  root: string,
  key: string,
  source: Omit<ApiSource, 'read' | 'files'>,
  last: Entry | undefined,
): Entry {
  const path = join(root, '.cache/api.json')
  const hashOf = (text: string | undefined) => (text === undefined ? '' : sha256(text))
  const read = (file: string) => readTextIfExists(join(root, file))
  const before = last ?? parseEntry(readTextIfExists(path), key)
  const isCurrent = Object.entries(before?.files ?? {}).every(([file, hash]) => hashOf(read(file)) === hash)
  if (before !== undefined && isCurrent) return before
  // Hashed is what was read: a file that is saved meanwhile differs from it, and is read again the next time.
  const files: Record<string, string> = {}
  const readAndHash = (file: string) => {
    const text = read(file)
    files[file] = hashOf(text)
    return text
  }
  const reading = readApi({ ...source, read: readAndHash, files: () => specFiles(root, source.spec) })
  const lastGood = reading.api === undefined ? (before?.reading.api ?? before?.lastGood) : undefined
  const entry = { key, files, reading, lastGood }
  writeTextIfChanged(path, JSON.stringify(entry))
  return entry
}

export type LoadApi = (root: string, config: SiteConfig, tokens: Tokens) => LoadedApi

/**
 * A reader of sites' API specifications. A result is kept in memory, and on disk, by the bytes of all its files: it is
 * made again only when one of them has changed.
 */
export function createApiLoader(): LoadApi {
  let last: { root: string; entry: Entry } | undefined
  return (root, config, tokens) => {
    const { spec, basePath, sidebar, untagged } = { ...defaults, ...config.api }
    if (readTextIfExists(join(root, spec)) === undefined) {
      const message = `There is no API specification ${spec}, which the configuration names.`
      const place = { file: 'site.config.ts', line: 1, column: 1 }
      const hint = 'Correct “api.spec”, or add the file.'
      const diagnostics: Diagnostic[] =
        config.api?.spec === undefined ? [] : [{ severity: 'error', code: 'api-missing', ...place, message, hint }]
      return { api: undefined, unknown: diagnostics.length > 0, basePath, sidebar, diagnostics, files: [spec] }
    }
    const key = sha256(sourcesHash(apiSources), JSON.stringify([spec, basePath, untagged, tokens]))
    const source = { spec, tokens, basePath, untagged }
    const known = last?.root === root && last.entry.key === key ? last.entry : undefined
    const entry = readEntry(root, key, source, known)
    last = { root, entry }
    const api = entry.reading.api ?? entry.lastGood
    const { diagnostics } = entry.reading
    return { api, unknown: api === undefined, basePath, sidebar, diagnostics, files: Object.keys(entry.files) }
  }
}

/** Reads a site's API specification, once. */
export const loadApi: LoadApi = (...site) => createApiLoader()(...site)
