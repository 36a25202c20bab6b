import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PageScope, pageScope } from './page-scope.ts'
import { SearchCombobox } from './search-combobox.tsx'
import { SearchProvider } from './search-provider.tsx'

interface Props {
  form: HTMLFormElement
  input: HTMLInputElement
  /** Whether the reader has asked for it before it was here. */
  startsOpen: boolean
}

/** The search box of the header, in the version of the docs that the reader is in. */
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
    // A reader who comes back to the field may have gone to another page meanwhile.
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
