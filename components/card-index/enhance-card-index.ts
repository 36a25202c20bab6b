import {
  type FilterCard,
  filterCards,
  readSelection,
  type Selection,
  writeSelection,
} from '#lib/card-index/card-filter.ts'
import { groupSize } from '#lib/card-index/card-index.ts'

const typingMs = 250

function valuesOf(card: HTMLElement, facets: readonly string[]): FilterCard['values'] {
  return Object.fromEntries(facets.map((facet) => [facet, (card.dataset[facet] ?? '').split('|').filter(Boolean)]))
}

function wordsOf(card: HTMLElement): string {
  const logos = card.querySelector('.logos')?.getAttribute('aria-label') ?? ''
  return `${card.textContent} ${logos}`.toLowerCase()
}

const isNarrowing = ({ values, text }: Selection) => text.trim() !== '' || Object.keys(values).length > 0

function enhanceIndex(index: HTMLElement, form: HTMLFormElement, signal: AbortSignal): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const field = form.querySelector<HTMLInputElement>('input[type=search]')
  const status = form.querySelector('[role=status]')
  const clear = form.querySelector<HTMLButtonElement>('[type=reset]')
  const empty = index.querySelector<HTMLElement>('.index-empty')
  const facets = [...new Set(boxes.map(({ name }) => name))]
  const items = [...index.querySelectorAll<HTMLElement>('.index-cards > li')]
  const sections = [...index.querySelectorAll<HTMLElement>('section')]
  const cards = items.map((item) => ({ values: valuesOf(item, facets), words: wordsOf(item) }))
  const { one = '', many = '' } = index.dataset

  const chosen = (): Selection => {
    const values: Record<string, string[]> = {}
    for (const { name, value, checked } of boxes) if (checked) values[name] = [...(values[name] ?? []), value]
    return { values, text: field?.value ?? '' }
  }
  const show = () => {
    const selection = chosen()
    const { shown, count, counts } = filterCards(cards, selection)
    for (const [at, item] of items.entries()) if (item.hidden === shown[at]) item.hidden = !shown[at]
    const isNarrowed = isNarrowing(selection)
    index.toggleAttribute('data-narrowed', isNarrowed)
    for (const section of sections) {
      const visible = section.querySelectorAll('li:not([hidden])').length
      if (section.hidden !== (visible === 0)) section.hidden = visible === 0
      for (const [name, value] of Object.entries(groupSize(visible))) section.style.setProperty(name, String(value))
    }
    for (const box of boxes) {
      const label = box.parentElement
      const number = counts[box.name]?.[box.value] ?? 0
      const small = label?.querySelector('small')
      if (small && small.textContent !== String(number)) small.textContent = String(number)
      label?.toggleAttribute('data-empty', number === 0)
    }
    if (status)
      status.textContent = `${count}${isNarrowed ? ` of ${cards.length}` : ''} ${count === 1 && !isNarrowed ? one : many}`
    if (clear) clear.hidden = !isNarrowed
    if (empty && empty.hidden !== count > 0) empty.hidden = count > 0
  }
  /** Adds each selection to the browser's history; consecutive keystrokes share one entry. */
  const remember = (how: 'push' | 'replace') => {
    const search = writeSelection(location.search, facets, chosen())
    if (search === location.search) return
    const url = `${location.pathname}${search}${location.hash}`
    if (how === 'push') history.pushState(null, '', url)
    else history.replaceState(history.state, '', url)
  }
  const recall = () => {
    const { values, text } = readSelection(location.search, facets)
    for (const box of boxes) box.checked = values[box.name]?.includes(box.value) ?? false
    if (field) field.value = text
    // A selection must be visible, so open its disclosure.
    for (const box of boxes) if (box.checked) box.closest('fieldset details')?.setAttribute('open', '')
    show()
  }

  let timer: number | undefined
  form.addEventListener(
    'input',
    (event) => {
      clearTimeout(timer)
      show()
      if (event.target !== field) remember('push')
      else timer = window.setTimeout(() => remember('replace'), typingMs)
    },
    { signal },
  )
  form.addEventListener('submit', (event) => event.preventDefault(), { signal })
  form.addEventListener(
    'reset',
    (event) => {
      event.preventDefault()
      for (const box of boxes) box.checked = false
      if (field) field.value = ''
      show()
      remember('push')
      // The control disappears once there is nothing to clear.
      field?.focus()
    },
    { signal },
  )
  addEventListener('popstate', recall, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  // Selections made before this script loaded are kept, unless the URL has others.
  if (isNarrowing(readSelection(location.search, facets)) || !isNarrowing(chosen())) recall()
  else {
    show()
    remember('push')
  }
}

/** Lets readers filter an index of cards by facets and words. The selection is in the URL. */
export function enhanceCardIndex(root: HTMLElement, signal: AbortSignal): void {
  for (const index of root.querySelectorAll<HTMLElement>('.card-index')) {
    const form = index.querySelector('form')
    if (form !== null) enhanceIndex(index, form, signal)
  }
}
