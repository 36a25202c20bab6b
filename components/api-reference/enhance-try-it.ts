import { loadChunk } from '../failures/load-chunk.ts'

type ConsoleModule = typeof import('./try-it-console.client.tsx')
type State = 'closed' | 'loading' | 'open' | 'failed'

const script = '/generated/try-it.js'
const stylesheet = '/generated/try-it.css'
const patienceMs = 30_000

const labels: Readonly<Record<State, string>> = {
  closed: 'Try it',
  loading: 'Loading…',
  open: 'Close the console',
  failed: 'Retry',
}
const notices: Readonly<Record<State, string>> = {
  closed: '',
  loading: 'The console is loading.',
  open: 'The console is open below.',
  failed: 'The console could not be loaded. Check your connection; the page is complete without it.',
}

let failedImports = 0
let imported: Promise<ConsoleModule> | undefined
/** Loads the module once for all operations, because it remembers what the reader enters. */
function loadModule(): Promise<ConsoleModule> {
  // A browser may cache a module's failure, so a retry uses another URL.
  const source = failedImports === 0 ? script : `${script}?retry=${failedImports}`
  const load = () => import(/* turbopackIgnore: true */ /* webpackIgnore: true */ source)
  imported ??= loadChunk('console', load, patienceMs).catch((error: unknown) => {
    failedImports += 1
    imported = undefined
    throw error
  })
  return imported as Promise<ConsoleModule>
}

let styled: Promise<void> | undefined
function loadStyles(): Promise<void> {
  styled ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = stylesheet
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      styled = undefined
      reject(new Error(`${stylesheet} did not load`))
    }
    document.head.append(link)
  })
  return styled
}

async function loadNode(address: string) {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

async function loadConsole(address: string) {
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, patienceMs, new Error('The console took too long to load')),
  )
  const all = Promise.all([loadModule(), loadNode(address), loadStyles()])
  const [{ openConsole }, node] = await Promise.race([all, late])
  return { openConsole, node }
}

function enhanceSection(section: HTMLElement, button: HTMLButtonElement, address: string, signal: AbortSignal): void {
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  const root = document.createElement('div')
  root.className = 'try-it-root'
  section.append(status, root)
  let loading: ReturnType<typeof loadConsole> | undefined
  let close: (() => void) | undefined

  const show = (state: State) => {
    section.dataset.state = state
    button.textContent = labels[state]
    button.setAttribute('aria-expanded', String(state === 'open'))
    button.setAttribute('aria-disabled', String(state === 'loading'))
    status.textContent = notices[state]
    root.hidden = state !== 'open'
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
    if (close !== undefined) return show('open')
    show('loading')
    try {
      const { openConsole, node } = await load()
      if (signal.aborted) return
      const pageServer = document.querySelector<HTMLSelectElement>('.endpoint select')?.value
      close = openConsole(root, { node, pageServer })
      show('open')
    } catch (error) {
      console.error(error)
      show('failed')
    }
  }
  show('closed')
  // Preload: a reader who focuses the button is about to press it. A failure is retried then.
  section.addEventListener('focusin', () => void load().catch(() => {}), { signal, once: true })
  button.addEventListener('click', () => void toggle(), { signal })
  signal.addEventListener('abort', () => {
    show('closed')
    close?.()
    status.remove()
    root.remove()
  })
}

/** Loads the API console when the reader opens it, and shows it in place. */
export function enhanceTryIt(root: HTMLElement, signal: AbortSignal): void {
  for (const section of root.querySelectorAll<HTMLElement>('.try-it')) {
    const button = section.querySelector('button')
    const { operation } = section.dataset
    if (button !== null && operation !== undefined) enhanceSection(section, button, operation, signal)
  }
}
