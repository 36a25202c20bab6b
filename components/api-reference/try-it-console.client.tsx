import type { IHttpOperation } from '@stoplight/types'
import { openElements } from './open-elements.tsx'
import { TryItConsole } from './try-it-console.tsx'
import type { VisitStore } from './try-it-visit.ts'

interface Options {
  node: IHttpOperation
  visit: VisitStore
}

/** Renders the console into an element; the signal unmounts it. */
export function openConsole(root: HTMLElement, { node, visit }: Options, signal: AbortSignal): void {
  openElements(root, visit, <TryItConsole httpOperation={node} authorizationHref="#authorization" />, signal)
}
