import type { ElementContent } from 'hast'
import { placeholderMarks } from '../diagnostics/private-marks.ts'
import { pictureHtml, type ResponsivePicture } from './picture-html.ts'

const { open, close } = placeholderMarks

/**
 * An image between two markers, because its published files are not known while a page is compiled. A compiled page is
 * therefore the same in a development server, which encodes no images, and in a build.
 */
export function pictureSlot(src: string, image: ElementContent): ElementContent[] {
  return [
    { type: 'raw', value: `${open}picture ${src}${close}` },
    image,
    { type: 'raw', value: `${open}/picture${close}` },
  ]
}

const slots = new RegExp(`${open}picture ([^${close}]*)${close}([\\s\\S]*?)${open}/picture${close}`, 'g')

/** Paths of the images that a compiled page shows. */
export function pictureSources(html: string): string[] {
  return [...html.matchAll(slots)].map(([, src = '']) => src)
}

/** Adds the published files around each image of a compiled page; an image without files is unchanged. */
export function fillPictures(html: string, pictures: ReadonlyMap<string, ResponsivePicture>): string {
  return html.replace(slots, (_, src: string, image: string) => {
    const picture = pictures.get(src)
    return picture === undefined ? image : pictureHtml(picture, image)
  })
}
