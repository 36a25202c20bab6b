import { createRoot } from 'react-dom/client'
import { SearchBox } from './search-box.tsx'

/**
 * Puts the interface of search on the form of the header, which works as a form until then. It is loaded when a reader
 * turns to the field; what was typed meanwhile is searched at once.
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
