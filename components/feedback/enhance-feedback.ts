import { sendKeptFeedback } from '#lib/feedback/send-feedback.ts'
import { loadChunk } from '../failures/load-chunk.ts'
import { browserFeedback } from './browser-feedback.ts'

/** How far below the window the end of an article may be when its question is loaded. */
const nearPx = 500

let isResent = false

/** Brings the question to the end of an article when its reader comes near, and sends what an earlier visit could not. */
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
