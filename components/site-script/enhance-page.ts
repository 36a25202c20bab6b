import { loadExplorer } from '../api-reference/load-explorer.ts'
import { enhanceArticle } from '../article/enhance-article.ts'
import { enhanceActions } from '../article/enhance-on-demand.ts'
import { announceEmbedded } from '../embed/enhance-embedding.ts'
import { loadExtras } from '../extras/load-extras.ts'
import { showInHeader } from '../layout/enhance-header.ts'
import { showInSidebar } from '../navigation/enhance-sidebar.ts'
import { prefetchInSight } from '../navigation/prefetch.ts'
import { suggestNearPages } from '../navigation/suggest-near-pages.ts'
import { loadSearchPage } from '../search/load-search-page.ts'
import { markSearchedTerms } from '../search/mark-searched-terms.ts'

let controller = new AbortController()

/** Adds behavior to the page that is shown. Each call replaces the behavior of the page before. */
export function enhancePage(header: HTMLElement): void {
  controller.abort()
  controller = new AbortController()
  const { signal } = controller
  document.querySelector<HTMLDialogElement>('dialog.drawer')?.close()
  showInHeader(header, location.pathname)
  showInSidebar(location.pathname)
  const article = document.querySelector<HTMLElement>('#content .article')
  if (article !== null) enhanceArticle(article, signal)
  loadSearchPage(signal)
  loadExplorer(signal)
  const explorer = document.querySelector<HTMLElement>('.explorer-head')
  if (explorer !== null) enhanceActions(explorer, signal)
  suggestNearPages()
  markSearchedTerms()
  loadExtras()
  announceEmbedded()
  prefetchInSight(signal)
}
