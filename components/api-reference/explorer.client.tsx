import { API } from '@stoplight/elements'
import { mendExplorer } from './explorer-mend.ts'
import { openElements } from './open-elements.tsx'
import type { VisitStore } from './try-it-visit.ts'

interface Options {
  /** The specification in one document. */
  spec: object
  visit: VisitStore
}

/** Renders the explorer into an element; the signal unmounts it. */
export function openExplorer(root: HTMLElement, { spec, visit }: Options, signal: AbortSignal): void {
  const explorer = <API apiDescriptionDocument={spec} router="hash" layout="responsive" hideExport />
  openElements(root, visit, explorer, signal)
  mendExplorer(root, signal)
}
