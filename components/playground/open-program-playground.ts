import type { PlaygroundResult } from '#lib/playground/result.ts'
import { siteBrand } from '../browser-storage.ts'
import { openEditor } from './code-editor.ts'
import { loadColors, showCode } from './highlight-field.ts'
import { createReport } from './playground-report.ts'
import { loadPrograms, runProgram } from './program-runner.ts'

const quietMs = 250

type ShownResult = Pick<PlaygroundResult, 'text' | 'language' | 'notes' | 'diagnostics'>

/** The result in the page's finished HTML. */
function readResult(element: HTMLElement): ShownResult {
  const notes = [...element.querySelectorAll('.playground-notes > li')].map(({ textContent }) => textContent)
  const language = element.querySelector('pre')?.dataset.language
  const text = element.querySelector('code')?.textContent ?? ''
  return { text, ...(language === undefined ? {} : { language }), notes, diagnostics: [] }
}

/** Shows a program's result. If the program fails, the previous result stays, marked as outdated. */
function showResult(element: HTMLElement, { text, language = 'json', notes, diagnostics }: ShownResult): void {
  const caption = element.querySelector('figcaption')
  const code = element.querySelector('code')
  if (!caption || !code) return
  caption.textContent = text === '' && diagnostics.length > 0 ? 'Last result' : 'Result'
  if (text !== '' || diagnostics.length === 0) showCode(code, text, language)
  element.querySelector('.playground-notes')?.remove()
  if (notes.length === 0) return
  const list = document.createElement('ul')
  list.className = 'playground-notes'
  for (const note of notes) list.append(Object.assign(document.createElement('li'), { textContent: note }))
  element.append(list)
}

/** Lets a reader edit a program and its input and shows the result. What runs it is loaded at the first focus. */
export function openProgramPlayground(root: HTMLElement, kind: string, signal: AbortSignal): void {
  const figures = [...root.querySelectorAll<HTMLElement>(':scope > figure.code')]
  const programFigure = figures.at(-1)
  const resultElement = root.querySelector<HTMLElement>('.playground-result')
  if (!programFigure || !resultElement) return
  const original = readResult(resultElement)
  let edits = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const editors: Parameters<typeof createReport>[0] = {}
  const report = createReport(editors, signal)
  const onChange = () => {
    edits += 1
    report.setChanged(isChanged())
    clearTimeout(timer)
    timer = setTimeout(() => void update(), quietMs)
  }
  const options = { hintId: report.hintId, signal, onChange }
  const [input] = figures.slice(0, -1).map((figure) => openEditor(figure, options))
  const program = openEditor(programFigure, options)
  if (program === undefined) return
  Object.assign(editors, { ...(input === undefined ? {} : { input }), program })
  const isChanged = () => input?.isChanged() === true || program.isChanged()

  const update = async () => {
    const edit = edits
    const isCurrent = () => edit === edits && !signal.aborted
    const job = { input: input?.text() ?? '', program: program.text(), brand: siteBrand() }
    const slow = setTimeout(() => isCurrent() && report.say('Running…'), quietMs)
    try {
      const result = await runProgram(kind, job, isCurrent)
      await loadColors()
      if (result === undefined || !isCurrent()) return
      showResult(resultElement, result)
      report.tell(result.diagnostics, `Result: ${result.summary}.`)
    } catch (error) {
      console.error(error)
      if (!isCurrent()) return
      report.tell(
        [],
        'What runs this code could not be loaded. Check your connection; the page is complete without it.',
      )
      report.offer('Retry', () => {
        report.say('Loading…')
        void update()
      })
    } finally {
      clearTimeout(slow)
    }
  }
  report.onReset(() => {
    edits += 1
    clearTimeout(timer)
    input?.reset()
    program.reset()
    showResult(resultElement, original)
    report.tell([], 'Reset to the sample on this page.')
    report.setChanged(false)
  })
  // Preload: a reader who focuses an editor is about to change it. A failure is retried then.
  root.addEventListener('focusin', () => void loadPrograms(kind).catch(() => {}), { signal, once: true })
  resultElement.before(report.element)
  root.dataset.state = 'open'
  signal.addEventListener('abort', () => {
    edits += 1
    clearTimeout(timer)
    report.element.remove()
    delete root.dataset.state
  })
}
