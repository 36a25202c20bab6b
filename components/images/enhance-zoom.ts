import { loadChunk } from '../failures/load-chunk.ts'

/** Time from a page's arrival until its pictures can be enlarged. @see specification, section 9, “Image zoom” */
const attachDelayMs = 1000

/** Lets pictures be enlarged, on sites that have a zoom and pages that have pictures: only then its script loads. */
export function enhanceZoom(root: HTMLElement, signal: AbortSignal): void {
  if (root.querySelector('[data-zoom] img') === null) return
  const timer = setTimeout(() => {
    loadChunk('zoom', () => import('./zoom-pictures.ts'))
      .then(({ zoomPictures }) => zoomPictures(root, signal))
      // The pictures are there all the same.
      .catch((error: unknown) => console.warn('Pictures cannot be enlarged.', error))
  }, attachDelayMs)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
