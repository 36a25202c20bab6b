import { filterCards } from '#lib/card-index/card-filter.ts'
import { markWords } from './mark-words.ts'
import { scrollInList } from './scroll-in-list.ts'

const anyEntry = '.explorer-overview, details > summary, details[open] a'
const foundEntry = 'details:not([hidden]) li:not([hidden]) > a'

/** What readers call the methods, and the verbs of names. */
const verbs: Readonly<Record<string, string>> = {
  get: 'list read fetch',
  post: 'create add',
  put: 'replace',
  patch: 'edit modify',
  delete: 'remove',
}

/** The words of a text in the singular; “user” is in “users” anyway. */
const singular = (text: string) => text.replaceAll(/(?<=\w{2})ies\b/g, 'y')
const plural = (text: string) => text.replaceAll(/(?<=\w{2})y\b/g, 'ies').replaceAll(/\w{3,}(?<!s)\b/g, '$&s')

/** The words that an operation is found by, the best first: those of its method and name, of its path, of its parameters. */
function wordsOf(item: Element): string[] {
  const { call = '', names = '' } = item.querySelector<HTMLElement>('[data-call]')?.dataset ?? {}
  const method = item.querySelector<HTMLElement>('.method')?.dataset.method ?? ''
  const name = item.textContent.toLowerCase()
  const meant = Object.entries(verbs).flatMap(([verb, others]) =>
    verb === method || name.includes(verb) ? others : [],
  )
  const named = [name, singular(name), plural(name), method, ...meant]
  const path = [call, call.replaceAll(/(?=\/)/g, ' '), call.replaceAll(/\W+|_/g, ' ')]
  return [named, path, [names]].map((words) => ` ${words.join(' ').toLowerCase()} `)
}

/** Whether a text has a word that begins so. */
const beginsWord = (text: string, word: string) => text.includes(` ${word}`)

const parametersOf = (item: Element) => item.querySelector<HTMLElement>('[data-call]')?.dataset.names ?? ''

function partsOf(list: HTMLElement) {
  const items = [...list.querySelectorAll('li')]
  const words = items.map(wordsOf)
  return {
    list,
    field: list.querySelector('input'),
    clear: list.querySelector<HTMLElement>('.explorer-field > button'),
    status: list.querySelector('[role=status]'),
    groups: [...list.querySelectorAll('details')],
    items,
    names: items.map((item) => item.querySelector<HTMLElement>('.method + span')),
    overview: list.querySelector<HTMLElement>('.explorer-overview'),
    // Each with more words than the one before.
    cardSets: [1, 2, 3].map((parts) =>
      words.map((own) => ({ values: {}, words: own.slice(0, parts).join(''), heads: [] })),
    ),
  }
}

/** The forms that a word may have in a name that it is found by. */
const formsOf = (word: string) => [word, singular(word), plural(word), word.replace(/s$/, '')]

/** The parameters by which an operation is found, if its name, method, and path don't have the words. */
function foundBy(item: HTMLElement, words: readonly string[]): string[] {
  const call = item.querySelector<HTMLElement>('[data-call]')?.dataset.call ?? ''
  const seen = `${item.textContent} ${call}`.toLowerCase()
  return parametersOf(item)
    .split(' ')
    .filter((name) => words.some((word) => !seen.includes(word) && name.toLowerCase().includes(word)))
}

type Parts = ReturnType<typeof partsOf>

/** The operations that a text asks for. Paths only count for what no name has, and parameters for what no path has. */
function findOperations({ cardSets }: Pick<Parts, 'cardSets'>, text: string) {
  const found = cardSets.map((cards) => filterCards(cards, { values: {}, text }, beginsWord))
  const all = found.at(-1)
  // A word of a parameter isn't a typo of another one.
  return found.find(({ count, meant }) => count > 0 && meant.every((word) => all?.meant.includes(word))) ?? all
}

