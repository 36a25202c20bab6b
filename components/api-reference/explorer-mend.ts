import { breakBetween, type Corrections, correct, setAttribute } from './try-it-mend.ts'

const arrowSelector = '.JsonSchemaViewer .sl-w-8.sl-text-muted:has(> svg)'
const pathSelector = '.HttpOperation .sl-font-mono .sl-truncate > .sl-font-semibold'

const corrections: Corrections = [
  // The page has its own title.
  ['h1', 'aria-level', '2'],
  ['h2', 'aria-level', '3'],
  ['h3:not(.first-call *)', 'aria-level', '4'],
  ['h4', 'aria-level', '2'],
  ['button:has(svg.fa-copy)', 'aria-label', 'Copy'],
  ['button:has(svg.fa-check)', 'aria-label', 'Copied'],
  // Otherwise, its name is all of its code.
  ['.sl-inverted ~ .sl-panel .sl-code-viewer', 'aria-label', 'Sample'],
  ['.Model .sl-code-viewer', 'aria-label', 'Sample'],
  // Titles of panels and texts that are marked as what they are not.
  ['[role="heading"]:not([aria-level])', 'role', null],
  ['.sl-markdown-viewer[role="textbox"]', 'role', null],
]

/** Makes the arrow before a field, which can only be clicked in Elements, a button with the name of its field. */
function mendArrow(arrow: Element): void {
  setAttribute(arrow, 'role', 'button')
  setAttribute(arrow, 'tabindex', '0')
  setAttribute(arrow, 'aria-expanded', String(arrow.querySelector('.fa-chevron-down') !== null))
  const name = arrow.parentElement?.querySelector('[data-test^="property-name"]')?.textContent
  setAttribute(arrow, 'aria-label', name === undefined ? 'Fields' : `Fields of ${name}`)
}

/** A tab may name a panel that isn't there. */
function mendTab(tab: Element): void {
  const panel = tab.getAttribute('aria-controls')
  if (panel !== null && document.getElementById(panel) === null) tab.removeAttribute('aria-controls')
}

function mend(root: HTMLElement): void {
  correct(root, corrections)
  for (const arrow of root.querySelectorAll(arrowSelector)) mendArrow(arrow)
  for (const tab of root.querySelectorAll('[role="tab"]')) mendTab(tab)
  for (const path of root.querySelectorAll(pathSelector)) breakBetween(path, (text) => text.split(/(?<=\/)(?!$)/))
}

/** Fixes accessibility problems of Elements' documentation from outside, as `mendElements` does for its console. */
export function mendExplorer(root: HTMLElement, signal: AbortSignal): void {
  const observer = new MutationObserver(() => mend(root))
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'data-icon', 'role', 'aria-controls'],
  })
  signal.addEventListener('abort', () => observer.disconnect())
  root.addEventListener(
    'keydown',
    (event) => {
      const target = event.target as HTMLElement
      if ((event.key !== 'Enter' && event.key !== ' ') || !target.matches(arrowSelector)) return
      event.preventDefault()
      target.click()
    },
    { signal },
  )
}
