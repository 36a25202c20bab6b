import { createElement } from '../create-element.ts'

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

/** Copy and word-wrap controls on every code block. */
export function enhanceCode(root: HTMLElement, signal: AbortSignal): void {
  for (const figure of root.querySelectorAll<HTMLElement>('figure.code')) {
    if (figure.querySelector('.code-tools') !== null) continue
    const status = createElement('span', { role: 'status', class: 'visually-hidden' })
    const names = { class: 'code-wrap', 'aria-label': 'Wrap long lines' }
    const wrap = createElement('button', { type: 'button', ...names, 'aria-pressed': 'false' })
    wrap.addEventListener(
      'click',
      () => {
        const wrapped = figure.toggleAttribute('data-wrap')
        wrap.setAttribute('aria-pressed', String(wrapped))
      },
      { signal },
    )
    const copyButton = createElement('button', { type: 'button', class: 'code-copy', 'aria-label': 'Copy code' })
    copyButton.addEventListener('click', () => void copyText(copyButton, codeText(figure), status), { signal })
    figure.append(createElement('div', { class: 'code-tools' }, wrap, copyButton, status))
  }
}
