import { loadChunk } from '../failures/load-chunk.ts'

/** A playground loads at this distance from the window. */
const nearness = '400px'

/** Loads the playgrounds of a page when a reader scrolls near them. The page is complete without the script. */
export function enhancePlaygrounds(root: HTMLElement, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        loadChunk('playground', () => import('./open-playground.ts'))
          .then(({ openPlayground }) => signal.aborted || openPlayground(target as HTMLElement, signal))
          .catch((error: unknown) => console.warn('A playground could not be loaded.', error))
      }
    },
    { rootMargin: nearness },
  )
  for (const playground of root.querySelectorAll('.playground')) observer.observe(playground)
  signal.addEventListener('abort', () => observer.disconnect())
}
