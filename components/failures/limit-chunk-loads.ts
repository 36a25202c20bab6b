import { chunkTimeoutMs } from './load-chunk.ts'

/** The bundler retries a failed script once within this time; both attempts share the timeout of one load. */
const againMs = 1000

/**
 * Adds a timeout to the framework's scripts, because its bundler waits forever. A late script gets an error event, and
 * everything continues as after a real failure.
 * @see docs/failures.md
 */
export function limitChunkLoads(head: HTMLHeadElement): () => void {
  const deadlines = new Map<string, number>()
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src.includes('/_next/')) continue
      const now = Date.now()
      const previous = deadlines.get(node.src) ?? 0
      const deadline = previous + againMs < now ? now + chunkTimeoutMs : previous
      deadlines.set(node.src, deadline)
      const timer = setTimeout(() => node.dispatchEvent(new Event('error')), deadline - now)
      for (const type of ['load', 'error']) node.addEventListener(type, () => clearTimeout(timer))
    }
  })
  observer.observe(head, { childList: true })
  return () => observer.disconnect()
}
