import type { Engine } from './engine.ts'
import { installPeer, layOutPeer, peerProgram, peerRoot } from './lay-out-peer.ts'
import { folderPages } from './page-addresses.ts'

const name = 'fumadocs'

/** Fumadocs on Next, exported, with its static search. */
export function fumadocs(project: string): Engine {
  const program = peerProgram(project, name, 'next/dist/bin/next')
  return {
    title: 'Fumadocs',
    install: () => installPeer(project, name),
    layOut: (set, pages) => layOutPeer(project, { name, set, pages, contentFolder: 'content/docs' }),
    root: (set) => peerRoot(project, name, set),
    build: { args: [process.execPath, program, 'build'], env: { NODE_ENV: 'production' } },
    dev: (port) => ({
      args: [process.execPath, program, 'dev', '--port', String(port)],
      env: { NODE_ENV: 'development' },
    }),
    output: 'out',
    source: ({ path }) => `content/docs/${path}.md`,
    ...folderPages,
    search: { open: '[data-search-full]', field: '[role="dialog"] input', result: '[role="dialog"] [aria-selected]' },
  }
}
