import { AlignLeft, CornerDownLeft, FileText, Hash, History, type IconNode, Plug, Tag, X } from 'lucide'
import { createElement } from 'react'
import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'

// Not the frame's icons: these come with the interface of search, and only then.
const nodes = {
  close: X,
  enter: CornerDownLeft,
  recent: History,
  operation: Plug,
  Title: FileText,
  Heading: Hash,
  Description: FileText,
  Keywords: Tag,
  Content: AlignLeft,
} as const satisfies Record<string, IconNode>

export type SearchIconName = keyof typeof nodes

/** What a hit was found by, or that it is an operation. */
export function hitIcon({ kind, type }: Pick<AlgoliaHit, 'kind' | 'type'>): SearchIconName {
  return kind === 'operation' ? 'operation' : type
}

/** A decorative icon: the text beside it says what it means. */
export function SearchIcon({ name }: { name: SearchIconName }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true" data-icon={name}>
      {nodes[name].map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  )
}
