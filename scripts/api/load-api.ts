import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { type ApiReading, readApi } from '#lib/api/read-api.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { sha256 } from '../content/page-cache.ts'
import { listFiles, readTextIfExists } from '../content/read-files.ts'
import { writeTextIfChanged } from '../content/write-file.ts'

const defaults = {
  spec: 'apispec.yaml',
  basePath: '/api-reference',
  sidebar: 'api-sidebar',
  untagged: 'Other',
} as const

/** What a specification is read with: everything else that its result depends on. */
const engineFolders = ['lib/api', 'lib/config', 'lib/pages']

export interface LoadedApi {
  /** Undefined for a site without a specification, and while it cannot be read. */
  api: ApiReference | undefined
  /** The specification has errors, and no earlier state of it is known. */
  unknown: boolean
  basePath: string
  /** Sidebar of the operations that no sidebar places. */
  sidebar: string
  diagnostics: Diagnostic[]
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

function engineKey(root: string, ...options: string[]): string {
  const sources = engineFolders.flatMap((folder) =>
    listFiles(join(root, folder))
      .filter((file) => !file.includes('.test.') && !file.includes('fixtures/'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  return sha256(...sources, readTextIfExists(join(root, 'package-lock.json')) ?? '', ...options)
}

/** Files that a misspelt path of a specification may mean. */
function specFiles(root: string, spec: string): string[] {
  const folder = spec.includes('/') ? spec.replace(/\/[^/]*$/, '') : 'schema'
  return listFiles(join(root, folder)).map((file) => `${folder}/${file}`)
}

/**
 * Reads a site's API specification. The result is kept on disk by the bytes of all its files: it is parsed again only
 * when one of them has changed.
 */
export function loadApi(root: string, config: SiteConfig, tokens: Tokens): LoadedApi {
  const { spec, basePath, sidebar, untagged } = { ...defaults, ...config.api }
  const read = (path: string) => readTextIfExists(join(root, path))
  if (read(spec) === undefined) {
    const message = `There is no API specification ${spec}, which the configuration names.`
    const place = { file: 'site.config.ts', line: 1, column: 1 }
    const hint = 'Correct “api.spec”, or add the file.'
    const diagnostics: Diagnostic[] =
      config.api?.spec === undefined ? [] : [{ severity: 'error', code: 'api-missing', ...place, message, hint }]
    return { api: undefined, unknown: diagnostics.length > 0, basePath, sidebar, diagnostics }
  }
  const hashOf = (path: string) => {
    const text = read(path)
    return text === undefined ? '' : sha256(text)
  }
  const key = engineKey(root, JSON.stringify([spec, basePath, untagged, tokens]))
  const path = join(root, '.cache/api.json')
  let entry = parseEntry(readTextIfExists(path), key)
  const isCurrent = entry !== undefined && Object.entries(entry.files).every(([file, hash]) => hashOf(file) === hash)
  if (entry === undefined || !isCurrent) {
    // Hashed is what was read: a file that is saved meanwhile differs from it, and is read again the next time.
    const hashes = new Map<string, string>()
    const readAndHash = (file: string) => {
      const text = read(file)
      hashes.set(file, text === undefined ? '' : sha256(text))
      return text
    }
    const reading = readApi({ spec, tokens, basePath, untagged, read: readAndHash, files: () => specFiles(root, spec) })
    const lastGood = reading.api === undefined ? (entry?.reading.api ?? entry?.lastGood) : undefined
    entry = { key, files: Object.fromEntries(hashes), reading, lastGood }
    writeTextIfChanged(path, JSON.stringify(entry))
  }
  const api = entry.reading.api ?? entry.lastGood
  return { api, unknown: api === undefined, basePath, sidebar, diagnostics: entry.reading.diagnostics }
}
