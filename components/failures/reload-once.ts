import { siteBrand } from '../site-brand.ts'

/** Storage key of the last reason for a reload. */
function reloadKey(brand: string): string {
  return `${brand}.reloaded`
}

/**
 * Reloads the page, but not twice in a row for the same reason.
 * @returns whether it reloads
 */
export function reloadOnce(reason: string): boolean {
  try {
    const key = reloadKey(siteBrand())
    if (sessionStorage.getItem(key) === reason) return false
    sessionStorage.setItem(key, reason)
  } catch {
    // Without storage, the page would reload forever.
    return false
  }
  location.reload()
  return true
}
