import type { PlaygroundJob, PlaygroundResult } from '#lib/playground/result.ts'
import type { FromProgramWorker, ToProgramWorker } from './program-messages.ts'

const script = '/generated/playground-worker.js'
/** Time limit of a program: readers would not wait longer. */
const limitMs = 3000
/** Timeout for loading what the kind needs. */
const patienceMs = 30_000

const stoppedMessage = `This was stopped because it did not finish within ${limitMs / 1000} seconds.`

const stopped: PlaygroundResult = {
  text: '',
  summary: '',
  diagnostics: [
    {
      part: 'program',
      message: stoppedMessage,
      hint: 'Look for a loop or a recursion that never ends, such as “repeat” or “until” in jq.',
    },
  ],
  notes: [],
}

let attempts = 0

/** Starts a worker for a kind; resolves once it has loaded what the kind needs. */
function startWorker(kind: string): Promise<Worker> {
  return new Promise((resolve, reject) => {
    // A browser may cache a failure, so a retry uses another URL.
    const worker = new Worker(attempts === 0 ? script : `${script}?retry=${attempts}`, { name: kind })
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

/** The worker of each kind. */
const started = new Map<string, Promise<Worker>>()

/**
 * Loads what programs of a kind need, once for all its playgrounds of a visit.
 * @throws when it cannot be loaded; the next call tries again
 */
export function loadPrograms(kind: string): Promise<Worker> {
  const worker =
    started.get(kind) ??
    startWorker(kind).catch((error: unknown) => {
      started.delete(kind)
      throw error
    })
  started.set(kind, worker)
  return worker
}

let lastId = 0

async function runNow(kind: string, job: PlaygroundJob): Promise<PlaygroundResult> {
  const worker = await loadPrograms(kind)
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
      started.delete(kind)
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
 * Runs a job in the worker, after all earlier ones. If a program exceeds the limit, its worker is terminated and
 * replaced. @param isCurrent called when it is the job's turn; a job replaced by a newer one is skipped
 */
export function runProgram(
  kind: string,
  job: PlaygroundJob,
  isCurrent: () => boolean,
): Promise<PlaygroundResult | undefined> {
  const result = turn.then(() => (isCurrent() ? runNow(kind, job) : undefined))
  turn = result.catch(() => undefined)
  return result
}