/** Returns a function that shows the operations that the field asks for. All groups with such an operation are open. */
function filterOf(parts: Parts): () => void {
  const { list, field, clear, status, groups, items, names, overview } = parts
  /** Groups that were open before; undefined while nothing is filtered. */
  let openBefore: Set<HTMLDetailsElement> | undefined
  return () => {
    const text = field?.value.trim() ?? ''
    const { shown = [], count = 0, meant = [] } = findOperations(parts, text) ?? {}
    for (const [at, item] of items.entries()) item.hidden = !shown[at]
    const marked = meant.flatMap(formsOf)
    for (const [at, name] of names.entries()) {
      const item = items[at]
      if (name === null || item === undefined) continue
      markWords(name, marked)
      const parameters = shown[at] ? foundBy(item, meant) : []
      if (parameters.length === 0) delete name.dataset.parameters
      else name.dataset.parameters = parameters.join(', ')
    }
    if (clear) clear.hidden = field?.value === ''
    if (overview) overview.hidden = text !== ''
    if (text !== '') openBefore ??= new Set(groups.filter(({ open }) => open))
    for (const group of groups) {
      const inGroup = group.querySelectorAll('li:not([hidden])').length
      group.hidden = inGroup === 0
      const counted = group.querySelector('summary > small')
      if (counted) counted.textContent = String(inGroup)
      if (text !== '') group.open = true
      else if (openBefore !== undefined) {
        group.open = openBefore.has(group) || group.querySelector('[aria-current]') !== null
      }
    }
    if (text === '' && openBefore !== undefined) {
      openBefore = undefined
      const current = list.querySelector<HTMLElement>('[aria-current]')
      if (current !== null) scrollInList(list, current)
    }
    const found = count === 0 ? `No operation matches “${text}”.` : `${count} of ${items.length} operations`
    if (status) status.textContent = text === '' ? '' : found
  }
}

/** The found operation that is most likely meant: by its name, and not only by its path or a parameter. */
function bestFound(list: HTMLElement, text: string): HTMLElement | undefined {
  const found = [...list.querySelectorAll<HTMLElement>(foundEntry)]
  const words = text.trim().toLowerCase().split(/\s+/)
  const named = found.filter(({ textContent }) => words.every((word) => textContent.toLowerCase().includes(word)))
  // The shortest name has the least besides.
  const lengthOf = ({ textContent }: HTMLElement) => textContent.length
  return (
    named.reduce<HTMLElement | undefined>((a, b) => (a && lengthOf(a) <= lengthOf(b) ? a : b), undefined) ?? found[0]
  )
}

/**
 * Lets readers narrow the list of operations. Arrow keys move through it, Enter in the field opens the operation that is
 * most likely meant, and Escape shows all again, as the button in the field and the opened operation do.
 */
export function filterOperations(list: HTMLElement, signal: AbortSignal): void {
  const parts = partsOf(list)
  const { field } = parts
  if (field === null) return
  const filter = filterOf(parts)
  const showAll = () => {
    field.value = ''
    filter()
  }
  const clear = () => {
    showAll()
    field.focus()
  }
  const openBest = () => {
    const best = bestFound(list, field.value)
    if (best === undefined) return
    best.click()
    showAll()
  }
  const move = (by: 1 | -1) => {
    const isNarrowed = field.value.trim() !== ''
    const entries = [field, ...list.querySelectorAll<HTMLElement>(isNarrowed ? foundEntry : anyEntry)]
    const at = entries.indexOf(document.activeElement as HTMLElement)
    if (at >= 0) entries[at + by]?.focus()
  }
  const actionOf = ({ key, target }: KeyboardEvent): (() => void) | undefined => {
    if (key === 'ArrowDown') return () => move(1)
    if (key === 'ArrowUp') return () => move(-1)
    // An empty field leaves Escape to the list, which it closes in a small window.
    if (key === 'Escape' && field.value !== '') return clear
    if (key === 'Enter' && target === field) return openBest
    return undefined
  }
  const onKey = (event: KeyboardEvent) => {
    const act = actionOf(event)
    if (act === undefined || event.isComposing) return
    event.preventDefault()
    act()
  }
  field.addEventListener('input', filter, { signal })
  parts.clear?.addEventListener('click', clear, { signal })
  list.addEventListener('keydown', onKey, { signal })
  // What was entered before this script loaded.
  if (field.value !== '') filter()
}
