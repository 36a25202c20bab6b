/** Name of the event for a change of only the query, which browsers report only on the way back and forward. */
const changed = 'docs:address'

/** Calls back when the query of the address has changed, but not the page. Returns a function that stops it. */
export function onAddressChange(listener: () => void): () => void {
  for (const type of ['popstate', changed]) addEventListener(type, listener)
  return () => {
    for (const type of ['popstate', changed]) removeEventListener(type, listener)
  }
}

/** Tells what shows the query that it has changed. */
export function announceAddress(): void {
  dispatchEvent(new Event(changed))
}

/** Adds an entry to the history whose address differs only in its query. */
export function changeAddress(href: string): void {
  history.pushState(null, '', href)
  announceAddress()
}
