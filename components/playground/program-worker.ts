import createJq from 'jq-wasm/dist/build/jq.js'
import { engineKinds } from '#lib/playground/engine-kinds.ts'
import { createJqEngine, type JqEngine, type JqModule } from '#lib/playground/jq-engine.ts'
import { runJob } from '#lib/playground/run-job.ts'
import type { FromProgramWorker, ToProgramWorker } from './program-messages.ts'
import { siteKinds } from './site-kinds.ts'

const post = (message: FromProgramWorker) => postMessage(message)

/** Loads jq.wasm, which is next to this script. It is compiled once for all instances. */
async function loadProgram(): Promise<WebAssembly.Module> {
  const response = await fetch('jq.wasm')
  if (!response.ok) throw new Error(`jq.wasm: ${response.status}`)
  return WebAssembly.compile(await response.arrayBuffer())
}

async function loadEngine(): Promise<JqEngine> {
  const program = await loadProgram()
  const createInstance = (): Promise<JqModule> =>
    createJq({
      instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
        void WebAssembly.instantiate(program, imports).then(done)
        return {}
      },
    })
  return createJqEngine(createInstance)
}

/** Runs programs of one kind, which has the name of the worker. */
async function start(): Promise<void> {
  const { name } = self
  const kind = { ...engineKinds, ...siteKinds }[name]
  if (kind === undefined) throw new Error(`There is no kind “${name}”`)
  const engine = kind.usesJq === true ? await loadEngine() : undefined
  addEventListener('message', ({ data: { id, job } }: MessageEvent<ToProgramWorker>) => {
    runJob(kind, engine, job).then(
      (result) => post({ type: 'result', id, result }),
      (error: unknown) => post({ type: 'unusable', reason: String(error) }),
    )
  })
  post({ type: 'ready' })
}

start().catch((error: unknown) => post({ type: 'unusable', reason: String(error) }))
