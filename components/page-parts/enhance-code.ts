const copiedMs = 2000

function codeText(figure: HTMLElement): string {
  return figure.querySelector('code')?.textContent ?? ''
}

function button(label: string, className: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.setAttribute('aria-label', label)
  return element
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
    const tools = document.createElement('div')
    tools.className = 'code-tools'
    const status = document.createElement('span')
    status.setAttribute('role', 'status')
    status.className = 'visually-hidden'
    const wrap = button('Wrap long lines', 'code-wrap')
    wrap.setAttribute('aria-pressed', 'false')
    wrap.addEventListener(
      'click',
      () => {
        const wrapped = figure.toggleAttribute('data-wrap')
        wrap.setAttribute('aria-pressed', String(wrapped))
      },
      { signal },
    )
    const copyButton = button('Copy code', 'code-copy')
    copyButton.addEventListener('click', () => void copyText(copyButton, codeText(figure), status), { signal })
    tools.append(wrap, copyButton, status)
    figure.append(tools)
  }
}
