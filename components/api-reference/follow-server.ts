import { mockUrl } from '#lib/api/mock-url.ts'
import { recall, remember, siteKey } from '../browser-storage.ts'
import type { SampleCodes } from './sample-codes.ts'
import { shownAddress } from './try-it-servers.ts'
import type { VisitStore } from './try-it-visit.ts'

const storageKey = () => siteKey('api-server')

/** Chooses the server that the reader chose on another page, unless this visit has one or it isn't offered. */
export function recallServer(visit: VisitStore, offered: readonly string[]): void {
  const remembered = recall(storageKey())
  if (visit.current().server !== undefined || remembered === null || !offered.includes(remembered)) return
  visit.change({ server: remembered })
}

/** Chooses a server. One of the specification is remembered, other hosts only for the visit. */
export function chooseServer(visit: VisitStore, offered: readonly string[], address: string): void {
  if (offered.includes(address)) remember(storageKey(), address)
  visit.change({ server: address })
}

/** The address of the server that a page has been built with; undefined if its operation has none. */
export function pageServer(root: HTMLElement): string | undefined {
  return root.querySelector('.endpoint code > span')?.textContent ?? undefined
}

/** Returns a function that shows another address in every text that has this one, except in samples of the request. */
function replacerOf(root: HTMLElement, address: string): (next: string) => void {
  const places: [node: Node, parts: string[]][] = []
  for (const code of root.querySelectorAll('.endpoint code, .samples code')) {
    if (code.closest('[aria-label="Request samples"]') !== null) continue
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parts = texts.currentNode.nodeValue?.split(address) ?? []
      if (parts.length > 1) places.push([texts.currentNode, parts])
    }
  }
  return (next) => {
    for (const [node, parts] of places) node.nodeValue = parts.join(next)
  }
}

/** Selects an address. One that the page doesn't offer, such as that of the mock, gets an option of its own. */
function select(list: HTMLSelectElement, address: string, offered: readonly string[]): void {
  for (const option of [...list.options]) if (!offered.includes(option.value)) option.remove()
  if (!offered.includes(address)) {
    list.add(new Option(address === mockUrl ? `Local mock: ${address}` : address, address))
  }
  list.value = address
}

/**
 * Keeps the server in the operation's address, its samples, and its console the same, whichever of them the reader
 * chooses it in.
 */
export function followServer(root: HTMLElement, visit: VisitStore, samples: SampleCodes, signal: AbortSignal): void {
  const list = root.querySelector<HTMLSelectElement>('.endpoint select')
  const shown = pageServer(root)
  if (shown === undefined) return
  const offered = list === null ? [shown] : [...list.options].map(({ value }) => value)
  const replace = replacerOf(root, shown)
  const show = () => {
    const address = shownAddress(visit.current(), offered) ?? shown
    replace(address)
    samples.showServer(address)
    if (list !== null) select(list, address, offered)
  }
  const choose = (address: string) => chooseServer(visit, offered, address)
  list?.addEventListener('change', () => choose(list.value), { signal })
  // The reader may have chosen one before this script was there.
  if (list !== null && list.value !== shown) choose(list.value)
  else recallServer(visit, offered)
  signal.addEventListener('abort', visit.subscribe(show))
  show()
}
