import type { IHttpOperation } from '@stoplight/types'
import type { EnteredSamples } from '#lib/api/samples/entered-request.ts'
import { openElements } from './open-elements.tsx'
import { TryItConsole } from './try-it-console.tsx'
import type { VisitStore } from './try-it-visit.ts'

interface Options {
  node: IHttpOperation
  visit: VisitStore
  /** Index of the example with which it begins. */
  chosen: number
  onSamples: (entered: EnteredSamples) => void
}

/** Renders the console into an element; the signal unmounts it. */
export function openConsole(root: HTMLElement, { node, visit, chosen, onSamples }: Options, signal: AbortSignal): void {
  const console = (
    <TryItConsole
      httpOperation={node}
      chosenExample={chosen}
      onSamples={onSamples}
      authorizationHref="#authorization"
    />
  )
  openElements(root, visit, console, signal)
}
