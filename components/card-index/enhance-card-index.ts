import {
  type FilterCard,
  filterCards,
  readSelection,
  type Selection,
  writeSelection,
} from '#lib/card-index/card-filter.ts'
import { groupSize } from '#lib/card-index/card-index.ts'
import { onAddressChange } from '../page-parts/address.ts'
import { showChoices, showHiddenOptions, showNumber } from './show-options.ts'

const typingMs = 250

function valuesOf(card: HTMLElement, facets: readonly string[]): FilterCard['values'] {
  return Object.fromEntries(facets.map((facet) => [facet, (card.dataset[facet] ?? '').split('|').filter(Boolean)]))
}

/** The words of a card, and those that readers see: its title first. */
function wordsOf(card: HTMLElement): Pick<FilterCard, 'words' | 'heads'> {
  const logos = card.querySelector('.logos')?.getAttribute('aria-label') ?? ''
  const seen = `${card.textContent} ${logos}`.toLowerCase()
  const title = card.querySelector(':scope > a')?.textContent?.toLowerCase() ?? ''
  return { words: `${seen} ${(card.dataset.words ?? '').toLowerCase()}`, heads: [title, seen] }
}

const isNarrowing = ({ values, text }: Selection) => text.trim() !== '' || Object.keys(values).length > 0

/** A section with its cards. Those of a long one are in two lists: the second is in a disclosure. */
function groupOf(section: HTMLElement) {
  const lists = [...section.querySelectorAll<HTMLElement>('.index-cards')]
  const items = [...section.querySelectorAll<HTMLElement>('.index-cards > li')]
  return { section, lists, items, first: lists[0]?.childElementCount ?? 0, details: section.querySelector('details') }
}

/** The controls of an index, and what they filter. */
function partsOf(index: HTMLElement, form: HTMLFormElement) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const facets = [...new Set(boxes.map(({ name }) => name))]
  const groups = [...index.querySelectorAll<HTMLElement>('section')].map(groupOf)
  const items = groups.flatMap((group) => group.items)
  return {
    index,
    boxes,
    facets,
    field: form.querySelector<HTMLInputElement>('input[type=search]'),
    status: form.querySelector('[role=status]'),
    clear: form.querySelector<HTMLButtonElement>('[type=reset]'),
    show: form.querySelector<HTMLButtonElement>('details > [type=button]'),
    empty: index.querySelector<HTMLElement>('.index-empty'),
    details: form.querySelector('details'),
    more: [...form.querySelectorAll<HTMLDetailsElement>('fieldset details')],
    groups,
    jumps: [...index.querySelectorAll<HTMLElement>('.index-jumps a')],
    items,
    cards: items.map((item): FilterCard => ({ values: valuesOf(item, facets), ...wordsOf(item) })),
  }
}

type Parts = ReturnType<typeof partsOf>

function selectionIn({ boxes, field }: Parts): Selection {
  const values: Record<string, string[]> = {}
  for (const { name, value, checked } of boxes) if (checked) values[name] = [...(values[name] ?? []), value]
  return { values, text: field?.value ?? '' }
}

function select({ boxes, field }: Parts, { values, text }: Selection): void {
  for (const box of boxes) box.checked = values[box.name]?.includes(box.value) ?? false
  if (field) field.value = text
}

// Everything below writes only what differs: each write costs the browser a layout.

function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden
}

function place(list: HTMLElement | undefined, items: readonly HTMLElement[]): void {
  if (
    list === undefined ||
    (list.childElementCount === items.length && items.every((one, at) => one === list.children[at]))
  )
    return
  list.replaceChildren(...items)
}

/**
 * Arranges the cards of a section, and hides it if it has none. While readers filter, all cards are in the first list,
 * the best first.
 */
function showGroup(
  { section, lists: [list, rest], items, first, details }: Parts['groups'][number],
  rankOf: (item: HTMLElement) => number,
  isNarrowed: boolean,
): void {
  const sorted = isNarrowed ? items.toSorted((a, b) => rankOf(a) - rankOf(b)) : items
  const end = isNarrowed ? items.length : first
  place(list, sorted.slice(0, end))
  place(rest, sorted.slice(end))
  if (details) setHidden(details, isNarrowed)
  const open = details?.open ? items : sorted.slice(0, end)
  const visible = open.filter((item) => !item.hidden).length
  setHidden(section, visible === 0)
  for (const [name, value] of Object.entries(groupSize(visible))) section.style.setProperty(name, String(value))
}

/** Shows the sections with the best cards first. */
function sortGroups({ groups, empty }: Parts, rankOf: (item: HTMLElement) => number): void {
  const best = new Map(
    groups.map(({ section, items }) => [
      section,
      section.hidden ? 0 : Math.min(...items.filter(({ hidden }) => !hidden).map(rankOf)),
    ]),
  )
  const sections = groups.map(({ section }) => section)
  const sorted = sections.toSorted((a, b) => (best.get(a) ?? 0) - (best.get(b) ?? 0))
  if (empty && sorted.some((section, at) => (sorted[at + 1] ?? empty) !== section.nextElementSibling))
    empty.before(...sorted)
}

