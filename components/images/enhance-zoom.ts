import { loadChunk } from '../failures/load-chunk.ts'

/** Delay before a new page's images can be enlarged. @see specification, section 9, “Image zoom” */
const attachDelayMs = 1000

/** Makes images zoomable. The script only loads if the site has zoom enabled and the page has images. */
export function enhanceZoom(root: HTMLElement, signal: AbortSignal): void {
  if (root.querySelector('[data-zoom] img') === null) return
  const timer = setTimeout(() => {
    loadChunk('zoom', () => import('./zoom-pictures.ts'))
      .then(({ zoomPictures }) => zoomPictures(root, signal))
      // The page works without zoom.
      .catch((error: unknown) => console.warn('Pictures cannot be enlarged.', error))
  }, attachDelayMs)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
