import { Worker } from 'node:worker_threads'
import type { CompiledPage, CompilePage } from '#lib/compile/compile-page.ts'
import { bundleEntry } from '../disk/bundle-entry.mjs'
import { engineFolder } from '../disk/engine-at-start.ts'
import type { PageResources } from './site-compiler.ts'

/** Pages that a thread has at a time, so the next page is ready when it finishes one. */
const pagesAtOnce = 2

type Answer = { id: number; page?: CompiledPage; failure?: unknown }

interface Job {
  settle: (answer: Answer) => void
  fail: (error: unknown) => void
}

function openThread(bundle: string, resources: PageResources) {
  const thread = new Worker(bundle, { workerData: resources })
  const jobs = new Map<number, Job>()
  thread.on('message', (answer: Answer) => {
    const job = jobs.get(answer.id)
    jobs.delete(answer.id)
    job?.settle(answer)
  })
  thread.on('error', (error) => {
    for (const { fail } of jobs.values()) fail(error)
    jobs.clear()
  })
  let last = 0
  const compile: CompilePage = async (source) => {
    last += 1
    const id = last
    const answer = await new Promise<Answer>((settle, fail) => {
      jobs.set(id, { settle, fail })
      thread.postMessage({ id, source })
    })
    if (answer.page === undefined) throw answer.failure
    return answer.page
  }
  return { compile, close: () => thread.terminate() }
}

/**
 * Compiles many pages in threads, with the same results as the site's compiler.
 * @param onPage called for each page, in the order in which they finish
 */
export async function compileInThreads<T extends { source: Parameters<CompilePage>[0] }>(
  resources: PageResources,
  threadCount: number,
  pages: readonly T[],
  onPage: (page: T, compiled: CompiledPage) => void,
): Promise<void> {
  const bundle = await bundleEntry(engineFolder, 'scripts/read/compile-thread.ts')
  const threads = Array.from({ length: threadCount }, () => openThread(bundle, resources))
  const waiting = [...pages]
  const work = async (compile: CompilePage): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift())
      onPage(page, await compile(page.source))
  }
  try {
    await Promise.all(threads.flatMap(({ compile }) => Array.from({ length: pagesAtOnce }, () => work(compile))))
  } finally {
    await Promise.all(threads.map(({ close }) => close()))
  }
}
