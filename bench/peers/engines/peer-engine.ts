import type { Engine, SearchSelectors } from './engine.ts'
import { installPeer, layOutPeer, type PeerSite, peerProgram, peerRoot } from './lay-out-peer.ts'
import type { PageAddresses } from './page-addresses.ts'

/** A peer: its template lies in `sites/` under its name. */
interface Peer extends Pick<PeerSite, 'contentFolder' | 'withHeading'> {
  name: string
  title: string
  /** Its program, by its path below node_modules. */
  program: string
  /** Arguments of the program that start its development server. */
  dev: (port: string) => readonly string[]
  output: string
  addresses: PageAddresses
  search: SearchSelectors
}

/** An engine other than ours, installed and laid out in its own folder. */
export function peerEngine(project: string, peer: Peer): Engine {
  const { name, contentFolder, withHeading = false } = peer
  const program = peerProgram(project, name, peer.program)
  return {
    title: peer.title,
    install: () => installPeer(project, name),
    layOut: (set, pages) => layOutPeer(project, { name, set, pages, contentFolder, withHeading }),
    root: (set) => peerRoot(project, name, set),
    build: { args: [process.execPath, program, 'build'], env: { NODE_ENV: 'production' } },
    dev: (port) => ({ args: [process.execPath, program, ...peer.dev(String(port))], env: { NODE_ENV: 'development' } }),
    output: peer.output,
    source: ({ path }) => `${contentFolder}/${path}.md`,
    ...peer.addresses,
    search: peer.search,
  }
}
