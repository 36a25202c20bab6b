import { markdownVersionPath } from '#lib/agents/markdown-version-path.ts'
import { normalizeRoute } from '#lib/pages/route.ts'
import { pathSteps } from '#lib/prose/path-parts.ts'
import { editDistance } from '#lib/search/words/edit-distance.ts'
import { createElement } from '../create-element.ts'
import { scrollInList } from './scroll-in-list.ts'

export interface ListedOperation {
  link: HTMLAnchorElement
  name: string
  /** Address of its page. The link leads to the explorer while that can be used. */
  page: string
}

/** The place in the explorer that the address names: the path of an operation, or “/” for the overview. */
const currentPath = () => /^#(\/[^#?]*)/.exec(location.hash)?.[1] ?? '/'

/** The operations in the list, by their places in the explorer, before its links lead there. */
export function operationsIn(list: HTMLElement): Map<string, ListedOperation> {
  const links = list.querySelectorAll<HTMLAnchorElement>('[data-explorer-path]')
  // The name is after the method.
  return new Map(
    [...links].map((link) => {
      const name = link.lastChild?.textContent ?? ''
      return [link.dataset.explorerPath ?? '', { link, name, page: link.getAttribute('href') ?? '' }]
    }),
  )
}

/** Name, method, and URL of an operation, in the place where Elements will show them. */
function previewOf({ link, name }: ListedOperation, callStart: string): HTMLElement {
  const { explorerPath = '', call = '' } = link.dataset
  const method = link.querySelector<HTMLElement>('.method')?.dataset.method ?? ''
  const badge = createElement('span', { class: 'method', 'data-method': method }, method.toUpperCase())
  // A webhook has a name instead of a path.
  const start = explorerPath.startsWith('/webhooks/') ? '' : callStart
  const [first = '', ...others] = pathSteps(call)
  const parts = [first, ...others.flatMap((part) => [createElement('wbr'), part])]
  const address = createElement('code', {}, createElement('span', {}, start), createElement('span', {}, ...parts))
  return createElement(
    'section',
    { class: 'explorer-preview', 'aria-label': name },
    createElement(
      'p',
      { class: 'explorer-group' },
      link.closest('details')?.querySelector('summary')?.firstChild?.textContent ?? '',
    ),
    createElement('h2', {}, name),
    createElement('div', { class: 'endpoint' }, badge, address),
    createElement('div', { class: 'explorer-lines', 'aria-hidden': 'true' }),
  )
}

/** How many letters may differ in the name of an operation that was probably meant, but at most half of them. */
const mostSlips = 6

const idIn = (path: string) => path.split('/').filter(Boolean).at(-1) ?? path

/** Says that no operation has the address, and names one whose address is like it. */
function missingNote(path: string, operations: ReadonlyMap<string, ListedOperation>): HTMLElement {
  const asked = idIn(path)
  const most = Math.min(mostSlips, Math.floor(asked.length / 2))
  const near = [...operations]
    .map(([other, { name }]) => ({ other, name, slips: editDistance(asked, idIn(other), most) }))
    .reduce((a, b) => (b.slips < a.slips ? b : a), { other: '', name: '', slips: most + 1 })
  const note = createElement(
    'p',
    { class: 'explorer-missing', role: 'status' },
    `This specification has no operation “${asked}”. `,
  )
  if (near.slips > most) note.append('Choose one from the list of operations.')
  else note.append('Did you mean ', createElement('a', { href: `#${near.other}` }, near.name), '?')
  return note
}

/** Filters the list; without a text, or if no name has it, it shows all operations. */
function filterList(list: HTMLElement, text: string): void {
  const field = list.querySelector('input')
  if (field === null || field.value === text) return
  field.value = text
  field.dispatchEvent(new Event('input'))
  if (text !== '' && list.querySelector('li:not([hidden]) mark') === null) filterList(list, '')
}

/** Returns a function that lets links lead to places in the explorer, or to the pages of operations. */
export function linksOf(root: HTMLElement): (target: 'explorer' | 'pages') => void {
  const links = root.querySelectorAll<HTMLAnchorElement>('[data-explorer-path]')
  const pages = new Map([...links].map((link) => [link, link.getAttribute('href') ?? '']))
  return (target) => {
    for (const [link, page] of pages) link.href = target === 'pages' ? page : `#${link.dataset.explorerPath}`
  }
}

/** Lets links within the page, such as that to its content, lead there. Elements would take them for its own places. */
function keepPlace(signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href^="#"]:not([href^="#/"])')
    const target = link === null ? null : document.getElementById(link.hash.slice(1))
    if (target === null) return
    event.preventDefault()
    for (let part = target.parentElement; part !== null; part = part.parentElement) {
      if (part instanceof HTMLDetailsElement) part.open = true
    }
    target.focus()
    target.scrollIntoView()
  }
  addEventListener('click', follow, { signal })
}

