import { loadChunk } from '../failures/load-chunk.ts'

/** Suggests similar pages on the Not Found page; other pages don't load the code. */
export function suggestNearPages(): void {
  const place = document.getElementById('near-pages')
  if (place === null) return
  loadChunk('near-pages', () => import('./near-pages.tsx'))
    .then(({ showNearPages }) => showNearPages(place))
    .catch((error: unknown) => console.warn('Similar pages cannot be suggested.', error))
}
