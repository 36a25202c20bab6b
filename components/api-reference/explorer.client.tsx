import { API } from '@stoplight/elements'
import { useSyncExternalStore } from 'react'
import { mendExplorer } from './explorer-mend.ts'
import { type ExplorerSurroundings, SurroundingsContext } from './explorer-samples.tsx'
import { openElements } from './open-elements.tsx'
import type { VisitStore } from './try-it-visit.ts'

interface Options {
  /** The specification in one document. */
  spec: object
  visit: VisitStore
  surroundings: ExplorerSurroundings
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
function Explorer({ spec, surroundings }: Omit<Options, 'visit'>) {
  const isWide = useSyncExternalStore(onWidthChange, () => matchMedia(wide).matches)
  const layout = isWide ? 'sidebar' : 'responsive'
  // A list of hundreds of schemas, some with the same name, leads nowhere; operations show those that they use.
  return (
    <SurroundingsContext value={surroundings}>
      <API apiDescriptionDocument={spec} router="hash" layout={layout} hideExport hideSchemas />
    </SurroundingsContext>
  )
}

/** Renders the explorer into an element; the signal unmounts it. */
export function openExplorer(root: HTMLElement, { visit, ...options }: Options, signal: AbortSignal): void {
  openElements(root, visit, <Explorer {...options} />, signal)
  mendExplorer(root, signal)
}
