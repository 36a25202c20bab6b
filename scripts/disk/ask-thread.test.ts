import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { askThread } from './ask-thread.ts'

const threadOf = (code: string) =>
  new Worker(`require('node:worker_threads').parentPort.on('message', ({ id, text }) => { ${code} })`, { eval: true })

test('each message gets its own answer, in whatever order the answers come', async () => {
  const thread = threadOf(`
    globalThis.post ??= []
    post.unshift({ id, text: text.toUpperCase() })
    if (post.length === 3) for (const answer of post) require('node:worker_threads').parentPort.postMessage(answer)
  `)
  const ask = askThread<{ text: string }, { text: string }>(thread)
  const answers = await Promise.all(['a', 'b', 'c'].map((text) => ask({ text })))
  expect(answers.map(({ text }) => text)).toEqual(['A', 'B', 'C'])
  await thread.terminate()
})

test('everything that waits is rejected when the thread fails', async () => {
  const ask = askThread<{ text: string }, never>(threadOf(`if (text === 'last') throw new Error('broken')`))
  const waiting = ['first', 'last'].map((text) => ask({ text }))
  const outcomes = await Promise.allSettled(waiting)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
