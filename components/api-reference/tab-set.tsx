import type { ReactNode } from 'react'

export interface Tab {
  label: string
  /** What a remembered choice names; default: the label in lower case. */
  value?: string
  content: ReactNode
}

interface Props {
  /** Unique on the page. */
  id: string
  name: string
  /** Sets of one group switch together. */
  group?: string
  tabs: readonly Tab[]
}

/** Tabs as those of written pages, for `enhance-tabs.ts`; without scripts, all panels stand below their labels. */
export function TabSet({ id, name, group, tabs }: Props) {
  const named = tabs.map((tab, index) => ({
    ...tab,
    value: tab.value ?? tab.label.toLowerCase(),
    panel: `${id}-${index + 1}`,
    active: index === 0,
  }))
  return (
    <div className="tabs" data-group={group}>
      <div className="tab-list" role="tablist" aria-label={name}>
        {named.map(({ label, value, panel, active }) => (
          <button
            key={panel}
            type="button"
            role="tab"
            id={`${panel}-tab`}
            aria-controls={panel}
            aria-selected={active}
            tabIndex={active ? 0 : -1}
            data-value={value}
          >
            {label}
          </button>
        ))}
      </div>
      {named.map(({ label, panel, active, content }) => (
        <div
          key={panel}
          className="tab-panel"
          role="tabpanel"
          id={panel}
          aria-labelledby={`${panel}-tab`}
          data-label={label}
          data-inactive={active ? undefined : ''}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
