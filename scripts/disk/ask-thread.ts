import type { Worker } from 'node:worker_threads'

interface Waiting<Answer> {
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Creates a function that sends a message to a thread and resolves with the answer, which has the `id` of its message.
 * It rejects if the thread fails. The process keeps running only while an answer is awaited.
 */
export function askThread<Question extends object, Answer>(thread: Worker): (question: Question) => Promise<Answer> {
  const waiting = new Map<number, Waiting<Answer>>()
  let last = 0
  thread.unref()
  thread.on('message', (answer: Answer & { id: number }) => {
    waiting.get(answer.id)?.resolve(answer)
    waiting.delete(answer.id)
    if (waiting.size === 0) thread.unref()
  })
  thread.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })
  return (question) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      thread.ref()
      thread.postMessage({ ...question, id: last })
    })
}
