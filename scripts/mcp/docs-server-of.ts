import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { McpServer } from '@modelcontextprotocol/server'
import { skillName } from '#lib/agents/skill-file.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { createDocsServer } from '#lib/mcp/docs-server.ts'
import { type Docs, openDocs } from '#lib/mcp/open-docs.ts'

/** The site's settings that the server names. */
export type ServedSite = Pick<SiteConfig, 'brand' | 'product' | 'description' | 'url'>

function openFolder(folder: string): Docs {
  const inside = (path: string) => join(folder, path)
  return openDocs({
    has: (path) => !path.includes('\0') && existsSync(inside(path)) && statSync(inside(path)).isFile(),
    readText: (path) => readFile(inside(path), 'utf8'),
    readBytes: (path) => readFile(inside(path)),
  })
}

/**
 * Creates servers over an exported site. All servers share what has been read. After a new build, the site is opened
 * again: its index has files with other names.
 * @param folder the export, which must exist
 */
export function docsServers(folder: string, { brand, product, description, url }: ServedSite): () => McpServer {
  let docs: Docs | undefined
  let opened = ''
  const current = (): Docs => {
    const build = readFileSync(join(folder, 'build.json'), 'utf8')
    if (docs === undefined || build !== opened) docs = openFolder(folder)
    opened = build
    return docs
  }
  // A connection may outlive a build.
  const live: Docs = {
    search: () => current().search(),
    readPage: (address) => current().readPage(address),
    operations: () => current().operations(),
    schemas: () => current().schemas(),
    hasText: (path) => current().hasText(path),
    readText: (path) => current().readText(path),
  }
  const version = (JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as { id: string }).id
  return () => createDocsServer(live, { name: skillName(brand), product, description, origin: url, version })
}
