import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { mockUrl } from '#lib/api/mock-url.ts'
import type { ApiServer } from '#lib/hosting/api-sources.ts'
import { inlineCode } from '#lib/hosting/exported-document.ts'
import { headerRules } from '#lib/hosting/header-rules.ts'
import { headersFile, headersFileProblems } from '#lib/hosting/headers-file.ts'
import { previewPolicy } from '#lib/hosting/own-policies.ts'
import { pagePolicy } from '#lib/hosting/page-policy.ts'
import type { SiteAssets } from '#lib/site/site-assets.ts'
import { env } from '../../env.ts'
import { sourceHash } from '../disk/hash.ts'
import { outputPaths } from '../disk/output-paths.ts'
import { readTextIfExists } from '../disk/read-files.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import type { KnownCode } from './finish-documents.ts'
import { readInlineCode } from './read-inline-code.ts'

/** Servers of all operations; undefined without any. A webhook is a call that the API makes: it has no console. */
function serversOf(api: ApiReference | undefined): ApiServer[] | undefined {
  const operations = api?.operations.filter(({ kind }) => kind === 'operation')
  if (operations === undefined || operations.length === 0) return undefined
  return operations.flatMap(({ node }) => (node.servers ?? []) as ApiServer[])
}

function readAssets(root: string): SiteAssets {
  return JSON.parse(readFileSync(outputPaths(root).assets, 'utf8')) as SiteAssets
}

/**
 * Writes the headers and redirects that a host must send into a finished export, as `_headers`: the one source of all
 * other forms. Some hosts read it directly; `npm run serve` applies it; `npm run release` converts it for other
 * servers.
 */
export function writeHostFiles(
  folder: string,
  { root, config, api }: Pick<LoadedSite, 'root' | 'config' | 'api'>,
  known: KnownCode,
): void {
  const { foreign, ...code } = readInlineCode(folder, readAssets(root), known)
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