/** Shows the links to sections that have cards, if there is a choice. */
function showJumps({ groups, jumps }: Parts): void {
  for (const [at, jump] of jumps.entries()) setHidden(jump, groups[at]?.section.hidden === true)
  const nav = jumps[0]?.parentElement
  if (nav) setHidden(nav, jumps.filter(({ hidden }) => !hidden).length < 2)
}

/** Shows the cards that match what is selected, and how many there are. */
function showSelected(parts: Parts): void {
  const { index, items, groups, boxes, cards, status, clear, show, empty, more } = parts
  const selection = selectionIn(parts)
  const { shown, count, counts, ranks, hidden, instead } = filterCards(cards, selection)
  const isNarrowed = isNarrowing(selection)
  for (const [at, item] of items.entries()) {
    setHidden(item, !shown[at])
    const found = hidden[at]?.join(', ')
    if (!found) item.removeAttribute('data-found')
    else if (item.dataset.found !== found) item.dataset.found = found
  }
  showChoices(parts)
  index.toggleAttribute('data-narrowed', isNarrowed)
  const rankByItem = new Map(items.map((item, at) => [item, ranks[at] ?? 0]))
  const rankOf = (item: HTMLElement) => rankByItem.get(item) ?? 0
  for (const group of groups) showGroup(group, rankOf, isNarrowed)
  sortGroups(parts, rankOf)
  showJumps(parts)
  for (const box of boxes) showNumber(box, counts[box.name]?.[box.value] ?? 0)
  for (const details of more) showHiddenOptions(details)
  const { one = '', many = '' } = index.dataset
  const total = isNarrowed ? ` of ${cards.length}` : ''
  const words = instead.length === 0 ? '' : ` with “${instead.join('”, “')}”`
  if (status) status.textContent = `${count}${total} ${count === 1 && !isNarrowed ? one : many}${words}`
  if (show) show.textContent = `Show ${count} ${count === 1 ? one : many}`
  if (clear) clear.hidden = !isNarrowed
  if (empty) setHidden(empty, count > 0)
  const link = empty?.querySelector('a')
  const query = selection.text === '' ? '' : `?${new URLSearchParams({ q: selection.text })}`
  if (link && link.search !== query) link.search = query
}

/** Adds the selection to the browser's history. */
function remember(parts: Parts, how: 'push' | 'replace'): void {
  const search = writeSelection(location.search, parts.facets, selectionIn(parts))
  if (search === location.search) return
  const url = `${location.pathname}${search}${location.hash}`
  if (how === 'push') history.pushState(null, '', url)
  else history.replaceState(history.state, '', url)
}

/** Selects what the URL says. */
function recall(parts: Parts): void {
  select(parts, readSelection(location.search, parts.facets))
  // A selection must be visible, so open its disclosure.
  for (const box of parts.boxes) if (box.checked) box.closest('fieldset details')?.setAttribute('open', '')
  showSelected(parts)
}

function enhanceIndex(index: HTMLElement, form: HTMLFormElement, signal: AbortSignal): void {
  const parts = partsOf(index, form)
  const { field, facets, show, details } = parts
  let timer: number | undefined
  const onInput = ({ target }: Event) => {
    clearTimeout(timer)
    showSelected(parts)
    // Consecutive keystrokes share one entry of the history.
    if (target === field) timer = window.setTimeout(() => remember(parts, 'replace'), typingMs)
    else remember(parts, 'push')
  }
  const onReset = (event: Event) => {
    event.preventDefault()
    select(parts, { values: {}, text: '' })
    showSelected(parts)
    remember(parts, 'push')
    // The control disappears once there is nothing to clear.
    field?.focus()
  }
  form.addEventListener('input', onInput, { signal })
  const onShow = () => {
    details?.removeAttribute('open')
    details?.querySelector('summary')?.focus({ preventScroll: true })
    form.scrollIntoView()
  }
  show?.addEventListener('click', onShow, { signal })
  // Then all of what opens fits into the window.
  const onToggle = () => details?.open && form.scrollIntoView()
  details?.addEventListener('toggle', onToggle, { signal })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal })
  form.addEventListener('reset', onReset, { signal })
  const forget = onAddressChange(() => recall(parts))
  signal.addEventListener('abort', () => {
    forget()
    clearTimeout(timer)
  })
  // Selections made before this script loaded are kept, unless the URL has others.
  if (isNarrowing(readSelection(location.search, facets)) || !isNarrowing(selectionIn(parts))) recall(parts)
  else {
    showSelected(parts)
    remember(parts, 'replace')
  }
}

/** Lets readers filter an index of cards by facets and words. The selection is in the URL. */
export function enhanceCardIndex(root: HTMLElement, signal: AbortSignal): void {
  for (const index of root.querySelectorAll<HTMLElement>('.card-index')) {
    const form = index.querySelector('form')
    if (form !== null) enhanceIndex(index, form, signal)
  }
}
