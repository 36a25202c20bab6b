const editorSelector = '.TextRequestBody textarea'

/** Attributes as they should be, by selector; null takes one away. React writes an attribute only when its value changes. */
const attributes: readonly (readonly [selector: string, name: string, value: string | null])[] = [
  [editorSelector, 'aria-label', 'Request body'],
  ['.sl-code-viewer', 'aria-label', 'Response body'],
  // Without a name it is no landmark.
  ['.sl-panel__content-wrapper[role="region"]', 'role', null],
  // A file is chosen by its input, which the keyboard reaches once it is not hidden; styles keep it out of sight.
  ['label[role="button"]', 'role', null],
  ['.ParameterGrid input[type="file"]', 'hidden', null],
  // Twins of the shown lists, for browsers: no reader meets them.
  ['.sl-select > [aria-hidden="true"] input', 'tabindex', '-1'],
]

function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** A title that opens its panel may hold a menu: a button within a button. The words of the title become the button. */
function splitTitle(title: Element): void {
  const words = title.firstElementChild
  const expanded = title.getAttribute('aria-expanded')
  if (words === null || expanded === null || title.querySelector('button') === null) return
  setAttribute(words, 'role', 'button')
  setAttribute(words, 'tabindex', '0')
  setAttribute(words, 'aria-expanded', expanded)
  for (const name of ['role', 'tabindex', 'aria-expanded']) setAttribute(title, name, null)
}

/** Every field says that it is required; the star of its label is right. */
function mendField(input: HTMLInputElement): void {
  const label = input.closest('.ParameterGrid')?.querySelector(`label[for="${CSS.escape(input.id)}"]`)
  setAttribute(input, 'aria-required', label?.textContent?.endsWith('*') === true ? 'true' : null)
  if (input.placeholder.includes('\\"')) input.placeholder = input.placeholder.replaceAll('\\"', '"')
}

function mend(root: HTMLElement): void {
  for (const [selector, name, value] of attributes) {
    for (const element of root.querySelectorAll(selector)) setAttribute(element, name, value)
  }
  for (const title of root.querySelectorAll('.sl-panel__titlebar')) splitTitle(title)
  for (const input of root.querySelectorAll<HTMLInputElement>('.ParameterGrid input[id]')) mendField(input)
}

/** A list that closes takes the focus with it; it belongs back where the list was opened. */
function restoreFocus({ attributeName, target }: MutationRecord): void {
  if (attributeName !== 'aria-expanded' || !(target instanceof HTMLElement)) return
  if (!target.matches('[aria-haspopup="listbox"][aria-expanded="false"]')) return
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) target.focus()
  })
}

/** Repairs from outside what keeps readers with a keyboard or a screen reader from using Elements. */
export function mendElements(root: HTMLElement, signal: AbortSignal): void {
  const observer = new MutationObserver((records) => {
    mend(root)
    records.forEach(restoreFocus)
  })
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-expanded', 'aria-required', 'placeholder', 'role', 'tabindex'],
  })
  signal.addEventListener('abort', () => observer.disconnect())
  // The editor takes this key for an indent, and would never let go of the focus. React hears of it after this.
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && (event.target as Element).matches(editorSelector)) event.stopPropagation()
    },
    { signal, capture: true },
  )
}
