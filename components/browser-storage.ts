/** The brand, read from the root element so that scripts don't need the whole configuration. */
export function siteBrand(): string {
  return document.documentElement.dataset.brand ?? ''
}

/** The key of something that a site stores, such as `acme.consent`. */
export const siteKey = (name: string) => `${siteBrand()}.${name}`

/** `localStorage` is for all visits, `sessionStorage` for one. */
type Place = 'localStorage' | 'sessionStorage'

/** What the browser doesn't store: storage may be blocked or full. It lasts until the next full load. */
const unstored = new Map<string, string>()

/** The text that is stored under a key; null if there is none. */
export function recall(key: string, place: Place = 'localStorage'): string | null {
  try {
    return unstored.get(key) ?? globalThis[place].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text under a key, or removes it if it is null. @returns whether the browser has stored it */
export function remember(key: string, text: string | null, place: Place = 'localStorage'): boolean {
  unstored.delete(key)
  try {
    if (text === null) globalThis[place].removeItem(key)
    else globalThis[place].setItem(key, text)
    return true
  } catch {
    if (text !== null) unstored.set(key, text)
    return false
  }
}
