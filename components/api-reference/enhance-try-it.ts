import { createElement } from '../create-element.ts'
import { inTime, loadData, loadStyles, moduleLoader } from './load-island.ts'
import type { SampleCodes } from './sample-codes.ts'
import { focusField, listenForEscape } from './try-it-fold.ts'
import type { VisitStore } from './try-it-visit.ts'

type ConsoleModule = typeof import('./try-it-console.client.tsx')
type State = 'closed' | 'loading' | 'open' | 'failed'

const script = '/generated/try-it.js'
const stylesheet = '/generated/try-it.css'

const labels: Readonly<Record<State, string>> = {
  closed: 'Try it',
  loading: 'Loading…',
  open: 'Close',
  failed: 'Retry',
}
const notices: Readonly<Record<State, string>> = {
  closed: '',
  loading: 'The console is loading.',
  open: 'The console is open below. Escape closes it.',
  failed: 'The console could not be loaded. Check your connection; the page is complete without it.',
}

const loadModule = moduleLoader<ConsoleModule>('console', script)

async function loadConsole(address: string) {
  const [{ openConsole }, node] = await inTime(Promise.all([loadModule(), loadData(address), loadStyles(stylesheet)]))
  return { openConsole, node }
}

interface Page {
  visit: VisitStore
  samples: SampleCodes
}

interface TryIt extends Page {
  section: HTMLElement
  button: HTMLButtonElement
  /** Address of the operation's data. */
  address: string
}

function enhanceSection({ section, button, address, visit, samples }: TryIt, signal: AbortSignal): void {
  const status = createElement('p', { role: 'status' })
  // A group, because the section has a choice of the server, too.
  const root = createElement('div', { class: 'try-it-root', role: 'group', 'aria-label': 'Console' })
  section.append(status, root)
  let loading: ReturnType<typeof loadConsole> | undefined
  let isRendered = false

  const show = (state: State) => {
    section.dataset.state = state
    button.textContent = labels[state]
    button.setAttribute('aria-expanded', String(state === 'open'))
    button.setAttribute('aria-disabled', String(state === 'loading'))
    status.textContent = notices[state]
    root.hidden = state !== 'open'
  }
  // A reader who has gone on while it loaded stays there.
  const enter = () => {
    if (document.activeElement === button || document.activeElement === document.body) focusField(root)
  }
  const load = () => {
    loading ??= loadConsole(address).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const toggle = async () => {
    const { state } = section.dataset
    if (state === 'loading') return
    if (state === 'open') return show('closed')
    if (isRendered) {
      show('open')
      return enter()
    }
    show('loading')
    try {
      const { openConsole, node } = await load()
      if (signal.aborted) return
      openConsole(root, { node, visit, samples, onReady: enter }, signal)
      isRendered = true
      show('open')
    } catch (error) {
      console.error(error)
      show('failed')
    }
  }
  show('closed')
  // Preload: a reader who points at the button, or focuses it, is about to press it. A failure is retried then.
  for (const intent of ['pointerenter', 'focus']) {
    button.addEventListener(intent, () => void load().catch(() => {}), { signal, once: true })
  }
  button.addEventListener('click', () => void toggle(), { signal })
  const close = () => {
    if (section.dataset.state !== 'open') return
    show('closed')
    button.focus()
  }
  listenForEscape(section, close, signal)
  signal.addEventListener('abort', () => {
    show('closed')
    status.remove()
    root.remove()
  })
}

/** Loads the API console when the reader opens it, and shows it in place. */
export function enhanceTryIt(root: HTMLElement, page: Page, signal: AbortSignal): void {
  for (const section of root.querySelectorAll<HTMLElement>('.try-it')) {
    const button = section.querySelector<HTMLButtonElement>('.endpoint > .button')
    const { operation } = section.dataset
    if (button !== null && operation !== undefined) {
      enhanceSection({ section, button, address: operation, ...page }, signal)
    }
  }
}
