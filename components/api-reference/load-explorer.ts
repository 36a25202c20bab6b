import { showFailedPart } from '../failures/failed-part.ts'
import { loadChunk } from '../failures/load-chunk.ts'
import { loadStyles } from './load-island.ts'
import { visitStore } from './try-it-visit.ts'

/** Loads the behavior of the API explorer's page, if the page is that. */
export function loadExplorer(signal: AbortSignal): void {
  const root = document.getElementById('api-explorer')
  if (root === null) return
  // Otherwise the overview would be shown for a moment.
  if (location.hash.length > '#/'.length) root.dataset.place = 'operation'
  const styles = () => loadStyles('/generated/explorer.css')
  // They arrive while the script loads. A failure is reported when it asks for them.
  styles().catch(() => {})
  const load = () => {
    loadChunk('explorer', () => import('./enhance-explorer.ts')).then(
      ({ enhanceExplorer }) => {
        if (!signal.aborted) enhanceExplorer(root, { visit: visitStore, styles }, signal)
      },
      (error: unknown) => {
        if (signal.aborted) return
        // The list leads to the pages of the operations.
        root.dataset.state = 'failed'
        void showFailedPart(root, error, load)
      },
    )
  }
  load()
}
