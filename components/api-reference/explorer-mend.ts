/** Corrected attributes, by selector; null removes one. React only writes an attribute when its value changes. */
type Corrections = readonly (readonly [selector: string, name: string, value: string | null])[]

const corrections: Corrections = [
  // The name of an operation is a heading of the second level, which the titles of its parts are on its page.
  ['.operation h2', 'aria-level', '3'],
  ['.operation h3', 'aria-level', '4'],
  // Titles of panels and texts that are marked as what they are not.
  ['[role="heading"]:not([aria-level])', 'role', null],
  ['.sl-markdown-viewer[role="textbox"]', 'role', null],
]

function correct(root: HTMLElement): void {
  for (const [selector, name, value] of corrections) {
    for (const element of root.querySelectorAll(selector)) {
      if (element.getAttribute(name) === value) continue
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  }
}

/** Fixes accessibility problems of Elements from outside, for readers with a screen reader. */
export function mendExplorer(root: HTMLElement, signal: AbortSignal): void {
  const observer = new MutationObserver(() => correct(root))
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class', 'data-icon', 'role'] })
  signal.addEventListener('abort', () => observer.disconnect())
}
