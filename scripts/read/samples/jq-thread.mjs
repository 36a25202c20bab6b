// jq in its own thread, which can be stopped: a program may run forever. Plain JavaScript, because a thread does not have
// a TypeScript loader everywhere.
import { parentPort } from 'node:worker_threads'
import createJq from 'jq-wasm/dist/build/jq.js'

let instance = createJq()
parentPort.on('message', async ({ id, input, program, flags, fresh }) => {
  if (fresh) instance = createJq()
  try {
    parentPort.postMessage({ id, printed: await (await instance).raw(input, program, flags) })
  } catch (error) {
    parentPort.postMessage({ id, reported: error.message })
  }
})
