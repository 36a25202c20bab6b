import type { Engine } from './engine.ts'
import { folderPages } from './page-addresses.ts'
import { peerEngine } from './peer-engine.ts'

/** Docusaurus 3.10 with its fast bundler, all flags of version 4, and docusaurus-search-local. */
export function docusaurus(project: string): Engine {
  return peerEngine(project, {
    name: 'docusaurus',
    title: 'Docusaurus',
    program: '@docusaurus/core/bin/docusaurus.mjs',
    contentFolder: 'docs',
    dev: (port) => ['start', '--no-open', '--port', port],
    output: 'build',
    addresses: folderPages,
    search: { field: '.navbar__search-input', result: '[class*="suggestion_"]' },
  })
}
