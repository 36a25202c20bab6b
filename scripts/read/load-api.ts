import { join } from 'node:path'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { type ApiReading, type ApiSource, readApi } from '#lib/api/read-api.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { type FileHashes, fileHash, filesAreSame } from '../disk/hash.ts'
import { listFiles, readTextIfExists } from '../disk/read-files.ts'
import { openStore, type Store } from '../disk/store.ts'

const defaults = {
  spec: 'apispec.yaml',
  basePath: '/api-reference',
  sidebar: 'api-sidebar',
  untagged: 'Other',
} as const

export interface LoadedApi {
  /** Undefined for a site without a specification, or while it cannot be read. */
  api: ApiReference | undefined
  /** The specification has errors, and there is no earlier valid version of it. */
  unknown: boolean
  basePath: string
  /** Sidebar of the operations that are not listed in a sidebar. */
  sidebar: string
  diagnostics: Diagnostic[]
  /** The files of the specification, from the project's root; including missing files that it refers to. */
  files: string[]
}

interface Entry {
  /** Hashes of all requested files. */
  files: FileHashes
  reading: ApiReading
  /** The last version without errors, which a development server continues to show. */
  lastGood: ApiReference | undefined
}

/** Files that a misspelled path of a specification may refer to. */
function specFiles(root: string, spec: string): string[] {
  const folder = spec.includes('/') ? spec.replace(/\/[^/]*$/, '') : 'schema'
  return listFiles(join(root, folder)).map((file) => `${folder}/${file}`)
}

/** The parsed specification, from an earlier run or parsed now. */
function readEntry(
  store: Store,
  key: string,
  source: Omit<ApiSource, 'read' | 'files'>,
  last: Entry | undefined,
): Entry {
  const entries = store.step<Entry>('api')
  const read = (file: string) => readTextIfExists(join(store.root, file))
  const before = last ?? entries.read([key])
  if (before !== undefined && filesAreSame(before.files, read)) return before
  // The hash is of the text that was read: a file that is saved in the meantime differs, so it is read again the next time.
  const files: Record<string, string> = {}
  const readAndHash = (file: string) => {
    const text = read(file)
    files[file] = fileHash(text)
    return text
  }
  const reading = readApi({ ...source, read: readAndHash, files: () => specFiles(store.root, source.spec) })
  const lastGood = reading.api === undefined ? (before?.reading.api ?? before?.lastGood) : undefined
  const entry = { files, reading, lastGood }
  entries.write([key], entry)
  return entry
}

type LoadApi = (config: SiteConfig, tokens: Tokens) => LoadedApi

/** Creates a reader of a site's API specification that reads it again only when one of its files has changed. */
export function createApiLoader(store: Store): LoadApi {
  let last: { key: string; entry: Entry } | undefined
  return (config, tokens) => {
    const { spec, basePath, sidebar, untagged } = { ...defaults, ...config.api }
    if (readTextIfExists(join(store.root, spec)) === undefined) {
      const message = `There is no API specification ${spec}, which the configuration names.`
      const place = { file: 'site.config.ts', line: 1, column: 1 }
      const hint = 'Correct “api.spec”, or add the file.'
      const diagnostics: Diagnostic[] =
        config.api?.spec === undefined ? [] : [{ severity: 'error', code: 'api-missing', ...place, message, hint }]
      return { api: undefined, unknown: diagnostics.length > 0, basePath, sidebar, diagnostics, files: [spec] }
    }
    const key = JSON.stringify([spec, basePath, untagged, tokens])
    const source = { spec, tokens, basePath, untagged }
    const entry = readEntry(store, key, source, last?.key === key ? last.entry : undefined)
    last = { key, entry }
    const api = entry.reading.api ?? entry.lastGood
    const { diagnostics } = entry.reading
    return { api, unknown: api === undefined, basePath, sidebar, diagnostics, files: Object.keys(entry.files) }
  }
}

/** Reads a site's API specification, once. */
export function loadApi(root: string, config: SiteConfig, tokens: Tokens): LoadedApi {
  return createApiLoader(openStore(root))(config, tokens)
}
