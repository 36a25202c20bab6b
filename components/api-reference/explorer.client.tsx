import { API } from '@stoplight/elements'
import { useSyncExternalStore } from 'react'
import { mendExplorer } from './explorer-mend.ts'
import { openElements } from './open-elements.tsx'
import type { VisitStore } from './try-it-visit.ts'

interface Options {
  /** The specification in one document. */
  spec: object
  visit: VisitStore
}

/** Windows in which Elements has two columns; its own limit. */
const wide = '(width > 980px)'

function onWidthChange(listen: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

/**
 * Elements' responsive layout stays in one column once it was narrow, even for a moment before its first measurement.
 * Its layout for large windows always has two.
 */
function Explorer({ spec }: Pick<Options, 'spec'>) {
  const isWide = useSyncExternalStore(onWidthChange, () => matchMedia(wide).matches)
  const layout = isWide ? 'sidebar' : 'responsive'
  // A list of hundreds of schemas, some with the same name, leads nowhere; operations show those that they use.
  return <API apiDescriptionDocument={spec} router="hash" layout={layout} hideExport hideSchemas />
}

/** Renders the explorer into an element; the signal unmounts it. */
export function openExplorer(root: HTMLElement, { spec, visit }: Options, signal: AbortSignal): void {
  openElements(root, visit, <Explorer spec={spec} />, signal)
  mendExplorer(root, signal)
}
