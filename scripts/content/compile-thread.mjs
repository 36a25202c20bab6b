// Compiles pages of a site in a thread of its own. A thread begins without TypeScript: a bundled command has the compiler
// beside it.
import { parentPort, workerData } from 'node:worker_threads'

const { bundle, resources } = workerData

/** @returns {Promise<typeof import('./site-compiler.ts')>} */
async function loadCompiler() {
  if (bundle !== undefined) return import(new URL('site-compiler.mjs', bundle).href)
  const { tsImport } = await import('tsx/esm/api')
  return tsImport('./site-compiler.ts', import.meta.url)
}

const { siteCompilers } = await loadCompiler()
const { compile } = siteCompilers()(resources)

parentPort.on('message', async ({ id, source }) => {
  try {
    parentPort.postMessage({ id, page: await compile(source) })
  } catch (error) {
    parentPort.postMessage({ id, failure: error })
  }
})
