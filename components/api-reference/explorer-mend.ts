import { type Corrections, correct } from './try-it-mend.ts'

const corrections: Corrections = [
  // The page has its own title.
  ['h1', 'aria-level', '2'],
  ['h2', 'aria-level', '3'],
  ['h3:not(.first-call *)', 'aria-level', '4'],
  ['h4', 'aria-level', '2'],
  ['button:has(svg.fa-copy)', 'aria-label', 'Copy'],
  ['button:has(svg.fa-check)', 'aria-label', 'Copied'],
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
