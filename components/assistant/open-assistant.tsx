import './assistant.css'
import { createRoot, type Root } from 'react-dom/client'
import { type AssistantSettings, settingsPath } from '#lib/assistant/assistant-settings.ts'
import { isEscapeTaken } from '../page-parts/escape.ts'
import { AssistantPanel } from './assistant-panel.tsx'
import { prepareAnswers } from './choose-provider.ts'
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

/**
 * Screens on which the dialog is docked beside the page, as in assistant.css: at least 1200 px with text of the usual
 * size. Elsewhere it covers the page.
 */
const wide = '(width >= 75em)'

const isModal = (dialog: HTMLDialogElement) => dialog.matches(':modal')

function show(dialog: HTMLDialogElement): void {
  if (matchMedia(wide).matches) {
    dialog.show()
    return
  }
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
  dialog.showModal()
}

/** Docks an open dialog, or lets it cover the page, when a screen gets wider or narrower. */
function showAgain(dialog: HTMLDialogElement): void {
  if (!dialog.open) return
  const { activeElement } = document
  dialog.close()
  show(dialog)
  const focused = dialog.contains(activeElement) ? activeElement : dialog.querySelector('textarea')
  if (focused instanceof HTMLElement) focused.focus()
}

/** The dialog stays in the document when it is closed, so an answer in progress continues. */
function createDialog(): { dialog: HTMLDialogElement; root: Root } {
  const element = document.createElement('dialog')
  element.className = 'assistant'
  element.setAttribute('aria-labelledby', 'assistant-title')
  document.body.append(element)
  element.addEventListener('click', (event) => {
    // A click on the backdrop targets the dialog itself.
    if (isModal(element) && event.target === element) element.close()
    if (!leadsAway(event)) return
    // A docked dialog stays open beside the page that it leads to.
    if (isModal(element)) element.close()
    // The new page takes the focus, not the button in the header.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  document.addEventListener('keydown', (event) => {
    // The browser closes only dialogs that cover the page.
    if (event.key !== 'Escape' || !element.open || event.isComposing || isModal(element)) return
    const isInside = event.target instanceof Node && element.contains(event.target)
    if (!isInside && isEscapeTaken(event)) return
    event.preventDefault()
    element.close()
  })
  matchMedia(wide).addEventListener('change', () => showAgain(element))
  return { dialog: element, root: createRoot(element) }
}

function showDialog(link: HTMLElement, settings: AssistantSettings, question: string | undefined): void {
  opened ??= createDialog()
  const { dialog, root } = opened
  const first = question === undefined ? undefined : { question }
  root.render(<AssistantPanel settings={settings} first={first} onClose={() => dialog.close()} />)
  if (!dialog.open) {
    link.focus()
    show(dialog)
  }
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
  prepareAnswers(settings)
  showDialog(link, settings, question)
}
