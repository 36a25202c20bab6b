import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
export function SearchBox({ form, input, startsOpen }: Props) {
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
