import { mostShownOptions } from '#lib/card-index/card-index.ts'
import { createElement } from '../create-element.ts'

/** Shows how many cards a checkbox would leave. */
export function showNumber({ parentElement: label }: HTMLInputElement, count: number): void {
  const small = label?.querySelector('small')
  if (small && small.textContent !== String(count)) small.textContent = String(count)
  label?.toggleAttribute('data-empty', count === 0)
}

const optionsIn = (box: Element | null) => box?.querySelectorAll('label:not([data-empty])').length ?? 0

/**
 * Shows how many options a disclosure has: those that would leave no card are hidden. If few are left in its list, all
 * are visible, and there is nothing to disclose.
 */
export function showHiddenOptions(details: HTMLDetailsElement): void {
  const summary = details.querySelector('summary')
  if (summary === null) return
  const text = `${optionsIn(details)} more`
  if (summary.textContent !== text) summary.textContent = text
  const isShort = optionsIn(details.parentElement) <= mostShownOptions
  if (summary.hidden === isShort) return
  summary.hidden = isShort
  details.open = isShort || details.querySelector(':checked') !== null
}

interface ChoiceParts {
  boxes: readonly HTMLInputElement[]
  clear: HTMLButtonElement | null
  /** The panel of the checkboxes. */
  details: HTMLDetailsElement | null
}

/** Shows what is chosen, for screens where the checkboxes are in a closed panel. Each choice can be taken back. */
export function showChoices({ boxes, clear, details }: ChoiceParts): void {
  const choices = boxes.flatMap((box) => {
    if (!box.checked) return []
    const label = box.parentElement?.querySelector('span')?.textContent ?? ''
    const button = createElement('button', { type: 'button', 'aria-label': `Remove ${label}` }, label)
    button.addEventListener('click', () => {
      box.click()
      const next = clear?.hidden ? details?.querySelector('summary') : clear
      next?.focus()
    })
    return [button]
  })
  for (const old of clear?.parentElement?.querySelectorAll('[type=button]') ?? []) old.remove()
  clear?.before(...choices)
}
