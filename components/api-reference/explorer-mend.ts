import { type Corrections, correct } from './try-it-mend.ts'

const corrections: Corrections = [
  // The name of an operation is a heading of the second level, which the titles of its parts are on its page.
  ['.operation h2', 'aria-level', '3'],
  ['.operation h3', 'aria-level', '4'],
  // Titles of panels and texts that are marked as what they are not.
  ['[role="heading"]:not([aria-level])', 'role', null],
  ['.sl-markdown-viewer[role="textbox"]', 'role', null],
]

/** Fixes accessibility problems of Elements' documentation from outside, as `mendElements` does for its console. */
export function mendExplorer(root: HTMLElement, signal: AbortSignal): void {
  const observer = new MutationObserver(() => correct(root, corrections))
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class', 'data-icon', 'role'] })
  signal.addEventListener('abort', () => observer.disconnect())
}
