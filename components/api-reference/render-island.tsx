import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { VisitContext } from './try-it-context.ts'
import { listenForKeys } from './try-it-keys.ts'
import type { VisitStore } from './try-it-visit.ts'

/** Renders what has a console into an element; the signal unmounts it. */
export function renderIsland(root: HTMLElement, visit: VisitStore, part: ReactNode, signal: AbortSignal): void {
  listenForKeys(root, signal)
  const rendered = createRoot(root)
  rendered.render(<VisitContext value={visit}>{part}</VisitContext>)
  signal.addEventListener('abort', () => rendered.unmount())
}
