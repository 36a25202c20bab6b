import { createRoot } from 'react-dom/client'
import { SearchBox } from './search-box.tsx'

/**
 * Renders the search interface for the form in the header, which works as a plain form until then. It loads when the
 * reader focuses the field; text typed in the meantime is searched right away.
 */
export function takeOverSearchBox(form: HTMLFormElement, input: HTMLInputElement, isWanted: boolean): () => void {
  const container = document.createElement('div')
  form.append(container)
  const root = createRoot(container)
  const startsOpen = document.activeElement === input && (isWanted || input.value !== '')
  root.render(<SearchBox form={form} input={input} startsOpen={startsOpen} />)
  return () => {
    root.unmount()
    container.remove()
  }
}
