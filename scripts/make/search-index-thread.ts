import { workerData } from 'node:worker_threads'
import { openStore } from '../disk/store.ts'
import type { SiteRecords } from './search-records.ts'
import { writeSearchIndex } from './write-search-index.ts'

// Writes the search index while the process that started it does more urgent work.
const { root, engine, records } = workerData as { root: string; engine: string; records: SiteRecords }
await writeSearchIndex(openStore(root, engine), records)