/** Links to the places before and after one, in the order of the list, like those at the end of other pages. */
function paginationOf(list: HTMLElement, entry: HTMLElement): HTMLElement {
  const entries = [...list.querySelectorAll<HTMLElement>('.explorer-overview, [data-explorer-path]')]
  const at = entries.indexOf(entry)
  const linkTo = (label: string, rel: string, target: HTMLElement | undefined) => {
    if (target === undefined) return []
    const name = target.lastChild?.textContent ?? ''
    const href = `#${target.dataset.explorerPath ?? '/'}`
    return [createElement('a', { href, rel }, createElement('small', {}, label), name)]
  }
  const links = [...linkTo('Previous', 'prev', entries[at - 1]), ...linkTo('Next', 'next', entries[at + 1])]
  return createElement('nav', { class: 'pagination', 'aria-label': 'Previous and next operations' }, ...links)
}

/** Returns whether an operation's name is shown, and moves the focus to it. */
function focusName(mount: HTMLElement, name: string): boolean {
  const heading = [...mount.querySelectorAll('h2')].find(({ textContent }) => textContent === name)
  if (heading === undefined) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Lets the link to a page, and the actions for it, be those of another one; without a page, there are none. */
function showActions(actions: HTMLElement | null, page: string | undefined): void {
  const [link, markdown] = actions?.querySelectorAll('a') ?? []
  if (!actions || !link || !markdown) return
  actions.hidden = page === undefined
  if (page === undefined) return
  link.href = page
  markdown.href = markdownVersionPath(normalizeRoute(page))
}

interface Followers {
  root: HTMLElement
  list: HTMLElement
  operations: ReadonlyMap<string, ListedOperation>
  /** Where Elements shows a place. */
  mount: HTMLElement
  /** The link to the page of the operation that is shown, and the actions for that page. */
  actions: HTMLElement | null
}

/**
 * Follows the place that the explorer shows: marks it in the list, names it in the window's title, and links to its
 * page. Until Elements shows an operation, its name and URL are shown.
 */
export function followPlace({ root, list, operations, mount, actions }: Followers, signal: AbortSignal): void {
  const overview = list.querySelector<HTMLElement>('.explorer-overview')
  const { title } = document
  let shownPath: string | undefined
  let wasMissing = false
  /** Whether the reader has chosen a place whose name isn't shown yet. */
  let isAwaited = false
  /** Whether its console is to be opened, too. */
  let isCall = false
  const show = () => {
    const path = currentPath()
    if (path === shownPath) return
    shownPath = path
    const operation = operations.get(path)
    document.title = operation === undefined ? title : `${operation.name} | ${title}`
    showActions(actions, operation?.page)
    root.dataset.place = operation === undefined ? 'overview' : 'operation'
    for (const part of root.querySelectorAll('.explorer-preview, .explorer-missing, .pagination')) part.remove()
    const isMissing = operation === undefined && path !== '/'
    if (isMissing) {
      root.querySelector('.explorer-main')?.prepend(missingNote(path, operations))
      // An address that is typed, or gone back to, leaves the window where it was.
      scrollTo({ top: 0, behavior: 'instant' })
    }
    if (operation !== undefined) mount.before(previewOf(operation, root.dataset.callStart ?? ''))
    list.querySelector('[aria-current]')?.removeAttribute('aria-current')
    const entry = operation?.link ?? overview
    entry?.setAttribute('aria-current', 'page')
    if (entry) mount.after(paginationOf(list, entry))
    if (isMissing) filterList(list, idIn(path).replaceAll(/[-_]+/g, ' '))
    else if (wasMissing || entry?.closest('[hidden]')) filterList(list, '')
    wasMissing = isMissing
    entry?.closest('details')?.setAttribute('open', '')
    if (entry) scrollInList(list, entry)
  }
  for (const group of list.querySelectorAll('details')) group.open = false
  show()
  keepPlace(signal)
  addEventListener('popstate', show, { signal })
  // Elements changes the address without an event, but never without changing what it shows.
  const observer = new MutationObserver(() => {
    show()
    const name = operations.get(currentPath())?.name
    if (!isAwaited || name === undefined || !focusName(mount, name)) return
    isAwaited = false
    if (isCall) mount.querySelector<HTMLElement>('.endpoint > .button')?.click()
  })
  observer.observe(mount, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
  // In a small window, the list opens above the page. It returns the focus itself when it closes.
  list.addEventListener(
    'toggle',
    (event) => {
      if (event instanceof ToggleEvent && event.newState === 'open') {
        const entry = list.querySelector<HTMLElement>('[aria-current]') ?? list.querySelector('input')
        entry?.focus()
      }
    },
    { signal },
  )
  root.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('a[href^="#/"]') === null) return
      isAwaited = true
      isCall = target.closest('.first-call') !== null
      // Another place begins at its top.
      scrollTo({ top: 0, behavior: 'instant' })
      list.hidePopover?.()
      // The links at the end are replaced, so the focus would be lost.
      if (target.closest('.pagination') !== null) document.getElementById('content')?.focus({ preventScroll: true })
    },
    { signal },
  )
}
