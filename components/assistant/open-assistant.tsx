import './assistant.css'
import { createRoot } from 'react-dom/client'
import type { AssistantSettings } from '#lib/assistant/assistant-settings.ts'
import { AssistantPanel } from './assistant-panel.tsx'
import { loadSettings } from './load-settings.ts'
import { openWidget } from './open-widget.ts'

let dialog: HTMLDialogElement | undefined

/** A link of the dialog that leads away from it, in this tab. */
function leadsAway(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link !== null && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** The dialog stays in the document when it is closed, so an answer that is under way goes on. */
function createDialog(settings: AssistantSettings): HTMLDialogElement {
  const element = document.createElement('dialog')
  element.className = 'assistant'
  element.setAttribute('aria-labelledby', 'assistant-title')
  document.body.append(element)
  createRoot(element).render(<AssistantPanel settings={settings} onClose={() => element.close()} />)
  element.addEventListener('click', (event) => {
    // A click beside the dialog hits the dialog itself.
    if (event.target === element) element.close()
    if (!leadsAway(event)) return
    element.close()
    // The page that opens takes the focus, and not the button in the header.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  return element
}

function showDialog(settings: AssistantSettings): void {
  dialog ??= createDialog(settings)
  if (dialog.open) return
  dialog.showModal()
  dialog.querySelector('textarea')?.focus()
}

/**
 * Opens the assistant, or the widget that a site has in its place. When the widget cannot be had, or the reader does not
 * want it, the dialog answers from the pages.
 */
export async function openAssistant(link: HTMLElement): Promise<void> {
  const settings = await loadSettings(link)
  if (settings.provider.kind === 'widget' && (await openWidget(settings.provider))) return
  link.focus()
  showDialog(settings)
}
