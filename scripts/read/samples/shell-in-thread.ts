import { Worker } from 'node:worker_threads'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'

interface Answer {
  id: number
  diagnostic?: { message: string; offset: number }
  failure?: string
}

interface Waiting {
  resolve: (diagnostic: Answer['diagnostic']) => void
  reject: (error: unknown) => void
}

/** A parser of shell scripts in a thread. The thread does not prevent the process from exiting. */
export function shellInThread(): SampleEngines['shell'] {
  const thread = new Worker(new URL('./shell-thread.mjs', import.meta.url), { execArgv: [] })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const end = (id: number): Waiting | undefined => {
    const pending = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) thread.unref()
    return pending
  }
  thread.on('message', ({ id, diagnostic, failure }: Answer) => {
    const pending = end(id)
    if (failure === undefined) pending?.resolve(diagnostic)
    else pending?.reject(new Error(`The parser of shell scripts failed: ${failure}`))
  })
  thread.on('error', (error) => {
    for (const id of [...waiting.keys()]) end(id)?.reject(error)
  })
  thread.unref()
  return (text) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      thread.ref()
      thread.postMessage({ id: last, text })
    })
}
