import { Worker } from 'node:worker_threads'
import type { SiteRecords } from './search-records.ts'

/** Writes the search index in a thread of its own, so that the caller's is free meanwhile. Rejects when that fails. */
export function indexInThread(root: string, records: SiteRecords): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./search-index-thread.mjs', import.meta.url), { workerData: { root, records } })
    thread.once('error', reject)
    thread.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The thread of the search index ended with ${code}`))
    })
  })
}
