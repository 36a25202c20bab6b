import { chunkTimeoutMs } from './load-chunk.ts'

/** The bundler tries a failed script once more, within this time; both attempts together have the time of one load. */
const againMs = 1000

/**
 * Gives up scripts that the framework asks for and that do not arrive: its bundler waits for ever. A script that is
 * late is told that it has failed, and then everything goes on as after a real failure.
 * @see docs/failures.md
 */
export function limitChunkLoads(head: HTMLHeadElement): () => void {
  const deadlines = new Map<string, number>()
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src.includes('/_next/')) continue
      const now = Date.now()
      const known = deadlines.get(node.src) ?? 0
      const deadline = known + againMs < now ? now + chunkTimeoutMs : known
      deadlines.set(node.src, deadline)
      const timer = setTimeout(() => node.dispatchEvent(new Event('error')), deadline - now)
      for (const type of ['load', 'error']) node.addEventListener(type, () => clearTimeout(timer))
    }
  })
  observer.observe(head, { childList: true })
  return () => observer.disconnect()
}
