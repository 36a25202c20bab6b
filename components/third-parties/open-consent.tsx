import { createRoot, type Root } from 'react-dom/client'
import type { ConsentCategory } from '#lib/third-parties/third-party.ts'
import { ConsentDialog, type ConsentQuestion } from './consent-dialog.tsx'

const place = document.createElement('div')
let root: Root | undefined
let openedFrom: HTMLElement | undefined
let openings = 0

function close(): void {
  if (place.contains(document.activeElement))
    (openedFrom ?? document.getElementById('content'))?.focus({ preventScroll: true })
  openedFrom = undefined
  root?.render(null)
}

function open(question: ConsentQuestion, accepted: readonly ConsentCategory[] | undefined): void {
  if (!place.isConnected) (document.querySelector('.skip-link') ?? document.body.firstElementChild)?.after(place)
  root ??= createRoot(place)
  openings += 1
  root.render(<ConsentDialog key={openings} {...question} accepted={accepted} onClose={close} />)
}

/** Asks a reader who has not chosen yet, without taking the focus. */
export function askConsent(question: ConsentQuestion): void {
  if (!place.hasChildNodes()) open(question, undefined)
}

/** Lets the reader change a choice. The dialog takes the focus and restores it when it closes. */
export function reopenConsent(
  question: ConsentQuestion,
  accepted: readonly ConsentCategory[],
  from: HTMLElement,
): void {
  openedFrom = from
  open(question, accepted)
}
