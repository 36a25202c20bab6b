import { Worker } from 'node:worker_threads'
import { createJqEngine, type JqEngine, type JqModule } from '#lib/playground/jq-engine.ts'

interface Answer {
  printed?: string
  reported?: string
}

/**
 * jq in a thread that is stopped when a program takes too long. @param limitMs for one program; a build waits longer than a reader
 */
export function jqInThread(limitMs = 30_000): JqEngine {
  let thread: Worker | undefined
  let fresh = false
  let turn: Promise<unknown> = Promise.resolve()

  const ask = async (input: string, program: string, flags: readonly string[] = []): Promise<string> => {
    const current = thread ?? new Worker(new URL('./jq-thread.mjs', import.meta.url), { execArgv: [] })
    thread = current
    current.unref()
    const answer = await new Promise<Answer>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        current.off('message', onMessage)
        current.off('error', onError)
      }
      const onMessage = (message: Answer) => {
        end()
        resolve(message)
      }
      const onError = (error: unknown) => {
        end()
        thread = undefined
        reject(error)
      }
      const timer = setTimeout(() => {
        thread = undefined
        void current.terminate()
        onMessage({ reported: `it did not end within ${limitMs / 1000} seconds and was stopped` })
      }, limitMs)
      current.on('message', onMessage)
      current.on('error', onError)
      current.postMessage({ input, program, flags, fresh })
      fresh = false
    })
    if (answer.reported !== undefined) throw new Error(answer.reported)
    return answer.printed ?? ''
  }
  const raw: JqModule['raw'] = (input, program, flags) => {
    const result = turn.then(() => ask(input, program, flags))
    turn = result.catch(() => undefined)
    return result
  }
  return createJqEngine(async () => {
    fresh = true
    return { raw }
  })
}
