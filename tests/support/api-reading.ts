import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ApiReading, readApi } from '#lib/api/read-api.ts'
import { compareDiagnostics } from '#lib/diagnostics/diagnostic.ts'
import { formatDiagnostic } from '#lib/diagnostics/format.ts'

const fixtures = join(import.meta.dirname, '../../lib/api/fixtures')

const apiTokens = { brand: 'slipway', product: 'Slipway', api_host: 'api.slipway.example' }

/** Reads a specification from texts by their paths; the first is its main file. */
export function readSpec(texts: Readonly<Record<string, string>>, settings: { links?: string } = {}): ApiReading {
  const [spec = ''] = Object.keys(texts)
  return readApi({
    spec,
    ...settings,
    tokens: apiTokens,
    basePath: '/api-reference',
    untagged: 'Other',
    read: (path) => texts[path],
    files: () => Object.keys(texts),
  })
}

/** Reads a specification with one operation, from the lines of what it has besides an ID and responses. */
export function readOperation(lines: string, responses = "{ '204': { description: Done. } }"): ApiReading {
  return readSpec({
    'apispec.yaml': `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a:
    get:
      operationId: a
      responses: ${responses}
${lines}
`,
  })
}

/** Reads a specification of `lib/api/fixtures/`. */
export function readFixtureSpec(spec: string): ApiReading {
  const pathOf = (path: string) => join(fixtures, path)
  return readApi({
    spec,
    tokens: apiTokens,
    basePath: '/api-reference',
    untagged: 'Other',
    read: (path) => (existsSync(pathOf(path)) ? readFileSync(pathOf(path), 'utf8') : undefined),
  })
}

/** The operations of a specification that has no diagnostics except for HTML that pages leave out, as a fixture has. */
export function operationsOf({ api, diagnostics }: ApiReading) {
  const unwanted = diagnostics.filter(({ code }) => code !== 'api-html')
  if (api === undefined || unwanted.length > 0) {
    throw new Error(`The specification has diagnostics: ${unwanted.map(({ message }) => message).join(' ')}`)
  }
  return api.operations
}

/** Diagnostics as the terminal shows them, from top to bottom, without the lines of their files. */
export function formatSpecDiagnostics({ diagnostics }: ApiReading): string {
  const sorted = [...diagnostics].sort(compareDiagnostics)
  return `\n${sorted.map((diagnostic) => formatDiagnostic(diagnostic, { color: false, sourceOf: () => undefined })).join('\n')}\n`
}
