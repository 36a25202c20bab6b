import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { tabMoves } from '../page-parts/enhance-tabs.ts'

interface Props {
  name: string
  tabs: readonly { id: string; label: string }[]
  chosen: string
  onChoice: (id: string) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

/** Tabs with the looks and the keys of those on finished pages, for views that know which one is chosen. */
export function ExplorerTabs({ name, tabs, chosen, onChoice, children }: Props) {
  const id = useId()
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.id === chosen)
    const next = tabMoves[event.key]?.(at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || tab === undefined) return
    event.preventDefault()
    onChoice(tab.id)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div className="tab-list" role="tablist" aria-label={name} onKeyDown={onKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            aria-controls={id}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoice(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={id} role="tabpanel" aria-labelledby={`${id}-${chosen}-tab`} className="tab-panel">
        {children}
      </div>
    </>
  )
}
