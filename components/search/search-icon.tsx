import { AlignLeft, CornerDownLeft, FileText, Hash, History, type IconNode, Plug, Sparkles, Tag, X } from 'lucide'
import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'
import { DrawnIcon } from '../icons/drawn-icon.tsx'

// Separate from the frame's icons, so they only load with the search interface.
const nodes = {
  ask: Sparkles,
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

type SearchIconName = keyof typeof nodes

/** The icon for an operation, or for the type of field that matched. */
export function hitIcon({ kind, type }: Pick<AlgoliaHit, 'kind' | 'type'>): SearchIconName {
  return kind === 'operation' ? 'operation' : type
}

export function SearchIcon({ name }: { name: SearchIconName }) {
  return <DrawnIcon node={nodes[name]} name={name} />
}
