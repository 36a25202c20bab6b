// The shell parser of mvdan/sh in a thread of its own. Each text gets an instance, whose memory makes the collector of
// garbage look through everything that the thread has: beside the pages of a site, that takes many times as long as
// parsing. Plain JavaScript, because a thread has no loader for TypeScript everywhere.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { getProcessor, ParseError } from 'sh-syntax'

const require = createRequire(import.meta.url)
const compiled = await WebAssembly.compile(readFileSync(require.resolve('sh-syntax/main.wasm')))
const parse = getProcessor((imports) => WebAssembly.instantiate(compiled, imports))

/** @returns {Promise<{ fault?: { message: string, offset: number }, failure?: string }>} */
async function answer(text) {
  try {
    await parse(text)
    return {}
  } catch (error) {
    if (!(error instanceof ParseError)) return { failure: error.message }
    return { fault: { message: error.Text, offset: error.Pos?.Offset ?? 0 } }
  }
}

parentPort.on('message', async ({ id, text }) => parentPort.postMessage({ id, ...(await answer(text)) }))
