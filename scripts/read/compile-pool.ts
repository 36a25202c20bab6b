import { Worker } from 'node:worker_threads'
import type { CompiledPage, CompilePage } from '#lib/compile/compile-page.ts'
import { askThread } from '../disk/ask-thread.ts'
import { bundleEntry } from '../disk/bundle-entry.mjs'
import { engineFolder } from '../disk/engine-at-start.ts'
import type { PageResources } from './site-compiler.ts'

/** Pages that a thread has at a time, so the next page is ready when it finishes one. */
const pagesAtOnce = 2

function openThread(bundle: string, resources: PageResources) {
  const thread = new Worker(bundle, { workerData: resources })
  const ask = askThread<{ source: Parameters<CompilePage>[0] }, { page?: CompiledPage; failure?: unknown }>(thread)
  const compile: CompilePage = async (source) => {
    const { page, failure } = await ask({ source })
    if (page === undefined) throw failure
    return page
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
