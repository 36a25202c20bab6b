import { announcementKey } from './announcement-key.ts'

/** Dismisses the announcement for good: its id is remembered. A bar that cannot be closed has no control for it. */
export function enhanceAnnouncement(root: HTMLElement, signal: AbortSignal): void {
  const bar = root.querySelector<HTMLElement>('.announcement')
  const control = bar?.querySelector<HTMLButtonElement>('.announcement-close')
  if (!bar || !control) return
  const hide = () => {
    document.documentElement.dataset.announcement = 'dismissed'
  }
  const dismiss = () => {
    hide()
    try {
      localStorage.setItem(announcementKey(bar.id), '1')
    } catch {
      // Storage may be forbidden; the bar is then hidden for this visit only.
    }
  }
  try {
    // The head script has done so before; a failed hydration renders the root element anew.
    if (localStorage.getItem(announcementKey(bar.id)) !== null) hide()
  } catch {
    // Storage may be forbidden; then nothing is remembered.
  }
  control.addEventListener('click', dismiss, { signal })
  control.disabled = false
}
