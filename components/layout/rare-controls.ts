import { enhanceVersionMenu, showVersion } from '../navigation/enhance-version-menu.ts'
import { enhanceAnnouncement } from './enhance-announcement.ts'

export { showVersion }

/** Behavior of header controls that few sites have: the version menu and an announcement that can be closed. */
export function enhanceRareControls(root: HTMLElement, signal: AbortSignal): void {
  enhanceAnnouncement(root, signal)
  enhanceVersionMenu(root, signal)
}
