import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure'
import { openDialog } from './zoom-dialog.ts'

/** Scroll distance that closes an enlarged image, after 150 ms. @see specification, section 9, “Image zoom” */
const scrollOffsetPx = 40

let instance: Zoom | undefined

/** The only zoom instance of a visit, because an instance never removes its listeners from the document. */
function zoomInstance(): Zoom {
  instance ??= mediumZoom({ background: 'var(--zoom-background)', scrollOffset: scrollOffsetPx })
  return instance
}

const zoomable = '.prose[data-zoom] img:not(.not-zoom, .not-zoom *, a *, button *)'

/** Loads the full-size file of an image. Returns whether it can be shown. */
async function reach(address: string): Promise<boolean> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return true
  } catch {
    return false
  }
}

/**
 * Makes the images of an article zoomable. The full-size file is loaded first; if that fails, the image stays as is.
 */
export function zoomPictures(root: HTMLElement, signal: AbortSignal): void {
  const images = [...root.querySelectorAll<HTMLImageElement>(zoomable)]
  if (signal.aborted || images.length === 0) return
  const zoom = zoomInstance()

  const open = async (image: HTMLImageElement) => {
    if (image.getAttribute('aria-busy') === 'true' || zoom.getZoomedImage() !== null) return
    const target = image.dataset.zoomSrc ?? image.currentSrc
    image.setAttribute('aria-busy', 'true')
    const isReached = await reach(target)
    image.removeAttribute('aria-busy')
    if (!isReached) console.warn(`Unable to reach the zoom image target ${target}`)
    else if (!signal.aborted && zoom.getZoomedImage() === null) openDialog(zoom, image, signal)
  }
  for (const image of images) {
    const original = image.getAttribute('src')
    if (image.parentElement?.tagName === 'PICTURE' && original !== null) image.dataset.zoomSrc = original
    image.tabIndex = 0
    image.setAttribute('role', 'button')
    image.setAttribute('aria-label', `Enlarge: ${image.alt}`)
    // medium-zoom would open an image right away, even if its target can't be loaded.
    const openInstead = (event: Event) => {
      event.stopPropagation()
      void open(image)
    }
    image.addEventListener('click', openInstead, { signal })
    image.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        void open(image)
      },
      { signal },
    )
  }
  zoom.attach(images)
  signal.addEventListener('abort', () => zoom.detach(images))
}
