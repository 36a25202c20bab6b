'use client'

import { type ReactNode, useEffect, useRef } from 'react'

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

/** The search field: a form that works without JavaScript; mod+k and “/” lead to it. */
export function SearchBox({ children }: { children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = (event.key === 'k' && (event.metaKey || event.ctrlKey)) || (event.key === '/' && !isEditable(event.target))
      if (!shortcut) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all supported browsers
    <form className="search-box" action="/search/" role="search" aria-label="Site">
      {children}
      <input ref={input} type="search" name="q" aria-label="Search" placeholder="Search" autoComplete="off" aria-keyshortcuts="Control+K Meta+K /" />
      <kbd aria-hidden="true" className="needs-js">
        ⌘K
      </kbd>
    </form>
  )
}
