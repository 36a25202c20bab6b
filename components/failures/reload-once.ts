import { recall, remember, siteKey } from '../browser-storage.ts'

/** Reloads the page, but not twice in a row for the same reason. @returns whether it reloads */
export function reloadOnce(reason: string): boolean {
  const key = siteKey('reloaded')
  if (recall(key, 'sessionStorage') === reason) return false
  // Without storage, the page would reload forever.
  if (!remember(key, reason, 'sessionStorage')) return false
  location.reload()
  return true
}
