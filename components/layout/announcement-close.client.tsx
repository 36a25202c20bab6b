'use client'

import { announcementKey } from './announcement-key.ts'

/** Dismisses the announcement for good: its id is remembered. */
export function AnnouncementClose({ id }: { id: string }) {
  const dismiss = () => {
    document.documentElement.dataset.announcement = 'dismissed'
    try {
      localStorage.setItem(announcementKey(id), '1')
    } catch {
      // Storage may be forbidden; the bar is then hidden for this visit only.
    }
  }
  return (
    <button type="button" className="icon-button announcement-close" aria-label="Dismiss announcement" onClick={dismiss}>
      ×
    </button>
  )
}
