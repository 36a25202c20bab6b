import type { BodyChoice, EnteredSamples } from '#lib/api/samples/entered-request.ts'
import { pathParts } from '#lib/prose/path-parts.ts'
import { createElement } from '../create-element.ts'
import { selectTab } from '../page-parts/enhance-tabs.ts'
import { type ChoiceStore, createChoice, ownBodyName, unreadableBody } from './body-choice.ts'
import { partsOf, recolored } from './recolor-code.ts'

/** The samples of an operation's request and its path, and the choice between them, which is that of its console, too. */
export interface SampleCodes {
  choice: () => BodyChoice
  /** Calls back when the reader chooses another sample; returns a function that stops this. */
  subscribe: (listener: () => void) => () => void
  /** Shows another server. */
  showServer: (address: string) => void
  /** Shows the call that the reader enters in the console. */
  showEntered: (entered: EnteredSamples) => void
  /** Shows the example of a response with this status. */
  showStatus: (code: string) => void
}

/** Text in which paths can wrap before a slash, as in the finished HTML. */
function wrapping(text: string): (string | HTMLElement)[] {
  const [first = '', ...others] = pathParts(text)
  return [first, ...others.flatMap((part) => [createElement('wbr'), part])]
}

/** A code block that shows other texts, in its colors. */
function changingCode(code: Element): { text: string; show: (next: string) => void } {
  const text = code.textContent ?? ''
  const nodes = [...code.childNodes]
  const parts = partsOf(code)
  const show = (next: string) => {
    const whole = text.endsWith('\n') && !next.endsWith('\n') ? `${next}\n` : next
    if (whole === code.textContent) return
    if (whole === text) return code.replaceChildren(...nodes)
    code.replaceChildren(
      ...recolored(parts, whole).flatMap(({ look, text: part }) =>
        look === '' ? wrapping(part) : [createElement('span', { class: look }, ...wrapping(part))],
      ),
    )
  }
  return { text, show }
}

/** The parameters in the path above the samples, as which it shows the values that the reader enters. */
function pathParameters(root: HTMLElement): (values: readonly string[]) => void {
  const links = [...root.querySelectorAll<HTMLElement>('.endpoint > code > a')]
  const names = links.map(({ textContent }) => textContent ?? '')
  return (values) => {
    links.forEach((link, at) => {
      const [name = '', value = ''] = [names[at], values[at]]
      link.textContent = value || name
      link.title = value === '' ? '' : name
    })
  }
}

/** Shows the panel of the example that is chosen in a list. An option may share the panel of another one. */
export function showChosen(choice: Element): void {
  const list = choice.querySelector<HTMLSelectElement>(':scope > select')
  const shown = Number(list?.selectedOptions[0]?.dataset.panel ?? list?.selectedIndex)
  choice.querySelectorAll(':scope > .tab-panel').forEach((panel, index) => {
    panel.toggleAttribute('data-inactive', index !== shown)
  })
}

/** Shows the choice between the samples in their list, which lets the reader choose, too. */
function followChoice(list: HTMLSelectElement | null | undefined, signal: AbortSignal): ChoiceStore {
  const choice = createChoice(Math.max(0, list?.selectedIndex ?? 0))
  if (list == null) return choice
  const own = new Option(ownBodyName)
  const show = () => {
    const shown = choice.current()
    if (shown.own !== undefined) {
      own.dataset.panel = String(shown.own.example)
      if (!own.isConnected) list.add(own)
    }
    if (shown.isOwn) own.selected = true
    else list.selectedIndex = shown.begun.example
    if (list.parentElement !== null) showChosen(list.parentElement)
  }
  choice.subscribe(show)
  list.addEventListener('change', () => choice.choose(own.isConnected && own.selected ? 'own' : list.selectedIndex), {
    signal,
  })
  signal.addEventListener('abort', () => own.remove())
  return choice
}

/**
 * The samples of an operation's request, which follow the server and the call that the reader enters. They are
 * finished HTML, so only the parts that differ are replaced.
 * @param address that of the server in the samples; undefined if they have none
 */
export function sampleCodes(root: HTMLElement, address: string | undefined, signal: AbortSignal): SampleCodes {
  const section = root.querySelector('.samples > section[aria-label="Request samples"]')
  const codes = [...(section?.querySelectorAll('code') ?? [])].map(changingCode)
  const choice = followChoice(section?.querySelector<HTMLSelectElement>('.choice > select'), signal)
  const showValues = pathParameters(root)
  const note = createElement('p', { class: 'samples-note' })
  note.textContent = unreadableBody
  let server = address
  let entered: string[] = []
  const show = () => {
    codes.forEach((code, index) => {
      const text = entered[index] ?? code.text
      code.show(address === undefined || server === undefined ? text : text.replaceAll(address, server))
    })
  }
  signal.addEventListener('abort', () => note.remove())
  return {
    choice: () => choice.current().begun,
    subscribe: choice.subscribe,
    showServer(next) {
      server = next
      show()
    },
    showStatus(code) {
      const tabs = root.querySelector('.samples > section[aria-label="Response samples"] > .tabs')
      if (tabs !== null) selectTab(tabs, code)
    },
    showEntered(next) {
      entered = next.sets.flat()
      show()
      showValues(next.pathValues)
      if (next.isUnreadable) section?.append(note)
      else note.remove()
      choice.showEntered(next)
    },
  }
}
