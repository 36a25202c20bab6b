// The shell parser of mvdan/sh in its own thread. Each text gets an instance, and allocating its memory makes the garbage
// collector scan the whole heap of the thread: next to the pages of a site, that takes many times as long as parsing.
// Plain JavaScript, because a thread does not have a TypeScript loader everywhere.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { getProcessor, ParseError } from 'sh-syntax'

const require = createRequire(import.meta.url)
const compiled = await WebAssembly.compile(readFileSync(require.resolve('sh-syntax/main.wasm')))
const parse = getProcessor((imports) => WebAssembly.instantiate(compiled, imports))

/** What the parser says about syntax of another shell, as text: “line:column: message”. */
function otherShell(message, text) {
  const [, line, column, reason] = /^(\d+):(\d+): (.*)$/s.exec(message) ?? []
  if (reason === undefined) return undefined
  const before = text.split('\n').slice(0, Number(line) - 1)
  return { message: reason, offset: before.join('\n').length + (before.length > 0 ? 1 : 0) + Number(column) - 1 }
}

/** @returns {Promise<{ error?: { message: string, offset: number }, failure?: string }>} */
async function answer(text) {
  try {
    await parse(text)
    return {}
  } catch (error) {
    if (!(error instanceof ParseError)) {
      const diagnostic = otherShell(error.message, text)
      return diagnostic === undefined ? { failure: error.message } : { diagnostic }
    }
    return { diagnostic: { message: error.Text, offset: error.Pos?.Offset ?? 0 } }
  }
}

parentPort.on('message', async ({ id, text }) => parentPort.postMessage({ id, ...(await answer(text)) }))
