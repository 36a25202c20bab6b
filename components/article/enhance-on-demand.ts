import { loadChunk } from '../failures/load-chunk.ts'
import { type OnDemandPart, siteParts } from './site-parts.ts'

const warn = (error: unknown) => console.warn('A part of this page could not be loaded.', error)

const parts: readonly OnDemandPart[] = [
  ['.card-index', 'card-index', () => import('../card-index/enhance-card-index.ts').then((m) => m.enhanceCardIndex)],
  ['[data-zoom] .screen', 'screens', () => import('../screens/enhance-screens.ts').then((m) => m.enhanceScreens)],
  ['.tabs', 'tabs', () => import('../page-parts/enhance-tabs.ts').then((m) => m.enhanceTabs)],
  ['.term', 'terms', () => import('./enhance-terms.ts').then((m) => m.enhanceTerms)],
  ...siteParts,
]

/**
 * Remembers the button that a reader presses in a part whose behavior hasn't loaded; the returned function presses it
 * again. Buttons that the browser itself handles have already done their work.
 */
function rememberPressed(root: HTMLElement, part: string, signal: AbortSignal): () => void {
  let pressed: HTMLElement | null = null
  const remember = ({ target }: Event) => {
    const buttons = `:is(${part}) button[type=button]:not([popovertarget])`
    if (target instanceof Element) pressed = target.closest<HTMLElement>(buttons) ?? pressed
  }
  root.addEventListener('click', remember, { signal })
  return () => {
    root.removeEventListener('click', remember)
    pressed?.click()
  }
}

/** Loads rarely needed behavior of parts that a page has. */
export function enhanceOnDemand(root: HTMLElement, signal: AbortSignal): void {
  for (const [selector, id, load] of parts) {
    if (root.querySelector(selector) === null) continue
    const pressAgain = rememberPressed(root, selector, signal)
    loadChunk(id, load)
      .then((enhance) => {
        if (signal.aborted) return
        enhance(root, signal)
        pressAgain()
      })
      .catch(warn)
  }
  enhanceActions(root, signal)
}

/** Loads the behavior of the page's actions when a reader focuses or points at them. */
export function enhanceActions(root: HTMLElement, signal: AbortSignal): void {
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
