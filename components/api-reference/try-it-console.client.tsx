import type { IHttpOperation } from '@stoplight/types'
import { useSyncExternalStore } from 'react'
import { openElements } from './open-elements.tsx'
import type { SampleCodes } from './sample-codes.ts'
import { TryItConsole } from './try-it-console.tsx'
import type { VisitStore } from './try-it-visit.ts'

interface Options {
  node: IHttpOperation
  visit: VisitStore
  samples: SampleCodes
}

/** The console next to samples: one choice of an example for both. */
function SampledConsole({ node, samples }: Omit<Options, 'visit'>) {
  const choice = useSyncExternalStore(samples.subscribe, samples.choice)
  return (
    <TryItConsole
      httpOperation={node}
      choice={choice}
      onSamples={samples.showEntered}
      authorizationHref="#authorization"
    />
  )
}

/** Renders the console into an element; the signal unmounts it. */
export function openConsole(root: HTMLElement, { node, visit, samples }: Options, signal: AbortSignal): void {
  openElements(root, visit, <SampledConsole node={node} samples={samples} />, signal)
}
