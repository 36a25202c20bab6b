import { openShortcuts } from './shortcut-list.ts'

/** Makes the footer's control open the sheet of shortcuts, also if single-key shortcuts are off. */
export function enhanceShortcuts(signal: AbortSignal): void {
  document.querySelector('.shortcuts-open')?.addEventListener('click', openShortcuts, { signal })
}
