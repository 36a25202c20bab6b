import { nameParts } from '#lib/prose/name-parts.ts'
import { bodyProblemId } from './try-it-problem.tsx'

/** The editor of the request body. */
export const editorSelector = '.TextRequestBody textarea'

/** Corrected attributes, by selector; null removes one. React only writes an attribute when its value changes. */
export type Corrections = readonly (readonly [selector: string, name: string, value: string | null])[]

const corrections: Corrections = [
  [editorSelector, 'aria-label', 'Request body'],
  ['.try-it-setup + * .sl-code-viewer', 'aria-label', 'Response body'],
  ['.try-it-setup + * .sl-code-viewer > .sl-absolute button', 'aria-label', 'Copy response'],
  // A region without a name is not a landmark.
  ['.sl-panel__content-wrapper[role="region"]', 'role', null],
  // The file input must not be hidden, or the keyboard can't reach it. Styles hide it visually.
  ['label[role="button"]', 'role', null],
  ['.ParameterGrid input[type="file"]', 'hidden', null],
  // Native copies of the lists, for autofill: readers never see them.
  ['.sl-select > [aria-hidden="true"] input', 'tabindex', '-1'],
]

function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

export function correct(root: HTMLElement, corrected: Corrections): void {
  for (const [selector, name, value] of corrected) {
    for (const element of root.querySelectorAll(selector)) setAttribute(element, name, value)
  }
}

/** A panel title is a button that may contain a menu, another button. Makes only the title's text the button. */
function splitTitle(title: Element): void {
  const words = title.firstElementChild
  const expanded = title.getAttribute('aria-expanded')
  if (words === null || expanded === null || title.querySelector('button') === null) return
  setAttribute(words, 'role', 'button')
  setAttribute(words, 'tabindex', '0')
  setAttribute(words, 'aria-expanded', expanded)
  for (const name of ['role', 'tabindex', 'aria-expanded']) setAttribute(title, name, null)
}

/** Elements marks every field of its own as required; only the word in its label is correct. */
function mendField(input: HTMLInputElement): void {
  const label = input.closest('.ParameterGrid')?.querySelector(`label[for="${CSS.escape(input.id)}"]`)
  setAttribute(input, 'aria-required', label?.textContent?.endsWith(' required') === true ? 'true' : null)
}

/** Marks the editor, and the line, while there is a problem with its body. */
function mendEditor(root: HTMLElement): void {
  const editor = root.querySelector(editorSelector)
  if (editor === null) return
  const problem = root.querySelector<HTMLElement>(`#${bodyProblemId}`)
  setAttribute(editor, 'aria-invalid', problem === null ? null : 'true')
  setAttribute(editor, 'aria-describedby', problem === null ? null : bodyProblemId)
  const lines = root.querySelectorAll('.TextRequestBody .sl-code-highlight > *')
  lines.forEach((line, at) => {
    line.toggleAttribute('data-problem', String(at + 1) === problem?.dataset.line)
  })
}

/**
 * Lets a long text of Elements break where its parts end. React doesn't change such a text, or writes it again.
 * @param partsOf divides a text
 */
function breakBetween(element: Element, partsOf: (text: string) => string[]): void {
  if (element.querySelector('wbr') !== null) return
  for (const node of element.childNodes) {
    if (!(node instanceof Text)) continue
    const [first = '', ...others] = partsOf(node.data)
    if (others.length === 0) continue
    node.data = first
    node.after(...others.flatMap((part) => [document.createElement('wbr'), part]))
    return
  }
}

function mend(root: HTMLElement): void {
  correct(root, corrections)
  mendEditor(root)
  for (const title of root.querySelectorAll('.sl-panel__titlebar')) splitTitle(title)
  const fields = root.querySelectorAll<HTMLInputElement>('.ParameterGrid .sl-input input[id]')
  for (const field of fields) mendField(field)
  for (const label of root.querySelectorAll('.ParameterGrid > label')) breakBetween(label, nameParts)
}

/** Returns the focus to the control that opened a list; it is lost when the list closes. */
function restoreFocus({ attributeName, target }: MutationRecord): void {
  if (attributeName !== 'aria-expanded' || !(target instanceof HTMLElement)) return
  if (!target.matches('[aria-haspopup="listbox"][aria-expanded="false"]')) return
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) target.focus()
  })
}

/** Keys that do in the editor of the body what they do in any field. */
const ownKeys: ReadonlySet<string> = new Set(['Tab', '(', '[', '{', '"', "'", '`'])

/** Fixes accessibility problems of Elements from outside, for readers with a keyboard or a screen reader. */
export function mendElements(root: HTMLElement, signal: AbortSignal): void {
  const observer = new MutationObserver((records) => {
    mend(root)
    records.forEach(restoreFocus)
  })
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: [
      'aria-describedby',
      'aria-expanded',
      'aria-invalid',
      'aria-required',
      'placeholder',
      'role',
      'tabindex',
    ],
  })
  signal.addEventListener('abort', () => observer.disconnect())
  // The editor would use Tab to indent and trap the focus. It would put a bracket or a quote around what is selected, and
  // select all of it, so that the next letter replaces it. This listener runs before React's.
  root.addEventListener(
    'keydown',
    (event) => {
      if (ownKeys.has(event.key) && (event.target as Element).matches(editorSelector)) event.stopPropagation()
    },
    { signal, capture: true },
  )
}
