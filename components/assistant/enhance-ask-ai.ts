import { createElement } from '../create-element.ts'
import { loadChunk } from '../failures/load-chunk.ts'
import { loadSettings } from './load-settings.ts'

const loadAssistant = (link: HTMLElement) =>
  Promise.all([loadChunk('assistant', () => import('./open-assistant.tsx')), loadSettings(link)])

/** Takes what the reader types while the assistant loads. It can't be seen: the button shows that something happens. */
function createEarlyField(): HTMLTextAreaElement {
  const field = createElement('textarea', { class: 'visually-hidden', 'aria-label': 'Your question' })
  // Where it doesn't scroll the page, and with text that phones don't zoom into.
  field.style.cssText = 'position: fixed; top: 0; font-size: 16px'
  return field
}

async function load(link: HTMLAnchorElement): Promise<void> {
  const field = createEarlyField()
  link.before(field)
  field.focus()
  link.ariaBusy = 'true'
  const pulse = link.animate({ opacity: [1, 0.4, 1] }, { duration: 1000, iterations: Number.POSITIVE_INFINITY })
  // Search leaves what it couldn't find here.
  const { question } = link.dataset
  delete link.dataset.question
  try {
    const [{ openAssistant }, settings] = await loadAssistant(link)
    await openAssistant(link, settings, { question, typed: () => field.value })
  } catch (error) {
    console.warn(error)
    location.href = link.href
  } finally {
    field.remove()
    link.ariaBusy = null
    pulse.cancel()
  }
}

/** Makes “Ask AI” load and open the assistant. Without scripts, or if loading fails, it is a link. */
export function enhanceAskAi(root: HTMLElement, signal: AbortSignal): void {
  const link = root.querySelector<HTMLAnchorElement>('.ask-ai')
  if (link === null) return
  // Preload: a reader who points at the button is about to press it. A failure is retried then.
  link.addEventListener('pointerenter', () => void loadAssistant(link).catch(() => {}), { signal, once: true })
  link.addEventListener(
    'click',
    (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      if (link.ariaBusy === null) void load(link)
    },
    { signal },
  )
}
