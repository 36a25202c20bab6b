import { openEditor } from './code-editor.ts'
import { createReport } from './playground-report.ts'
import { createPreview } from './preview-frame.ts'

const quietMs = 300

/** Lets a reader edit a JSX sample and shows a preview below it. */
export function openJsxPlayground(root: HTMLElement, signal: AbortSignal): void {
  const figure = root.querySelector<HTMLElement>(':scope > figure.code')
  if (figure === null) return
  const editors: Parameters<typeof createReport>[0] = {}
  const report = createReport(editors, signal)
  let timer: ReturnType<typeof setTimeout> | undefined
  const onChange = () => {
    report.setChanged(editor?.isChanged() === true)
    clearTimeout(timer)
    timer = setTimeout(update, quietMs)
  }
  const editor = openEditor(figure, { hintId: report.hintId, signal, onChange })
  if (editor === undefined) return
  Object.assign(editors, { program: editor })
  const host = document.createElement('div')
  host.className = 'playground-preview'
  const preview = createPreview(host, figure.querySelector('figcaption')?.textContent ?? 'sample', {
    onShown: () => report.tell([], 'The preview is up to date.'),
    onDiagnostics: (diagnostics) => report.tell(diagnostics, ''),
    onStopped(message) {
      report.tell([{ part: 'program', message }], '')
      report.offer('Run again', update)
    },
    onFailed() {
      report.tell([], 'The preview could not be loaded. Check your connection; the page is complete without it.')
      report.offer('Retry', update)
    },
  })
  const update = () => preview.show(editor.text())
  report.onReset(() => {
    clearTimeout(timer)
    editor.reset()
    report.setChanged(false)
    update()
  })
  figure.after(report.element, host)
  root.dataset.state = 'open'
  update()
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    preview.close()
    host.remove()
    report.element.remove()
    delete root.dataset.state
  })
}
