import { loadChunk } from '../failures/load-chunk.ts'

/** Makes “Ask AI” load and open the assistant. Without scripts, or if loading fails, it is a link. */
export function enhanceAskAi(root: HTMLElement, signal: AbortSignal): void {
  const link = root.querySelector<HTMLAnchorElement>('.ask-ai')
  link?.addEventListener(
    'click',
    (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      // Search leaves what it couldn't find here.
      const { question } = link.dataset
      delete link.dataset.question
      loadChunk('assistant', () => import('./open-assistant.tsx'))
        .then(({ openAssistant }) => openAssistant(link, question))
        .catch((error: unknown) => {
          console.warn(error)
          location.href = link.href
        })
    },
    { signal },
  )
}
