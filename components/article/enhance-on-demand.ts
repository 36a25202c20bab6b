import { loadChunk } from '../failures/load-chunk.ts'

type Enhance = (root: HTMLElement, signal: AbortSignal) => void

/** Behavior that only some pages need, by the selector of its elements. */
const parts: readonly [selector: string, id: string, load: () => Promise<Enhance>][] = [
  ['.card-index', 'card-index', () => import('../card-index/enhance-card-index.ts').then((m) => m.enhanceCardIndex)],
  ['[data-zoom] .screen', 'screens', () => import('../screens/enhance-screens.ts').then((m) => m.enhanceScreens)],
  ['.tabs', 'tabs', () => import('../page-parts/enhance-tabs.ts').then((m) => m.enhanceTabs)],
  ['.term', 'terms', () => import('./enhance-terms.ts').then((m) => m.enhanceTerms)],
]

/** Loads rarely needed behavior: page actions when a reader focuses or points at them, other parts if present. */
export function enhanceOnDemand(root: HTMLElement, signal: AbortSignal): void {
  const warn = (error: unknown) => console.warn('A part of this page could not be loaded.', error)
  for (const [selector, id, load] of parts) {
    if (root.querySelector(selector) === null) continue
    loadChunk(id, load)
      .then((enhance) => signal.aborted || enhance(root, signal))
      .catch(warn)
  }
  const actions = root.querySelector<HTMLElement>('.page-actions')
  if (actions === null) return
  let loading: Promise<import('./enhance-page-actions.ts').PageActions> | undefined
  const load = () => {
    loading ??= loadChunk('page-actions', () => import('./enhance-page-actions.ts')).then((module) =>
      module.enhancePageActions(actions, signal),
    )
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  for (const type of ['pointerover', 'focusin'])
    actions.addEventListener(type, () => void load().catch(warn), { signal })
  actions.addEventListener(
    'click',
    ({ target }) => {
      const at = [...actions.querySelectorAll(':scope > button')].indexOf(target as HTMLButtonElement)
      if (at !== -1) load().then((controls) => (at === 0 ? controls.copyPage() : controls.toggleMenu()), warn)
    },
    { signal },
  )
}
