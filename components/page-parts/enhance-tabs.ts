import { recall, remember, siteKey } from '../browser-storage.ts'

/** Storage key of a group's selected tab. */
export const tabKey = (group: string) => siteKey(`tab.${group}`)

const buttonsOf = (tabs: Element) => [...tabs.querySelectorAll<HTMLButtonElement>(':scope > .tab-list > button')]
const lineOf = (tabs: Element) => tabs.querySelector<HTMLSelectElement>(':scope > .tab-choice > select')

/** The values of a set's tabs, in the order of its panels. */
function valuesOf(tabs: Element): string[] {
  const line = lineOf(tabs)
  return line === null ? buttonsOf(tabs).map(({ value }) => value) : [...line.options].map(({ value }) => value)
}

/** Selects a tab by value; returns whether there is one. Only changes attributes, like `tabRestoreScript`. */
export function selectTab(tabs: Element, value: string): boolean {
  const index = valuesOf(tabs).indexOf(value)
  if (index < 0) return false
  const line = lineOf(tabs)
  if (line !== null) line.selectedIndex = index
  buttonsOf(tabs).forEach((button, at) => {
    button.setAttribute('aria-selected', String(at === index))
    button.tabIndex = at === index ? 0 : -1
  })
  tabs.querySelectorAll(':scope > .tab-panel').forEach((panel, at) => {
    panel.toggleAttribute('data-inactive', at !== index)
  })
  return true
}

/** Puts the selected tab in the URL, so it can be shared; the rest of the URL doesn't change. */
function writeAddress(value: string): void {
  const url = new URL(location.href)
  url.searchParams.set('tab', value)
  history.replaceState(history.state, '', url)
}

/** Where the keys of a list of tabs lead: from one to the next, around its ends, or to one of them. */
export const tabMoves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The element that the hash of an address names. */
function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Shows a tab in its set and in the others of its group. */
function showTab(sets: readonly HTMLElement[], tabs: HTMLElement, value: string): void {
  const { group } = tabs.dataset
  for (const set of sets)
    if (set === tabs || (group !== undefined && set.dataset.group === group)) selectTab(set, value)
}

/** Opens the tabs around what a hash names; returns whether one was closed. */
function openAround(sets: readonly HTMLElement[], hash: string): boolean {
  let isChanged = false
  for (let panel = targetOf(hash)?.closest('.tab-panel'); panel; panel = panel.parentElement?.closest('.tab-panel')) {
    const tabs = panel.parentElement
    if (!panel.hasAttribute('data-inactive') || tabs === null) continue
    const value = valuesOf(tabs)[[...tabs.querySelectorAll(':scope > .tab-panel')].indexOf(panel)]
    if (value !== undefined) showTab(sets, tabs, value)
    isChanged = true
  }
  return isChanged
}

/** Links to what is in a tab open it, those of the table of contents, too. */
function followLinks(root: HTMLElement, sets: readonly HTMLElement[], signal: AbortSignal): void {
  const openTarget = () => {
    if (openAround(sets, location.hash)) targetOf(location.hash)?.scrollIntoView({ behavior: 'instant' })
  }
  openTarget()
  addEventListener('hashchange', openTarget, { signal })
  // Also if the address doesn't change; the browser scrolls after this.
  root.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
      if (link !== null) openAround(sets, link.hash)
    },
    { signal },
  )
}

/** Tabs by pointer and keyboard; tabs of one group switch together. @see WAI-ARIA Authoring Practices, “Tabs” */
export function enhanceTabs(root: HTMLElement, signal: AbortSignal): void {
  const sets = [...root.querySelectorAll<HTMLElement>('.tabs')]
  if (sets.length === 0) return
  const choose = (tabs: HTMLElement, value: string) => {
    const { group } = tabs.dataset
    const before = tabs.getBoundingClientRect().top
    showTab(sets, tabs, value)
    // Sets above this one may have changed height; scroll so this one doesn't move.
    scrollBy({ top: tabs.getBoundingClientRect().top - before, behavior: 'instant' })
    if (group !== undefined) remember(tabKey(group), value)
    writeAddress(value)
  }
  const requested = new URLSearchParams(location.search).get('tab')
  for (const set of sets) {
    const { group } = set.dataset
    const recalled = group === undefined ? null : recall(tabKey(group))
    if (!(requested !== null && selectTab(set, requested)) && recalled !== null) selectTab(set, recalled)
  }
  followLinks(root, sets, signal)
  root.addEventListener(
    'change',
    ({ target }) => {
      const tabs = (target as Element).closest<HTMLElement>('.tab-choice')?.parentElement
      if (tabs) choose(tabs, (target as HTMLSelectElement).value)
    },
    { signal },
  )
  root.addEventListener(
    'click',
    (event) => {
      const tab = (event.target as Element).closest<HTMLButtonElement>('[role=tab]')
      const tabs = tab?.closest<HTMLElement>('.tabs')
      if (tab && tabs) choose(tabs, tab.value)
    },
    { signal },
  )
  root.addEventListener(
    'keydown',
    (event) => {
      const tab = (event.target as Element).closest<HTMLButtonElement>('[role=tab]')
      const move = tabMoves[event.key]
      const tabs = tab?.closest<HTMLElement>('.tabs')
      if (!tab || !tabs || move === undefined) return
      const buttons = buttonsOf(tabs)
      const next = buttons[move(buttons.indexOf(tab), buttons.length)]
      if (next === undefined) return
      event.preventDefault()
      choose(tabs, next.value)
      next.focus()
    },
    { signal },
  )
}
