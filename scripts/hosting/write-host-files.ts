import { join } from 'node:path'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { mockUrl } from '#lib/api/mock-url.ts'
import type { ApiServer } from '#lib/hosting/api-sources.ts'
import { headerRules } from '#lib/hosting/header-rules.ts'
import { headersFile, headersFileProblems } from '#lib/hosting/headers-file.ts'
import { inlineCode } from '#lib/hosting/inline-code.ts'
import { previewPolicy } from '#lib/hosting/own-policies.ts'
import { pagePolicy } from '#lib/hosting/page-policy.ts'
import { env } from '../../env.ts'
import type { LoadedSite } from '../content/load-site.ts'
import { readTextIfExists } from '../content/read-files.ts'
import { writeTextIfChanged } from '../content/write-file.ts'
import type { KnownCode } from '../export/finish-pages.ts'
import { readInlineCode } from './read-inline-code.ts'
import { sourceHash } from './source-hash.ts'

/** Servers of all operations; undefined without any. A webhook is a call that the API makes: it has no console. */
function serversOf(api: ApiReference | undefined): ApiServer[] | undefined {
  const operations = api?.operations.filter(({ kind }) => kind === 'operation')
  if (operations === undefined || operations.length === 0) return undefined
  return operations.flatMap(({ node }) => (node.servers ?? []) as ApiServer[])
}

/**
 * Writes what a host has to send into a finished export, as `_headers`: the one source of all other forms. Hosts with rules of
 * that form read it; `npm run serve` sends what it says; `npm run release` writes it for other servers.
 */
export function writeHostFiles(
  folder: string,
  { config, api }: Pick<LoadedSite, 'config' | 'api'>,
  known: KnownCode,
): void {
  const { foreign, ...code } = readInlineCode(folder, config, known)
  for (const { file, start } of foreign) {
    console.warn(`${file}: the content security policy refuses a script that came with content: ${start}`)
  }
  const page = pagePolicy({ config, servers: serversOf(api), mock: mockUrl, hostedSearch: env.hostedSearch, ...code })
  const preview = inlineCode(readTextIfExists(join(folder, 'generated/playground.html')) ?? '')
  const rules = headerRules(config, { page, preview: previewPolicy(preview.scripts.map(sourceHash)) })
  const text = headersFile(rules)
  for (const problem of headersFileProblems(text)) {
    console.warn(`_headers exceeds the limits of Cloudflare Pages: ${problem}. Other hosts accept it.`)
  }
  writeTextIfChanged(join(folder, '_headers'), text)
}
