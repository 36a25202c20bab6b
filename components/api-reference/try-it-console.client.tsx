import type { IHttpOperation } from '@stoplight/types'
import { useEffect, useSyncExternalStore } from 'react'
import { renderIsland } from './render-island.tsx'
import type { SampleCodes } from './sample-codes.ts'
import { TryItConsole } from './try-it-console.tsx'
import type { VisitStore } from './try-it-visit.ts'

interface Options {
  node: IHttpOperation
  visit: VisitStore
  samples: SampleCodes
  /** Called once its fields are on the page. */
  onReady: () => void
}

/** The console next to samples: one choice of an example for both. */
function SampledConsole({ node, samples, onReady }: Omit<Options, 'visit'>) {
  const choice = useSyncExternalStore(samples.subscribe, samples.choice)
  useEffect(onReady, [onReady])
  return (
    <TryItConsole
      httpOperation={node}
      choice={choice}
      onSamples={samples.showEntered}
      onStatusCode={samples.showStatus}
      authorizationHref="#authorization"
    />
  )
}

/** Renders the console into an element; the signal unmounts it. */
export function openConsole(root: HTMLElement, { visit, ...options }: Options, signal: AbortSignal): void {
  renderIsland(root, visit, <SampledConsole {...options} />, signal)
}
