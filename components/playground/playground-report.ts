import { counted, type PlaygroundDiagnostic } from '#lib/playground/result.ts'
import type { CodeEditor } from './code-editor.ts'

interface PlaygroundReport {
  element: HTMLElement
  hintId: string
  /** Shows a short status. */
  say: (text: string) => void
  /** Lists errors, marks the editors that have them, and shows a summary. */
  tell: (diagnostics: readonly PlaygroundDiagnostic[], summary: string) => void
  /** Shows a button for recovery, such as “Retry” after a failed load. */
  offer: (label: string, act: () => void) => void
  onReset: (act: () => void) => void
  setChanged: (isChanged: boolean) => void
}

type Editors = Readonly<Partial<Record<PlaygroundDiagnostic['part'], CodeEditor>>>

let count = 0

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  return element
}

function diagnosticItem(
  { part, line, column = 1, message, hint }: PlaygroundDiagnostic,
  editors: Editors,
): HTMLLIElement {
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

/** The area between a playground's editors and its result: hints, status, and “Reset”. Errors are below the code. */
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
  const list = make('ul', 'playground-problems')
  list.id = `playground-${count}-problems`
  list.hidden = true
  element.append(bar, status, list)
  signal.addEventListener('abort', () => list.remove())
  let act: (() => void) | undefined
  offered.addEventListener('click', () => act?.(), { signal })
  return {
    element,
    hintId: hint.id,
    say(text) {
      if (status.textContent !== text) status.textContent = text
    },
    tell(diagnostics, summary) {
      offered.hidden = true
      list.hidden = diagnostics.length === 0
      list.replaceChildren(...diagnostics.map((diagnostic) => diagnosticItem(diagnostic, editors)))
      for (const [part, editor] of Object.entries(editors)) {
        editor.markDiagnostic(diagnostics.some((diagnostic) => diagnostic.part === part) ? list.id : undefined)
      }
      // The summary repeats the list, so it is only for screen readers.
      status.classList.toggle('visually-hidden', diagnostics.length > 0)
      const [first] = diagnostics
      // A reader sees it without scrolling to the result.
      if (first !== undefined) editors[first.part]?.place(list)
      if (first === undefined) this.say(summary)
      else this.say(`${counted(diagnostics.length, 'error')}: ${first.message}`)
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
