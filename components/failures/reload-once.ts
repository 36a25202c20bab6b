import { siteBrand } from '../site-brand.ts'

/** Storage key of the last reason for a reload. */
export function reloadKey(brand: string): string {
  return `${brand}.reloaded`
}

/** Reloads the page, but not twice in a row for the same reason. */
export function reloadOnce(reason: string): void {
  try {
    const key = reloadKey(siteBrand())
    if (sessionStorage.getItem(key) === reason) return
    sessionStorage.setItem(key, reason)
  } catch {
    // Without storage, the page would reload forever.
    return
  }
  location.reload()
}
