import { recall, remember, siteKey } from '../browser-storage.ts'
import { createElement } from '../create-element.ts'

const storageKey = () => siteKey('assistant-widget')

function createDialog(host: string): HTMLDialogElement {
  const text = `The assistant is a service of ${host}. It can set cookies and receives the questions that you ask. You can also get answers from these pages only, in your browser.`
  const choice = (value: string, label: string) => createElement('button', { class: 'button', value }, label)
  return createElement(
    'dialog',
    { class: 'assistant-consent', 'aria-labelledby': 'assistant-consent-title' },
    createElement('h2', { id: 'assistant-consent-title' }, 'Load the assistant?'),
    createElement('p', {}, text),
    createElement(
      'form',
      { method: 'dialog' },
      choice('yes', `Load from ${host}`),
      choice('no', 'Answer from these pages'),
    ),
  )
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
