import { API } from '@stoplight/elements'
import { type ExplorerSurroundings, SurroundingsContext } from './explorer-context.ts'
import { mendExplorer } from './explorer-mend.ts'
import { openElements } from './open-elements.tsx'
import type { VisitStore } from './try-it-visit.ts'

interface Options {
  /** The specification in one document. */
  spec: object
  visit: VisitStore
  surroundings: ExplorerSurroundings
}

/** A list of hundreds of schemas, some with the same name, leads nowhere; operations show those that they use. */
function Explorer({ spec, surroundings }: Omit<Options, 'visit'>) {
  return (
    <SurroundingsContext value={surroundings}>
      <API apiDescriptionDocument={spec} router="hash" layout="sidebar" hideExport hideSchemas />
    </SurroundingsContext>
  )
}

/** Renders the explorer into an element; the signal unmounts it. */
export function openExplorer(root: HTMLElement, { visit, ...options }: Options, signal: AbortSignal): void {
  openElements(root, visit, <Explorer {...options} />, signal)
  mendExplorer(root, signal)
}
