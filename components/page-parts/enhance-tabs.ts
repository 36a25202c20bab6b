import { recall, remember, siteKey } from '../browser-storage.ts'

/** Storage key of a group's selected tab. */
export const tabKey = (group: string) => siteKey(`tab.${group}`)

/** Selects a tab by value; returns whether there is one. Only changes attributes, like `tabRestoreScript`. */
export function selectTab(tabs: Element, value: string): boolean {
  const buttons = [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-list > button')]
  const panels = [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-panel')]
  const index = buttons.findIndex((button) => button.dataset.value === value)
  if (index < 0) return false
  buttons.forEach((button, at) => {
    button.setAttribute('aria-selected', String(at === index))
    button.tabIndex = at === index ? 0 : -1
    panels[at]?.toggleAttribute('data-inactive', at !== index)
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

/** Tabs by pointer and keyboard; tabs of one group switch together. @see WAI-ARIA Authoring Practices, “Tabs” */
export function enhanceTabs(root: HTMLElement, signal: AbortSignal): void {
  const sets = [...root.querySelectorAll<HTMLElement>('.tabs')]
  if (sets.length === 0) return
  const choose = (tabs: HTMLElement, value: string) => {
    const { group } = tabs.dataset
    const before = tabs.getBoundingClientRect().top
    for (const set of sets)
      if (set === tabs || (group !== undefined && set.dataset.group === group)) selectTab(set, value)
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
  root.addEventListener(
    'click',
    (event) => {
      const tab = (event.target as Element).closest<HTMLElement>('[role=tab]')
      const tabs = tab?.closest<HTMLElement>('.tabs')
      if (tab && tabs && tab.dataset.value !== undefined) choose(tabs, tab.dataset.value)
    },
    { signal },
  )
  root.addEventListener(
    'keydown',
    (event) => {
      const tab = (event.target as Element).closest<HTMLElement>('[role=tab]')
      const move = tabMoves[event.key]
      const tabs = tab?.closest<HTMLElement>('.tabs')
      if (!tab || !tabs || move === undefined) return
      const buttons = [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-list > button')]
      const next = buttons[move(buttons.indexOf(tab), buttons.length)]
      if (next?.dataset.value === undefined) return
      event.preventDefault()
      choose(tabs, next.dataset.value)
      next.focus()
    },
    { signal },
  )
}
