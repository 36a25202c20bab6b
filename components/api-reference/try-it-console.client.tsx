import { Provider } from '@stoplight/mosaic'
import type { IHttpOperation } from '@stoplight/types'
import { createRoot } from 'react-dom/client'
import { TryItConsole } from './try-it-console.tsx'
import { VisitContext } from './try-it-context.ts'
import { mendElements } from './try-it-mend.ts'
import { followTheme } from './try-it-theme.ts'
import type { VisitStore } from './try-it-visit.ts'

interface Options {
  node: IHttpOperation
  visit: VisitStore
}

/** Renders the console into an element; returns a function that unmounts it. */
export function openConsole(root: HTMLElement, { node, visit }: Options): () => void {
  const closed = new AbortController()
  followTheme(closed.signal)
  mendElements(root, closed.signal)
  const rendered = createRoot(root)
  rendered.render(
    <Provider className="sl-elements sl-font-ui sl-text-body">
      <VisitContext value={visit}>
        <TryItConsole httpOperation={node} authorizationHref="#authorization" />
      </VisitContext>
    </Provider>,
  )
  return () => {
    closed.abort()
    rendered.unmount()
  }
}
