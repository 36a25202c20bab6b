import { Worker } from 'node:worker_threads'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'

interface Answer {
  id: number
  fault?: { message: string; offset: number }
  failure?: string
}

interface Waiting {
  resolve: (fault: Answer['fault']) => void
  reject: (error: unknown) => void
}

/** A parser of shell scripts that works in a thread. The thread alone keeps no process alive. */
export function shellInThread(): SampleEngines['shell'] {
  const thread = new Worker(new URL('./shell-thread.mjs', import.meta.url), { execArgv: [] })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const end = (id: number): Waiting | undefined => {
    const found = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) thread.unref()
    return found
  }
  thread.on('message', ({ id, fault, failure }: Answer) => {
    const found = end(id)
    if (failure === undefined) found?.resolve(fault)
    else found?.reject(new Error(`The parser of shell scripts failed: ${failure}`))
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
