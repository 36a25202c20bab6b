import { createElement } from '../create-element.ts'
import { hangLines } from './hang-lines.ts'

const copiedMs = 2000

function codeText(figure: HTMLElement): string {
  return figure.querySelector('code')?.textContent ?? ''
}

/** Copies a text; the control and the status element show whether that worked. */
export async function copyText(control: HTMLElement, text: string, status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    control.dataset.state = 'done'
    status.textContent = 'Copied'
  } catch {
    control.dataset.state = 'failed'
    status.textContent = 'Copying failed. Select the code and copy it manually.'
  }
  setTimeout(() => {
    delete control.dataset.state
    status.textContent = ''
  }, copiedMs)
}

/** A button that copies a block, and the element that says whether that worked. */
function copyControl(figure: HTMLElement, signal: AbortSignal): HTMLElement[] {
  const status = createElement('span', { role: 'status', class: 'visually-hidden' })
  const button = createElement('button', { type: 'button', class: 'code-copy', 'aria-label': 'Copy code' })
  button.addEventListener('click', () => void copyText(button, codeText(figure), status), { signal })
  return [button, status]
}

/** A button that wraps long lines, or doesn't. On a phone, those that can't be edited wrap at first, as in `code.css`. */
function wrapControl(figure: HTMLElement, signal: AbortSignal): HTMLElement {
  const phone = matchMedia('(width <= 560px)')
  const isEditable = figure.parentElement?.matches('.playground') === true
  const isChanging = isEditable || figure.closest('[aria-label="Request samples"]') !== null
  const button = createElement('button', { type: 'button', class: 'code-wrap', 'aria-label': 'Wrap long lines' })
  const show = () => {
    const chosen = figure.dataset.wrap
    const wraps = chosen === undefined ? phone.matches && !isEditable : chosen === 'on'
    button.ariaPressed = String(wraps)
    const code = figure.querySelector('code')
    if (wraps && code !== null && !isChanging) hangLines(code)
  }
  button.addEventListener(
    'click',
    () => {
      figure.dataset.wrap = button.ariaPressed === 'true' ? 'off' : 'on'
      show()
    },
    { signal },
  )
  phone.addEventListener('change', show, { signal })
  show()
  return button
}

/** Shows all of a long block, or its first lines again. A search in the page that scrolls to a hidden line shows it, too. */
function enhanceUnfold(button: HTMLButtonElement, signal: AbortSignal): void {
  const figure = button.parentElement
  const pre = figure?.querySelector('pre')
  const more = button.textContent
  const show = (isOpen: boolean) => {
    button.ariaExpanded = String(isOpen)
    button.textContent = isOpen ? 'Show less' : more
  }
  button.addEventListener(
    'click',
    () => {
      const isOpen = button.ariaExpanded === 'false'
      show(isOpen)
      if (!isOpen) figure?.scrollIntoView({ block: 'nearest' })
    },
    { signal },
  )
  const reveal = () => {
    if (pre != null && pre.scrollTop > 0) show(true)
  }
  pre?.addEventListener('scroll', reveal, { signal })
}

/**
 * Makes the row of a closed sample its only title: it says what a click does, and has a button that copies the sample.
 */
function enhanceFold(fold: Element, figure: HTMLElement, signal: AbortSignal): void {
  const summary = fold.querySelector('summary')
  const name = summary?.firstChild
  if (!summary || !(name instanceof Text)) return
  const caption = figure.querySelector('figcaption')
  if (caption && name.data.endsWith(` ${caption.textContent}`)) caption.hidden = true
  fold.firstElementChild?.addEventListener(
    'toggle',
    ({ target }) => {
      const isOpen = (target as HTMLDetailsElement).open
      name.data = name.data.replace(/^(?:Show|Hide) /, isOpen ? 'Hide ' : 'Show ')
    },
    { signal },
  )
  fold.append(createElement('div', { class: 'code-tools' }, ...copyControl(figure, signal)))
}

/** Copy and word-wrap controls on every code block, and on the row of one that is closed. */
export function enhanceCode(root: HTMLElement, signal: AbortSignal): void {
  for (const figure of root.querySelectorAll<HTMLElement>('figure.code')) {
    if (figure.querySelector('.code-tools') !== null) continue
    figure.append(
      createElement('div', { class: 'code-tools' }, wrapControl(figure, signal), ...copyControl(figure, signal)),
    )
  }
  for (const fold of root.querySelectorAll('.fold')) {
    const [figure, ...others] = fold.querySelectorAll<HTMLElement>('figure.code')
    if (figure === undefined || others.length > 0 || fold.querySelector(':scope > .code-tools') !== null) continue
    enhanceFold(fold, figure, signal)
  }
  for (const button of root.querySelectorAll<HTMLButtonElement>('.code > .unfold')) enhanceUnfold(button, signal)
}
