import type { Engine } from './engine.ts'
import { installPeer, layOutPeer, peerProgram, peerRoot } from './lay-out-peer.ts'
import { folderPages } from './page-addresses.ts'

const name = 'docusaurus'

/** Docusaurus 3.10 with its fast bundler, all flags of version 4, and docusaurus-search-local. */
export function docusaurus(project: string): Engine {
  const program = peerProgram(project, name, '@docusaurus/core/bin/docusaurus.mjs')
  return {
    title: 'Docusaurus',
    install: () => installPeer(project, name),
    layOut: (set, pages) => layOutPeer(project, { name, set, pages, contentFolder: 'docs' }),
    root: (set) => peerRoot(project, name, set),
    build: { args: [process.execPath, program, 'build'], env: { NODE_ENV: 'production' } },
    dev: (port) => ({
      args: [process.execPath, program, 'start', '--no-open', '--port', String(port)],
      env: { NODE_ENV: 'development' },
    }),
    output: 'build',
    source: ({ path }) => `docs/${path}.md`,
    ...folderPages,
    search: { field: '.navbar__search-input', result: '[class*="suggestion_"]' },
  }
}
