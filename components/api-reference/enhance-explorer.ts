import { loadText } from '../failures/load-text.ts'
import { noticeButton } from '../failures/notice-button.ts'
import { recallServer } from './follow-server.ts'
import { inTime, moduleLoader } from './load-island.ts'
import type { VisitStore } from './try-it-visit.ts'

type ExplorerModule = typeof import('./explorer.client.tsx')
type State = 'loading' | 'open' | 'failed'

const texts: Readonly<Record<State, string>> = {
  loading: 'The API explorer is loading…',
  open: '',
  failed: 'The API explorer could not be loaded. Check your connection, or use the pages of the operations:',
}

const loadModule = moduleLoader<ExplorerModule>('explorer', '/generated/explorer.js')

type Spec = object & { servers?: readonly { url: string }[] }

/** The specification. Its links are absolute, for those who download it; here they stay on the site. */
async function loadSpec(address: string, origin: string): Promise<Spec> {
  const text = await loadText(address)
  return JSON.parse(text.replaceAll(`](${origin}/`, '](/'))
}

/**
 * Names the operation that the explorer shows in the window's title, and lets the link back lead to its page; without an
 * operation, to the reference.
 */
function followPath(link: HTMLAnchorElement, root: HTMLElement, signal: AbortSignal): void {
  const pages = new Map<string, HTMLAnchorElement>()
  for (const page of root.querySelectorAll<HTMLAnchorElement>('[data-explorer-path]')) {
    pages.set(page.dataset.explorerPath ?? '', page)
  }
  const back = { href: link.getAttribute('href') ?? '/', text: link.textContent }
  const { title } = document
  const show = () => {
    const page = pages.get(location.hash.slice(1))
    const href = page?.getAttribute('href')
    // The name is after the method.
    const name = page?.lastChild?.textContent
    document.title = name == null ? title : `${name} | ${title}`
    const next = href == null ? back : { href, text: 'Open this operation’s page' }
    if (link.getAttribute('href') === next.href) return
    link.setAttribute('href', next.href)
    link.textContent = next.text
  }
  show()
  // Elements changes the address without an event, but never without changing what it shows.
  const observer = new MutationObserver(show)
  observer.observe(root, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

interface Options {
  visit: VisitStore
  /** Loads the stylesheet. */
  styles: () => Promise<void>
}

/** Loads Stoplight Elements into the page of the API explorer, and says how far it is. */
export function enhanceExplorer(root: HTMLElement, { visit, styles }: Options, signal: AbortSignal): void {
  const [mount, state] = ['.explorer-root', '.explorer-state'].map((name) => root.querySelector<HTMLElement>(name))
  const [status, progress] = [state?.querySelector('p'), state?.querySelector('progress')]
  const link = document.querySelector<HTMLAnchorElement>('.explorer-page')
  if (!mount || !state || !status || !progress) return
  const { spec = '', origin = '' } = root.dataset
  const retry = noticeButton('Retry', 'button is-primary', () => void open())

  const show = (next: State) => {
    root.dataset.state = next
    status.textContent = texts[next]
    if (next === 'failed') state.append(retry)
    else retry.remove()
  }
  const open = async () => {
    show('loading')
    progress.value = 0
    const arrived = async <T>(part: Promise<T>): Promise<T> => {
      const result = await part
      progress.value += 1
      return result
    }
    try {
      const parts = [arrived(loadModule()), arrived(loadSpec(spec, origin)), arrived(styles())] as const
      const [{ openExplorer }, document] = await inTime(Promise.all(parts))
      // Drawing it blocks the page for a moment, so the progress has to be painted first.
      await new Promise((resolve) => setTimeout(resolve))
      if (signal.aborted) return
      recallServer(visit, document.servers?.map(({ url }) => url) ?? [])
      openExplorer(mount, { spec: document, visit }, signal)
      show('open')
    } catch (error) {
      console.error(error)
      if (!signal.aborted) show('failed')
    }
  }
  if (link !== null) followPath(link, root, signal)
  // The fragment is a place in the explorer, not in this page, so the browser doesn't scroll for it.
  if (location.hash.startsWith('#/')) scrollTo(0, 0)
  void open()
}
