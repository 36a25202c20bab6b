import { openSearchEngine } from '#lib/search/engine.ts'
import { createSearchHost } from '#lib/search/worker-host.ts'
import type { SearchRequest } from '#lib/search/worker-messages.ts'

/** @throws when a file cannot be had: a host may answer with its own page */
async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: the server answered with status ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

// The search worker: bundled apart from the site, so that it is one small file. See scripts/search/write-search-worker.ts.
const host = createSearchHost(
  (base, version) => openSearchEngine((name) => fetchBytes(base + name), version),
  (reply) => postMessage(reply),
)
addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => host(data))
