// Writes the search index beside a process that has better things to do. A thread begins without TypeScript.
import { workerData } from 'node:worker_threads'
import { tsImport } from 'tsx/esm/api'

/** @type {typeof import('./write-search-index.ts')} */
const { writeSearchIndex } = await tsImport('./write-search-index.ts', import.meta.url)
writeSearchIndex(workerData.root, workerData.records)
