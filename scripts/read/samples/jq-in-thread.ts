import { Worker } from 'node:worker_threads'
import { createJqEngine, type JqEngine, type JqModule } from '#lib/playground/jq-engine.ts'
import { askThread } from '../../disk/ask-thread.ts'

interface Answer {
  printed?: string
  reported?: string
}

interface Question {
  input: string
  program: string
  flags: readonly string[]
  /** Whether the program needs an instance of its own. */
  fresh: boolean
}

/** Resolves with an answer, or with another one if it takes too long. */
async function inTime(answer: Promise<Answer>, limitMs: number, onLate: () => Answer): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(onLate()), limitMs)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/**
 * jq in a thread that is stopped when a program takes too long. @param limitMs for one program; a build waits longer than a reader
 */
export function jqInThread(limitMs = 30_000): JqEngine {
  let open: { thread: Worker; ask: (question: Question) => Promise<Answer> } | undefined
  let fresh = false
  let turn: Promise<unknown> = Promise.resolve()

  const openThread = () => {
    const thread = new Worker(new URL('./jq-thread.mjs', import.meta.url), { execArgv: [] })
    thread.on('error', () => {
      open = undefined
    })
    return { thread, ask: askThread<Question, Answer>(thread) }
  }
  const ask = async (input: string, program: string, flags: readonly string[] = []): Promise<string> => {
    open ??= openThread()
    const { thread, ask: askOpen } = open
    const answer = askOpen({ input, program, flags, fresh })
    fresh = false
    const { printed, reported } = await inTime(answer, limitMs, () => {
      open = undefined
      void thread.terminate()
      return { reported: `it did not end within ${limitMs / 1000} seconds and was stopped` }
    })
    if (reported !== undefined) throw new Error(reported)
    return printed ?? ''
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
