import type { ProviderSettings } from '#lib/assistant/assistant-settings.ts'
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
function askWidgetConsent(script: string): Promise<boolean> {
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

type WidgetSettings = Extract<ProviderSettings, { kind: 'widget' }>

const patienceMs = 15_000
const pollMs = 100

/** The function that opens a widget, such as `Kapa.open`; undefined until its script has defined it. */
function openerOf(path: string): (() => void) | undefined {
  const names = path.split('.')
  let owner: unknown
  let value: unknown = window
  for (const name of names) {
    owner = value
    value = (value as Record<string, unknown> | undefined)?.[name]
  }
  return typeof value === 'function' ? () => void (value as () => unknown).call(owner) : undefined
}

function appendScript({ script: address, scriptId, attributes }: WidgetSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    if (scriptId !== '') script.id = scriptId
    script.async = true
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`The assistant’s widget could not be loaded from ${address}.`))
    })
    document.head.append(script)
  })
}

async function waitForOpener(path: string): Promise<() => void> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += pollMs) {
    const open = openerOf(path)
    if (open !== undefined) return open
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  throw new Error(`The assistant’s widget has no function ${path}.`)
}

let loading: Promise<() => void> | undefined

/**
 * Opens a third party's widget. Its script is only loaded once the reader opens the widget and consents.
 * @returns false if the reader declines, or if the widget can't be loaded
 */
export async function openWidget(settings: WidgetSettings): Promise<boolean> {
  if (settings.consent && !(await askWidgetConsent(settings.script))) return false
  try {
    loading ??= appendScript(settings).then(() => waitForOpener(settings.open))
    const open = await loading
    open()
    return true
  } catch (error) {
    loading = undefined
    console.warn(error)
    return false
  }
}
