import { type AnswerPort, createAnswerPort } from '#lib/assistant/answer-port.ts'
import { openWorker } from '../workers/open-worker.ts'

function openPort(address: string, base: string, version: string): Promise<AnswerPort> {
  return openWorker(address, 'assistant', async (worker) => {
    const port = createAnswerPort(worker)
    await port.open(base, version)
    return port
  })
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
