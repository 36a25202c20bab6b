import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageSettings } from '#lib/images/image-settings.ts'
import type { ResponsivePicture } from '#lib/images/picture-html.ts'
import { sha256, shortHash } from '../disk/hash.ts'
import type { Store } from '../disk/store.ts'
import { removeOtherFiles, writeBytesIfChanged } from '../disk/write-file.ts'
import { inspectImage } from '../read/inspect-image.ts'
import { type EncodedPicture, encodePicture } from './encode-picture.ts'

/** Images that are encoded at the same time; each uses several threads. */
const atOnce = 2

const publicFolder = 'generated/images'

/** Common start of the paths of an image's files. @example '/images/a/Home page.png' → 'a/Home-page' */
function nameOf(src: string): string {
  return src
    .replace(/^\/images\//, '')
    .replace(/\.[^.]+$/, '')
    .replace(/[^\w/-]+/g, '-')
}

/**
 * Publishes images in all their formats and widths, and removes the files of images that are gone.
 * @param sources paths on the site, such as `/images/a.png`
 */
export async function writePictures(
  store: Store,
  sources: Iterable<string>,
  settings: ImageSettings,
): Promise<Map<string, ResponsivePicture>> {
  const { root } = store
  const folder = join(root, 'public', publicFolder)
  const pictures = new Map<string, ResponsivePicture>()
  const written = new Set<string>()
  const waiting = [...new Set(sources)].sort()

  const publish = (src: string, { width, placeholder, formats }: EncodedPicture): ResponsivePicture => ({
    width,
    placeholder,
    sources: formats.map(({ type, extension, files }) => ({
      type,
      files: files.map((file) => {
        const bytes = readFileSync(file.path)
        const name = `${nameOf(src)}-${shortHash(bytes)}-${file.width}.${extension}`
        writeBytesIfChanged(join(folder, name), bytes)
        written.add(name)
        return { href: `/${publicFolder}/${name}`, width: file.width }
      }),
    })),
  })
  const work = async (): Promise<void> => {
    for (let src = waiting.shift(); src !== undefined; src = waiting.shift()) {
      const bytes = readFileSync(join(root, 'content', src))
      const hash = sha256(bytes)
      const facts = await inspectImage(store, hash, bytes)
      if (facts === undefined) throw new Error(`${src} cannot be read, and no diagnostic reported it`)
      pictures.set(src, publish(src, await encodePicture(store, bytes, hash, facts, settings)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  removeOtherFiles(folder, written)
  return pictures
}
