import type { BodyChoice, EnteredSamples } from '#lib/api/samples/entered-request.ts'
import { pathParts } from '#lib/prose/path-parts.ts'
import { createElement } from '../create-element.ts'
import { selectTab } from '../page-parts/enhance-tabs.ts'
import { type ColoredPart, recolored } from './recolor-code.ts'

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

/** Text in which paths can wrap after a slash, as in the finished HTML. */
function wrapping(text: string): (string | HTMLElement)[] {
  const [first = '', ...others] = pathParts(text)
  return [first, ...others.flatMap((part) => [createElement('wbr'), part])]
}

function partsOf(code: Element): ColoredPart[] {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  const parts: ColoredPart[] = []
  while (texts.nextNode()) {
    const { parentElement: parent, nodeValue } = texts.currentNode
    parts.push({ look: parent === code ? '' : (parent?.className ?? ''), text: nodeValue ?? '' })
  }
  return parts
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

/**
 * Keeps the list of samples and the body that is sent the same. A body that isn't one of the examples has an entry of
 * its own, so that the reader can return to it. It is shown in the sample from which it was changed.
 */
function followChoice(list: HTMLSelectElement | null | undefined, signal: AbortSignal) {
  const listeners = new Set<() => void>()
  const own = new Option('Your request')
  let ownText: string | undefined
  let choice: BodyChoice = { example: Math.max(0, list?.selectedIndex ?? 0), text: undefined }
  const choose = (next: BodyChoice) => {
    choice = next
    for (const listener of listeners) listener()
  }
  list?.addEventListener(
    'change',
    () => {
      const isOwn = own.selected && own.parentElement === list
      choose(
        isOwn
          ? { example: Number(own.dataset.panel), text: ownText }
          : { example: list.selectedIndex, text: undefined },
      )
    },
    { signal },
  )
  signal.addEventListener('abort', () => own.remove())
  return {
    choice: () => choice,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    showEntered({ shown, ownText: entered }: EnteredSamples) {
      if (list == null || shown === undefined) return
      if (entered === undefined) {
        list.selectedIndex = shown
      } else {
        ownText = entered
        own.dataset.panel = String(shown)
        if (!own.isConnected) list.add(own)
        own.selected = true
      }
      if (list.parentElement !== null) showChosen(list.parentElement)
      // Its parameters follow an example that was chosen in the console.
      if (shown !== choice.example) choose({ example: shown, text: undefined })
    },
  }
}

/**
 * The samples of an operation's request, which follow the server and the call that the reader enters. They are
 * finished HTML, so only the parts that differ are replaced.
 * @param address that of the server in the samples; undefined if they have none
 */
export function sampleCodes(root: HTMLElement, address: string | undefined, signal: AbortSignal): SampleCodes {
  const section = root.querySelector('.samples > section[aria-label="Request samples"]')
  const codes = [...(section?.querySelectorAll('code') ?? [])].map(changingCode)
  const { showEntered: showChoice, ...choice } = followChoice(
    section?.querySelector<HTMLSelectElement>('.choice > select'),
    signal,
  )
  const showValues = pathParameters(root)
  const note = createElement('p', { class: 'samples-note' })
  note.textContent = 'Your request body is not valid JSON. The sample has the last one that was.'
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
    ...choice,
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
      showChoice(next)
    },
  }
}
