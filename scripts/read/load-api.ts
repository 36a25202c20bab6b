import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { type ApiReading, type ApiSource, readApi } from '#lib/api/read-api.ts'
import type { SpecTexts } from '#lib/api/spec-texts.ts'
import { apiSettings } from '#lib/config/api-settings.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import { type Diagnostic, hasErrors, warning } from '#lib/diagnostics/diagnostic.ts'
import { type FileHashes, fileHash, filesAreSame } from '../disk/hash.ts'
import { listFiles, readTextIfExists } from '../disk/read-files.ts'
import { openStore, type Store } from '../disk/store.ts'

export interface LoadedApi extends SpecTexts {
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
  files: FileHashes
  reading: ApiReading
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
  const entry = { files, reading }
  entries.write([key], entry)
  return entry
}

/** Paths where other tools look for a specification, and where teams have one. */
const usualNames = ['', 'api/', 'apis/', 'openapi/', 'spec/', 'specs/', 'content/'].flatMap((folder) =>
  ['openapi', 'swagger', 'apispec'].flatMap((name) => ['yaml', 'yml', 'json'].map((end) => `${folder}${name}.${end}`)),
)

/** Why a site has no specification: the configured file is missing, or one has a name that is not configured. */
function missingSpec(root: string, { api }: SiteConfig): Diagnostic[] {
  if (api?.spec !== undefined) {
    const message = `There is no API specification ${api.spec}, which the configuration names.`
    const place = { file: 'site.config.ts', line: 1, column: 1 }
    return [{ severity: 'error', code: 'api-missing', ...place, message, hint: 'Correct “api.spec”, or add the file.' }]
  }
  return usualNames
    .filter((file) => existsSync(join(root, file)))
    .map((file) => {
      const message = `${file} is ignored: the site has no API reference.`
      return warning(
        'api-ignored',
        { file },
        message,
        `Write “api: { spec: '${file}' }” in site.config.ts to publish it.`,
      )
    })
}

/**
 * Creates a reader of a site's API specification that reads it again only when one of its files has changed. While it has
 * errors, the last version without errors that this reader has seen is shown.
 */
export function createApiLoader(store: Store) {
  let last: { key: string; entry: Entry } | undefined
  let lastGood: { key: string; api: ApiReference } | undefined
  return (config: SiteConfig, siteTokens: Tokens): LoadedApi => {
    const { spec, basePath, sidebar, untagged, links, tokens: hasTokens } = apiSettings(config.api)
    const tokens = hasTokens ? siteTokens : {}
    const settings = { basePath, sidebar }
    if (readTextIfExists(join(store.root, spec)) === undefined) {
      const diagnostics = missingSpec(store.root, config)
      const unknown = hasErrors(diagnostics)
      return { ...settings, api: undefined, unknown, diagnostics, files: [spec], links: [], prose: [] }
    }
    const key = JSON.stringify([spec, basePath, untagged, tokens, links])
    const source = { spec, tokens, basePath, untagged, links }
    const { files, reading } = readEntry(store, key, source, last?.key === key ? last.entry : undefined)
    last = { key, entry: { files, reading } }
    if (reading.api !== undefined) lastGood = { key, api: reading.api }
    const api = reading.api ?? (lastGood?.key === key ? lastGood.api : undefined)
    return { ...settings, ...reading, api, unknown: api === undefined, files: Object.keys(files) }
  }
}

/** An API without the operations whose routes pages of content/ have. @param taken these routes, one a line */
export function withoutRoutes(api: ApiReference | undefined, taken: string): ApiReference | undefined {
  if (api === undefined) return undefined
  const routes = new Set(taken.split('\n'))
  return { ...api, operations: api.operations.filter(({ route }) => !routes.has(route)) }
}

/** Reads a site's API specification, once. */
export function loadApi(root: string, config: SiteConfig, tokens: Tokens): LoadedApi {
  return createApiLoader(openStore(root))(config, tokens)
}
