import { siteBrand } from '../site-brand.ts'

/** Storage key of the last reason to load a page anew. */
export function reloadKey(brand: string): string {
  return `${brand}.reloaded`
}

/** Loads the page anew, but not again for the same reason: what a reload does not mend, reload after reload does not. */
export function reloadOnce(reason: string): void {
  try {
    const key = reloadKey(siteBrand())
    if (sessionStorage.getItem(key) === reason) return
    sessionStorage.setItem(key, reason)
  } catch {
    // Without storage nothing would end the reloads.
    return
  }
  location.reload()
}
