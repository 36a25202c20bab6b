import { enhanceVersionMenu, showVersion } from '../navigation/enhance-version-menu.ts'
import { enhanceAnnouncement } from './enhance-announcement.ts'

export { showVersion }

/** Behaviour of the controls of the header that few sites have: other versions, an announcement that can be closed. */
export function enhanceRareControls(root: HTMLElement, signal: AbortSignal): void {
  enhanceAnnouncement(root, signal)
  enhanceVersionMenu(root, signal)
}
