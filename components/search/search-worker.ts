import { openSearchEngine } from '#lib/search/engine.ts'
import { createSearchHost } from '#lib/search/worker-host.ts'
import type { SearchRequest } from '#lib/search/worker-messages.ts'
import { fetchBytes } from '../workers/fetch-bytes.ts'

// The search worker, bundled separately as one small file. See scripts/bundle/write-search-worker.ts.
const host = createSearchHost(
  (base, version) => openSearchEngine((name) => fetchBytes(base + name), version),
  (reply) => postMessage(reply),
)
addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => host(data))
