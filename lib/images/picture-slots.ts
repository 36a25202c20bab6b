import type { ElementContent } from 'hast'
import { pictureHtml, type ResponsivePicture } from './picture-html.ts'

const open = '\uE002picture '
const openEnd = '\uE003'
const close = '\uE002/picture\uE003'

/**
 * A picture between two texts that stand for what is not known while a page is compiled: the files that it is published
 * in. So a compiled page is the same in a development server, which encodes nothing, and in a build.
 */
export function pictureSlot(src: string, image: ElementContent): ElementContent[] {
  return [{ type: 'raw', value: `${open}${src}${openEnd}` }, image, { type: 'raw', value: close }]
}

const slots = /\uE002picture ([^\uE003]*)\uE003([\s\S]*?)\uE002\/picture\uE003/g

/** Paths of the pictures that a compiled page shows. */
export function pictureSources(html: string): string[] {
  return [...html.matchAll(slots)].map(([, src = '']) => src)
}

/** Puts the published files around each picture of a compiled page; one without files stays as it is. */
export function fillPictures(html: string, pictures: ReadonlyMap<string, ResponsivePicture>): string {
  return html.replace(slots, (_, src: string, image: string) => {
    const picture = pictures.get(src)
    return picture === undefined ? image : pictureHtml(picture, image)
  })
}
