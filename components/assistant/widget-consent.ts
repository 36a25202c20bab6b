import { recall, remember, siteKey } from '../browser-storage.ts'

const storageKey = () => siteKey('assistant-widget')

function createDialog(host: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'assistant-consent'
  dialog.setAttribute('aria-labelledby', 'assistant-consent-title')
  const title = Object.assign(document.createElement('h2'), {
    id: 'assistant-consent-title',
    textContent: 'Load the assistant?',
  })
  const text = Object.assign(document.createElement('p'), {
    textContent: `The assistant is a service of ${host}. It can set cookies and receives the questions that you ask. You can also get answers from these pages only, in your browser.`,
  })
  const form = Object.assign(document.createElement('form'), { method: 'dialog' })
  for (const [value, label] of [
    ['yes', `Load from ${host}`],
    ['no', 'Answer from these pages'],
  ] as const) {
    form.append(Object.assign(document.createElement('button'), { className: 'button', value, textContent: label }))
  }
  dialog.append(title, text, form)
  return dialog
}

/**
 * Asks once whether a third party's widget may be loaded; Escape declines. A site that manages consent elsewhere can
 * replace this function.
 */
export function askWidgetConsent(script: string): Promise<boolean> {
  const { host } = new URL(script, location.href)
  if (recall(storageKey()) === host) return Promise.resolve(true)
  const dialog = createDialog(host)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const isWanted = dialog.returnValue === 'yes'
      if (isWanted) remember(storageKey(), host)
      dialog.remove()
      resolve(isWanted)
    })
  })
}
