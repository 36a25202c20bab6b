import { parentPort, workerData } from 'node:worker_threads'
import type { CompilePage } from '#lib/compile/compile-page.ts'
import { type PageResources, siteCompilers } from './site-compiler.ts'

// Compiles pages of a site in its own thread.
const { compile } = siteCompilers()(workerData as PageResources)

parentPort?.on('message', async ({ id, source }: { id: number; source: Parameters<CompilePage>[0] }) => {
  try {
    parentPort?.postMessage({ id, page: await compile(source) })
  } catch (error) {
    parentPort?.postMessage({ id, failure: error })
  }
})
