import { openDialog } from './zoom-dialog.ts'
import { zoomInstance } from './zoom-instance.ts'

const zoomable = '.prose[data-zoom] img:not(.not-zoom, .not-zoom *, a *, button *)'

/** Loads the file that a picture is enlarged to. Returns whether it can be shown. */
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
 * Makes the pictures of an article buttons that enlarge them. The original file is loaded first: while it cannot be
 * reached, the picture stays as it is.
 */
export function zoomPictures(root: HTMLElement, signal: AbortSignal): void {
  const background = root.querySelector<HTMLElement>('[data-zoom]')?.dataset.zoom
  const images = [...root.querySelectorAll<HTMLImageElement>(zoomable)]
  if (signal.aborted || background === undefined || images.length === 0) return
  const zoom = zoomInstance(background)

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
    // medium-zoom would open a picture at once, whether its target can be reached or not.
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
