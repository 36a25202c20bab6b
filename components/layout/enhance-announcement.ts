import { announcementKey } from './announcement-key.ts'

/** Dismisses the announcement permanently by remembering its ID. A bar that can't be closed has no button. */
export function enhanceAnnouncement(root: HTMLElement, signal: AbortSignal): void {
  const bar = root.querySelector<HTMLElement>('.announcement')
  const control = bar?.querySelector<HTMLButtonElement>('.announcement-close')
  if (!bar || !control) return
  const dismiss = () => {
    document.documentElement.dataset.announcement = 'dismissed'
    try {
      localStorage.setItem(announcementKey(bar.id), '1')
    } catch {
      // Storage may be blocked; the bar is then only hidden for this visit.
    }
  }
  control.addEventListener('click', dismiss, { signal })
  control.disabled = false
}
