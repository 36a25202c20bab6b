import { AlignLeft, CornerDownLeft, FileText, Hash, History, type IconNode, Plug, Tag, X } from 'lucide'
import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'
import { DrawnIcon } from '../icons/drawn-icon.tsx'

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

export function SearchIcon({ name }: { name: SearchIconName }) {
  return <DrawnIcon node={nodes[name]} name={name} />
}
