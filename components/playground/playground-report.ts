import { counted, type PlaygroundFault } from '#lib/playground/result.ts'
import type { CodeEditor } from './code-editor.ts'

export interface PlaygroundReport {
  element: HTMLElement
  hintId: string
  /** Says in a few words how things stand. */
  say: (text: string) => void
  /** Lists faults, marks the editors that have them, and says how many there are. */
  tell: (faults: readonly PlaygroundFault[], summary: string) => void
  /** Shows a button that puts things right: “Retry” after what the page is to blame for. */
  offer: (label: string, act: () => void) => void
  onReset: (act: () => void) => void
  setChanged: (isChanged: boolean) => void
}

type Editors = Readonly<Partial<Record<PlaygroundFault['part'], CodeEditor>>>

let count = 0

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  return element
}

function faultItem({ part, line, column = 1, message, hint }: PlaygroundFault, editors: Editors): HTMLLIElement {
  const item = document.createElement('li')
  if (line !== undefined) {
    const place = document.createElement('button')
    place.type = 'button'
    const several = editors.input !== undefined
    place.textContent = `${several && part === 'input' ? 'Payload, line' : 'Line'} ${line}, column ${column}`
    place.addEventListener('click', () => editors[part]?.goTo(line, column))
    item.append(place, ' ')
  }
  item.append(hint === undefined ? message : `${message} ${hint}`)
  return item
}

/** What stands between the editors of a playground and its result: keys, state, faults and “Reset”. */
export function createReport(editors: Editors, signal: AbortSignal): PlaygroundReport {
  count += 1
  const element = make('div', 'playground-report')
  const hint = make('p', 'playground-hint')
  hint.id = `playground-${count}-keys`
  hint.textContent = 'Edit the code. Tab indents; Escape, then Tab, leaves the editor.'
  const status = make('p', 'playground-status')
  status.setAttribute('role', 'status')
  const offered = make('button', 'button')
  offered.type = 'button'
  offered.hidden = true
  const reset = make('button', 'button')
  reset.type = 'button'
  reset.textContent = 'Reset'
  reset.disabled = true
  const bar = make('div', 'playground-bar')
  bar.append(hint, offered, reset)
  const list = make('ul', 'playground-faults')
  list.id = `playground-${count}-faults`
  list.hidden = true
  element.append(bar, status, list)
  let act: (() => void) | undefined
  offered.addEventListener('click', () => act?.(), { signal })
  return {
    element,
    hintId: hint.id,
    say(text) {
      if (status.textContent !== text) status.textContent = text
    },
    tell(faults, summary) {
      offered.hidden = true
      list.hidden = faults.length === 0
      list.replaceChildren(...faults.map((fault) => faultItem(fault, editors)))
      for (const [part, editor] of Object.entries(editors)) {
        editor.markFault(faults.some((fault) => fault.part === part) ? list.id : undefined)
      }
      // Readers who see the list need not be told again.
      status.classList.toggle('visually-hidden', faults.length > 0)
      const [first] = faults
      if (first === undefined) this.say(summary)
      else this.say(`${counted(faults.length, 'error')}: ${first.message}`)
    },
    offer(label, next) {
      act = next
      offered.textContent = label
      offered.hidden = false
    },
    onReset: (next) => reset.addEventListener('click', next, { signal }),
    setChanged(isChanged) {
      reset.disabled = !isChanged
    },
  }
}
