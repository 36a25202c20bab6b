import { announcementKey } from './announcement-key.ts'

/** Dismisses the announcement for good: its id is remembered. A bar that cannot be closed has no control for it. */
export function enhanceAnnouncement(root: HTMLElement, signal: AbortSignal): void {
  const bar = root.querySelector<HTMLElement>('.announcement')
  const dismiss = () => {
    document.documentElement.dataset.announcement = 'dismissed'
    try {
      localStorage.setItem(announcementKey(bar?.id ?? ''), '1')
    } catch {
      // Storage may be forbidden; the bar is then hidden for this visit only.
    }
  }
  bar?.querySelector('.announcement-close')?.addEventListener('click', dismiss, { signal })
}
