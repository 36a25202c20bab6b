import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure'

/** Scroll that closes an enlarged picture, after 150 ms. @see specification, section 9, “Image zoom” */
const scrollOffsetPx = 40

let instance: Zoom | undefined

/** The one zoom of a visit: each new one would listen to the document for ever. */
export function zoomInstance(background: string): Zoom {
  instance ??= mediumZoom({ background, scrollOffset: scrollOffsetPx })
  return instance
}
