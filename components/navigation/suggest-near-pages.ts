import { loadChunk } from '../failures/load-chunk.ts'

/** On the page for unknown addresses, pages are suggested; no other page loads anything for it. */
export function suggestNearPages(): void {
  const place = document.getElementById('near-pages')
  if (place === null) return
  loadChunk('near-pages', () => import('./near-pages.tsx'))
    .then(({ showNearPages }) => showNearPages(place))
    .catch((error: unknown) => console.warn('Similar pages cannot be suggested.', error))
}
