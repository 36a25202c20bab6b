import { openShortcuts } from './shortcut-list.ts'

/** Opens the sheet of shortcuts from the footer: without a key, and when single keys are off. */
export function enhanceShortcuts(signal: AbortSignal): void {
  document.querySelector('.shortcuts-open')?.addEventListener('click', openShortcuts, { signal })
}
