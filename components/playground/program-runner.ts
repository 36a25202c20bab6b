import type { PlaygroundJob, PlaygroundResult } from '#lib/playground/result.ts'
import type { FromProgramWorker, ToProgramWorker } from './program-messages.ts'

const script = '/generated/playground-worker.js'
/** How long a program may run: the longest wait that a reader takes for work. */
const limitMs = 3000
/** How long jq may take to load. */
const patienceMs = 30_000

export const stoppedMessage = `This was stopped because it did not finish within ${limitMs / 1000} seconds.`

const stopped: PlaygroundResult = {
  text: '',
  summary: '',
  faults: [
    {
      part: 'program',
      message: stoppedMessage,
      hint: 'Look for “recurse”, “repeat”, “until”, or “range” that never ends.',
    },
  ],
  notes: [],
}

let attempts = 0

/** A worker with jq in it, once that is loaded. */
function startWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    // A browser may remember a failure; under another address it asks again.
    const worker = new Worker(attempts === 0 ? script : `${script}?retry=${attempts}`)
    const fail = (reason: string) => {
      attempts += 1
      worker.terminate()
      reject(new Error(reason))
    }
    const timer = setTimeout(fail, patienceMs, `${script} took too long to load`)
    worker.onerror = ({ message }) => fail(message || `${script} did not load`)
    worker.onmessage = ({ data }: MessageEvent<FromProgramWorker>) => {
      clearTimeout(timer)
      if (data.type === 'ready') resolve(worker)
      else if (data.type === 'unusable') fail(data.reason)
    }
  })
}

let started: Promise<Worker> | undefined

/** Loads jq, once for all playgrounds of a visit. @throws when it cannot be loaded; the next call tries again */
export function loadPrograms(): Promise<Worker> {
  started ??= startWorker().catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

let lastId = 0

async function runNow(job: PlaygroundJob): Promise<PlaygroundResult> {
  const worker = await loadPrograms()
  lastId += 1
  const id = lastId
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      worker.onmessage = null
      worker.onerror = null
    }
    const drop = () => {
      end()
      worker.terminate()
      started = undefined
    }
    const timer = setTimeout(() => {
      drop()
      resolve(stopped)
    }, limitMs)
    worker.onerror = ({ message }) => {
      drop()
      reject(new Error(message))
    }
    worker.onmessage = ({ data }: MessageEvent<FromProgramWorker>) => {
      if (data.type === 'result' && data.id === id) {
        end()
        resolve(data.result)
      } else if (data.type === 'unusable') {
        drop()
        reject(new Error(data.reason))
      }
    }
    worker.postMessage({ id, job } satisfies ToProgramWorker)
  })
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * Runs a job in the worker, after those before it. A program that does not end is ended with its worker, and another one
 * takes over. @param isWanted asked when it is the job's turn: one that was overtaken by a newer one is left out
 */
export function runProgram(job: PlaygroundJob, isWanted: () => boolean): Promise<PlaygroundResult | undefined> {
  const result = turn.then(() => (isWanted() ? runNow(job) : undefined))
  turn = result.catch(() => undefined)
  return result
}
