import { normalizeRoute } from '#lib/pages/route.ts'
import { recall, remember } from '../browser-storage.ts'
import { loadText } from '../failures/load-text.ts'
import { noticeButton } from '../failures/notice-button.ts'
import { tabKey } from '../page-parts/enhance-tabs.ts'
import { type OperationPage, unknownPage } from './explorer-context.ts'
import { filterOperations } from './filter-operations.ts'
import { followPlace, linksOf, operationsIn } from './follow-place.ts'
import { recallServer } from './follow-server.ts'
import { inTime, moduleLoader } from './load-island.ts'
import type { VisitStore } from './try-it-visit.ts'

type ExplorerModule = typeof import('./explorer.client.tsx')
type State = 'loading' | 'open' | 'failed'

const texts: Readonly<Record<State, string>> = {
  loading: 'The API explorer is loading…',
  open: '',
  failed: 'The API explorer could not be loaded. Check your connection, or use the pages of the operations.',
}

const loadModule = moduleLoader<ExplorerModule>('explorer', '/generated/explorer.js')

type Spec = object & { servers?: readonly { url: string }[] }

/** The specification. Its links are absolute, for those who download it; here they stay on the site. */
async function loadSpec(address: string, origin: string): Promise<Spec> {
  const text = await loadText(address)
  return JSON.parse(text.replaceAll(`](${origin}/`, '](/'))
}

/** How long to wait for the first title of Elements (ms). Without one, there is a message of Elements. */
const drawingMs = 15_000

/** Waits until Elements shows a place. */
function whenDrawn(mount: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (mount.querySelector('h2') !== null) finish()
    })
    const finish = () => {
      observer.disconnect()
      resolve()
    }
    observer.observe(mount, { childList: true, subtree: true })
    setTimeout(finish, drawingMs)
  })
}

/** @param address of the page of an operation; undefined if it has none */
async function loadPage(address: string | undefined): Promise<OperationPage> {
  if (address === undefined) return unknownPage
  const page = new DOMParser().parseFromString(await loadText(address), 'text/html')
  const links = page.querySelectorAll('section[aria-labelledby="used-in"] li > a')
  const usedIn = [...links].map((link) => ({
    title: link.textContent,
    route: normalizeRoute(link.getAttribute('href') ?? ''),
  }))
  return { usedIn, samples: [...page.querySelectorAll('.samples code')] }
}

interface Options {
  visit: VisitStore
  /** Loads the stylesheet. */
  styles: () => Promise<void>
}

/** Loads Stoplight Elements into the page of the API explorer, and says how far it is. */
export function enhanceExplorer(root: HTMLElement, { visit, styles }: Options, signal: AbortSignal): void {
  const part = (name: string) => root.querySelector<HTMLElement>(name)
  const [mount, state, list] = [part('.explorer-root'), part('.explorer-state'), part('.explorer-list')]
  const [status, progress] = [state?.querySelector('p'), state?.querySelector('progress')]
  if (!mount || !state || !list || !status || !progress) return
  const { spec = '', origin = '', access } = root.dataset
  // On the pages of operations, they are tabs.
  const languageKey = tabKey('language')
  const operations = operationsIn(list)
  const surroundings = {
    accessHref: access,
    recallLanguage: () => recall(languageKey),
    rememberLanguage: (language: string) => void remember(languageKey, language),
    loadPage: async (path: string) => loadPage(operations.get(path)?.page),
  }
  const retry = noticeButton('Retry', 'button is-primary', () => void open())
  const lead = linksOf(root)

  const show = (next: State) => {
    root.dataset.state = next
    status.textContent = texts[next]
    lead(next === 'failed' ? 'pages' : 'explorer')
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
      const drawn = whenDrawn(mount)
      openExplorer(mount, { spec: document, visit, surroundings }, signal)
      await drawn
      if (!signal.aborted) show('open')
    } catch (error) {
      console.error(error)
      if (!signal.aborted) show('failed')
    }
  }
  const actions = document.querySelector<HTMLElement>('.explorer-actions')
  filterOperations(list, signal)
  followPlace({ root, list, operations, mount, actions }, signal)
  // The fragment is a place in the explorer, not in this page, so the browser doesn't scroll for it.
  if (location.hash.startsWith('#/')) scrollTo(0, 0)
  void open()
}
