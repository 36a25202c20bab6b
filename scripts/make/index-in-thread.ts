import { Worker } from 'node:worker_threads'
import { bundleEntry } from '../disk/bundle-entry.mjs'
import { engineAtStart, engineFolder } from '../disk/engine-at-start.ts'
import { memoizeLast } from '../disk/memoize-last.ts'
import type { SiteRecords } from './search-records.ts'

// Bundled once: a process runs the sources that it was started with.
const bundleThread = memoizeLast(() => bundleEntry(engineFolder, 'scripts/make/search-index-thread.ts'))

/** Writes the search index in its own thread, so the caller's thread is free in the meantime. Rejects when that fails. */
export async function indexInThread(root: string, records: SiteRecords): Promise<void> {
  const bundle = await bundleThread()
  return new Promise((resolve, reject) => {
    const thread = new Worker(bundle, { workerData: { root, engine: engineAtStart(engineFolder), records } })
    thread.once('error', reject)
    thread.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The thread of the search index exited with code ${code}`))
    })
  })
}
