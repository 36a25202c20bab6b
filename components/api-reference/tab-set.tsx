import type { ReactNode } from 'react'

export interface Tab {
  label: string
  /** Value by which a choice is remembered. Default: the label in lowercase. */
  value?: string
  content: ReactNode
}

interface Props {
  /** Unique on the page. */
  id: string
  name: string
  /** Sets with the same group switch together. */
  group?: string
  tabs: readonly Tab[]
}

/** Tabs like those of Markdown pages, for `enhance-tabs.ts`. Without scripts, each panel is shown under its label. */
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
            value={value}
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
