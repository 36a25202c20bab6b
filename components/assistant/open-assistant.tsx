import './assistant.css'
import { createRoot, type Root } from 'react-dom/client'
import { type AssistantSettings, settingsPath } from '#lib/assistant/assistant-settings.ts'
import { AssistantPanel } from './assistant-panel.tsx'
import { openWidget } from './open-widget.ts'

let loading: { address: string; settings: Promise<AssistantSettings> } | undefined

async function fetchSettings(address: string): Promise<AssistantSettings> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: the server answered with status ${response.status}.`)
  return (await response.json()) as AssistantSettings
}

/** Loads the assistant's settings, whose hash is on the button in the header. The next call retries after a failure. */
function loadSettings(link: HTMLElement): Promise<AssistantSettings> {
  const address = `${settingsPath}?${link.dataset.settings}`
  if (loading?.address === address) return loading.settings
  const settings = fetchSettings(address)
  loading = { address, settings }
  settings.catch(() => {
    loading = undefined
  })
  return settings
}

let opened: { dialog: HTMLDialogElement; root: Root } | undefined

/** Whether a click opens a link to another page in this tab. */
function leadsAway(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link !== null && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** The dialog stays in the document when it is closed, so an answer in progress continues. */
function createDialog(): { dialog: HTMLDialogElement; root: Root } {
  const element = document.createElement('dialog')
  element.className = 'assistant'
  element.setAttribute('aria-labelledby', 'assistant-title')
  document.body.append(element)
  element.addEventListener('click', (event) => {
    // A click on the backdrop targets the dialog itself.
    if (event.target === element) element.close()
    if (!leadsAway(event)) return
    element.close()
    // The new page takes the focus, not the button in the header.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  return { dialog: element, root: createRoot(element) }
}

function showDialog(settings: AssistantSettings, question: string | undefined): void {
  opened ??= createDialog()
  const { dialog, root } = opened
  if (dialog.open) return
  const first = question === undefined ? undefined : { question }
  root.render(<AssistantPanel settings={settings} first={first} onClose={() => dialog.close()} />)
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
  dialog.showModal()
  dialog.querySelector('textarea')?.focus()
}

/**
 * Opens the assistant, or the widget that a site uses instead. If the widget fails to load, or the reader declines it,
 * the dialog answers from the pages.
 * @param question asked at once; the widget doesn't get it
 */
export async function openAssistant(link: HTMLElement, question?: string): Promise<void> {
  const settings = await loadSettings(link)
  if (settings.provider.kind === 'widget' && (await openWidget(settings.provider))) return
  link.focus()
  showDialog(settings, question)
}
