import { enhanceAskAi } from '../assistant/enhance-ask-ai.ts'
import { loadChunk } from '../failures/load-chunk.ts'
import { enhanceMenu } from '../navigation/enhance-menu.ts'
import { enhanceSearchBox } from '../search/enhance-search-box.ts'
import { enhanceThemeSwitch } from '../theme/enhance-theme-switch.ts'

type RareControls = typeof import('./rare-controls.ts')

/** Loads the behavior of controls that few sites have; they are disabled until then. */
function withRareControls(root: HTMLElement, use: (controls: RareControls) => void): void {
  if (root.querySelector('.announcement-close, .version-menu') === null) return
  loadChunk('rare-controls', () => import('./rare-controls.ts')).then(use, console.error)
}

/** Adds behavior to the announcement and the navbar. */
export function enhanceHeader(root: HTMLElement, signal: AbortSignal): void {
  for (const enhance of [enhanceMenu, enhanceSearchBox, enhanceAskAi, enhanceThemeSwitch]) enhance(root, signal)
  withRareControls(root, ({ enhanceRareControls }) => enhanceRareControls(root, signal))
}

/** Shows in the navbar which version is open. */
export function showInHeader(root: HTMLElement, pathname: string): void {
  withRareControls(root, ({ showVersion }) => showVersion(root, pathname))
}
