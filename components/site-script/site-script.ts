import { enhanceEmbedding } from '../embed/enhance-embedding.ts'
import { showCrashedPage } from '../failures/crashed-page.ts'
import { fetchParts } from '../failures/fetch-parts.ts'
import { enhanceHeader } from '../layout/enhance-header.ts'
import { enhanceSidebars } from '../navigation/enhance-sidebar.ts'
import { startNavigation } from '../navigation/navigate.ts'
import { prefetchOnIntent } from '../navigation/prefetch.ts'
import { tidyAddress } from '../navigation/tidy-address.ts'
import { announceAddress } from '../page-parts/address.ts'
import { markSearchedTerms } from '../search/mark-searched-terms.ts'
import { enhancePage } from './enhance-page.ts'

// The only script that every page loads. It adds behavior to finished HTML; everything else loads when it is needed.

// Scripts that load others call it; see scripts/bundle/bundle-site-script.ts.
Object.assign(globalThis, { fetchParts })
const { signal } = new AbortController()
const onAddress = () => {
  markSearchedTerms()
  announceAddress()
}
tidyAddress()
const header = document.querySelector<HTMLElement>('.header') ?? document.body
const { refresh } = startNavigation({ onPage: () => enhancePage(header), onAddress })

try {
  enhanceEmbedding(signal)
  enhanceHeader(header, signal)
  enhanceSidebars(signal)
  prefetchOnIntent()
  enhancePage(header)
} catch (error) {
  showCrashedPage(error, () => void refresh())
}
// The development server says so when a source has changed.
addEventListener('docs:changed', () => void refresh())
document.documentElement.dataset.ready = ''
