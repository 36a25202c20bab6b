import { Provider } from '@stoplight/mosaic'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { VisitContext } from './try-it-context.ts'
import { mendElements } from './try-it-mend.ts'
import { followTheme } from './try-it-theme.ts'
import type { VisitStore } from './try-it-visit.ts'

/** Renders a part of Elements into an element; the signal unmounts it. */
export function openElements(root: HTMLElement, visit: VisitStore, part: ReactNode, signal: AbortSignal): void {
  followTheme(signal)
  mendElements(root, signal)
  const rendered = createRoot(root)
  rendered.render(
    <Provider className="sl-elements sl-font-ui sl-text-body">
      <VisitContext value={visit}>{part}</VisitContext>
    </Provider>,
  )
  signal.addEventListener('abort', () => rendered.unmount())
}
