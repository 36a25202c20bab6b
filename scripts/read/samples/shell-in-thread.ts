import { Worker } from 'node:worker_threads'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import { askThread } from '../../disk/ask-thread.ts'

interface Answer {
  diagnostic?: { message: string; offset: number }
  failure?: string
}

/** A parser of shell scripts in a thread. */
export function shellInThread(): SampleEngines['shell'] {
  const thread = new Worker(new URL('./shell-thread.mjs', import.meta.url), { execArgv: [] })
  const ask = askThread<{ text: string }, Answer>(thread)
  return async (text) => {
    const { diagnostic, failure } = await ask({ text })
    if (failure !== undefined) throw new Error(`The parser of shell scripts failed: ${failure}`)
    return diagnostic
  }
}
