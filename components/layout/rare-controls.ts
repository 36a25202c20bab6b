import { remember } from '../browser-storage.ts'
import { enhanceVersionMenu, showVersion } from '../navigation/enhance-version-menu.ts'
import { announcementKey } from './announcement-key.ts'

export { showVersion }

/** Dismisses the announcement permanently by remembering its ID. A bar that can't be closed has no button. */
function enhanceAnnouncement(root: HTMLElement, signal: AbortSignal): void {
  const bar = root.querySelector<HTMLElement>('.announcement')
  const control = bar?.querySelector<HTMLButtonElement>('.announcement-close')
  if (!bar || !control) return
  const dismiss = () => {
    document.documentElement.dataset.announcement = 'dismissed'
    remember(announcementKey(bar.id), '1')
  }
  control.addEventListener('click', dismiss, { signal })
  control.disabled = false
}

/** Behavior of header controls that few sites have: the version menu and an announcement that can be closed. */
export function enhanceRareControls(root: HTMLElement, signal: AbortSignal): void {
  enhanceAnnouncement(root, signal)
  enhanceVersionMenu(root, signal)
}
