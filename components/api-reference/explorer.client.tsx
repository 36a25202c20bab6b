import { API } from '@stoplight/elements'
import { Provider } from '@stoplight/mosaic'
import { createRoot } from 'react-dom/client'
import { mendExplorer } from './explorer-mend.ts'
import { VisitContext } from './try-it-context.ts'
import { mendElements } from './try-it-mend.ts'
import { followTheme } from './try-it-theme.ts'
import type { VisitStore } from './try-it-visit.ts'

interface Options {
  /** The specification in one document. */
  spec: object
  visit: VisitStore
}

/** Renders the explorer into an element; returns a function that unmounts it. */
export function openExplorer(root: HTMLElement, { spec, visit }: Options): () => void {
  const closed = new AbortController()
  followTheme(closed.signal)
  mendElements(root, closed.signal)
  mendExplorer(root, closed.signal)
  const rendered = createRoot(root)
  rendered.render(
    <Provider className="sl-elements sl-font-ui sl-text-body">
      <VisitContext value={visit}>
        <API apiDescriptionDocument={spec} router="hash" layout="responsive" hideExport />
      </VisitContext>
    </Provider>,
  )
  return () => {
    closed.abort()
    rendered.unmount()
  }
}
