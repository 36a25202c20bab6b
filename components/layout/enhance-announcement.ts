import { announcementKey } from './announcement-key.ts'

/** Dismisses the announcement permanently by remembering its ID. A bar that can't be closed has no button. */
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
      // Storage may be blocked; the bar is then only hidden for this visit.
    }
  }
  try {
    // The head script has done this already, but a failed hydration re-renders the root element.
    if (localStorage.getItem(announcementKey(bar.id)) !== null) hide()
  } catch {
    // Storage may be blocked; then nothing is remembered.
  }
  control.addEventListener('click', dismiss, { signal })
  control.disabled = false
}
