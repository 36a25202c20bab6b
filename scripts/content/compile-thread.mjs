// Compiles pages of a site in a thread of its own. A thread begins without TypeScript.
import { parentPort, workerData } from 'node:worker_threads'
import { tsImport } from 'tsx/esm/api'

/** @type {typeof import('./site-compiler.ts')} */
const { siteCompilers } = await tsImport('./site-compiler.ts', import.meta.url)
const { compile } = siteCompilers()(workerData)

parentPort.on('message', async ({ id, source }) => {
  try {
    parentPort.postMessage({ id, page: await compile(source) })
  } catch (error) {
    parentPort.postMessage({ id, failure: error })
  }
})
