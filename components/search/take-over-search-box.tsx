import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type PageScope, pageScope } from './page-scope.ts'
import { SearchCombobox } from './search-combobox.tsx'
import { SearchProvider } from './search-provider.tsx'

interface Props {
  form: HTMLFormElement
  input: HTMLInputElement
  /** Whether the reader focused the field before this code had loaded. */
  startsOpen: boolean
}

/** The search box of the header, for the current version of the docs. */
function SearchBox({ form, input, startsOpen }: Props) {
  const [scope, setScope] = useState<PageScope>(pageScope)
  const opens = useRef(startsOpen)
  const look = useEffectEvent(() => {
    const now = pageScope()
    if (now.version === scope.version && now.context === scope.context) return
    opens.current = false
    setScope(now)
  })
  useEffect(() => {
    const controller = new AbortController()
    // The reader may have navigated since the field was last focused.
    for (const type of ['focus', 'pointerdown', 'keydown'])
      input.addEventListener(type, () => look(), { signal: controller.signal, capture: true })
    return () => controller.abort()
  }, [input])
  return (
    <SearchProvider key={scope.version} version={scope.version}>
      <SearchCombobox form={form} input={input} scope={scope} startsOpen={opens.current} />
    </SearchProvider>
  )
}

/**
 * Renders the search interface for the form in the header, which works as a plain form until then. It loads when the
 * reader focuses the field; text typed in the meantime is searched right away.
 */
export function takeOverSearchBox(form: HTMLFormElement, input: HTMLInputElement, isWanted: boolean): () => void {
  const container = document.createElement('div')
  form.append(container)
  const root = createRoot(container)
  const startsOpen = document.activeElement === input && (isWanted || input.value !== '')
  // At once, with its listeners: what opened must notice when the reader presses Escape or leaves the field.
  flushSync(() => root.render(<SearchBox form={form} input={input} startsOpen={startsOpen} />))
  return () => {
    root.unmount()
    container.remove()
  }
}
