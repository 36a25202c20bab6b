import { type AnswerPort, createAnswerPort } from '#lib/assistant/answer-port.ts'

/** How long the worker and the first file of the index may take to come before that counts as a failure. */
const patienceMs = 30_000

async function openPort(address: string, base: string, version: string): Promise<AnswerPort> {
  const worker = new Worker(address, { name: 'assistant' })
  let timer: number | undefined
  try {
    const port = createAnswerPort(worker)
    await Promise.race([
      port.open(base, version),
      new Promise<never>((_, reject) => {
        const fail = () => reject(new Error('The worker of the assistant could not be loaded.'))
        worker.addEventListener('error', fail)
        timer = window.setTimeout(fail, patienceMs)
      }),
    ])
    return port
  } catch (error) {
    worker.terminate()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

const ports = new Map<string, Promise<AnswerPort>>()

/** The index of a version in a worker, one for the whole document. What failed is tried again by the next who asks. */
export function answerPort(worker: string, base: string, version: string): Promise<AnswerPort> {
  const key = `${worker} ${version}`
  const port = ports.get(key) ?? openPort(worker, base, version)
  ports.set(key, port)
  port.catch(() => ports.delete(key))
  return port
}
