import { sendKeptFeedback } from '#lib/feedback/send-feedback.ts'
import { loadChunk } from '../failures/load-chunk.ts'
import { browserFeedback } from './browser-feedback.ts'

/** The question loads when the end of the article is this far below the window. */
const nearPx = 500

let isResent = false

/** Loads the feedback question when the reader nears the end of an article, and retries unsent feedback. */
export function enhanceFeedback(signal: AbortSignal): void {
  if (!isResent) {
    isResent = true
    void sendKeptFeedback(browserFeedback())
  }
  const root = document.querySelector<HTMLElement>('.feedback')
  if (root === null) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      loadChunk('feedback', () => import('./ask-for-feedback.ts')).then(
        ({ askForFeedback }) => {
          if (!signal.aborted) askForFeedback(root, signal)
        },
        (error: unknown) => console.warn('The question for feedback could not be loaded.', error),
      )
    },
    { rootMargin: `${nearPx}px` },
  )
  observer.observe(root)
  signal.addEventListener('abort', () => observer.disconnect())
}
