import { createElement } from '../create-element.ts'
import { copyText } from '../page-parts/enhance-code.ts'
import { enhanceLongSample } from './enhance-long-sample.ts'
import { enhanceTryIt } from './enhance-try-it.ts'
import { followServer, pageServer } from './follow-server.ts'
import { sampleCodes, showChosen } from './sample-codes.ts'
import type { VisitStore } from './try-it-visit.ts'

function enhanceCopy(root: HTMLElement, signal: AbortSignal): void {
  const control = root.querySelector<HTMLElement>('.endpoint > .code-copy')
  if (control === null) return
  const status = createElement('span', { role: 'status', class: 'visually-hidden' })
  control.after(status)
  const text = () => root.querySelector('.endpoint > code')?.textContent ?? ''
  control.addEventListener('click', () => void copyText(control, text(), status), { signal })
  signal.addEventListener('abort', () => status.remove())
}

function enhanceChoices(root: HTMLElement, signal: AbortSignal): void {
  for (const choice of root.querySelectorAll('.choice')) {
    choice.querySelector(':scope > select')?.addEventListener('change', () => showChosen(choice), { signal })
    // A browser that returns to a page restores the selection.
    showChosen(choice)
  }
}

/** Opens all disclosures around the field in the URL's hash; not every browser does so itself. */
function revealTarget(root: HTMLElement): void {
  let id = location.hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // A hash that can't be decoded is used as is.
  }
  const target = id === '' ? null : document.getElementById(id)
  if (target === null || !root.contains(target)) return
  let isMoved = false
  for (let around: Element | null = target; around !== null; around = around.parentElement) {
    if (!(around instanceof HTMLDetailsElement) || around.open) continue
    around.open = true
    isMoved = true
  }
  if (isMoved) target.scrollIntoView()
}

/** Behavior of an operation's page: choice of server and example, the console, and links to collapsed fields. */
export function enhanceOperation(root: HTMLElement, visit: VisitStore, signal: AbortSignal): void {
  const samples = sampleCodes(root, pageServer(root), signal)
  followServer(root, visit, samples, signal)
  enhanceCopy(root, signal)
  enhanceChoices(root, signal)
  for (const pre of root.querySelectorAll<HTMLElement>('.samples figure.code > pre')) {
    enhanceLongSample(pre, () => pre.textContent?.trimEnd().split('\n').length ?? 0, signal)
  }
  enhanceTryIt(root, { visit, samples }, signal)
  addEventListener('hashchange', () => revealTarget(root), { signal })
  revealTarget(root)
}
