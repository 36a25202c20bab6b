import './assistant.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { AssistantSettings } from '#lib/assistant/assistant-settings.ts'
import { isEscapeTaken } from '../page-parts/escape.ts'
import { AssistantPanel } from './assistant-panel.tsx'
import { prepareAnswers } from './choose-provider.ts'
import { openWidget } from './open-widget.ts'

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

/** What is asked or typed before the dialog is open. */
interface Beginning {
  /** Asked at once. */
  question: string | undefined
  /** What the reader has typed until now; with Enter after it, it is asked. */
  typed: () => string
}

function showDialog(link: HTMLElement, settings: AssistantSettings, { question, typed }: Beginning): void {
  opened ??= createDialog()
  const { dialog, root } = opened
  const text = typed()
  const asked = question ?? (text.includes('\n') && text.trim() !== '' ? text.trim() : undefined)
  const first = asked === undefined ? undefined : { question: asked }
  const draft = asked === undefined ? text : ''
  // At once, so that nothing is typed in between.
  flushSync(() =>
    root.render(<AssistantPanel settings={settings} first={first} draft={draft} onClose={() => dialog.close()} />),
  )
  if (!dialog.open) {
    link.focus()
    show(dialog)
  }
  const field = dialog.querySelector('textarea')
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/**
 * Opens the assistant, or the widget that a site uses instead, which gets none of what was typed. If the widget fails to
 * load, or the reader declines it, the dialog answers from the pages.
 */
export async function openAssistant(
  link: HTMLElement,
  settings: AssistantSettings,
  beginning: Beginning,
): Promise<void> {
  if (settings.provider.kind === 'widget' && (await openWidget(settings.provider))) return
  prepareAnswers(settings)
  showDialog(link, settings, beginning)
}
