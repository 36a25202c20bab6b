import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageSettings } from '#lib/images/image-settings.ts'
import type { ResponsivePicture } from '#lib/images/picture-html.ts'
import { listFiles } from '../content/read-files.ts'
import { imageHash } from '../content/read-images.ts'
import { copyIfChanged } from '../content/write-file.ts'
import { type EncodedPicture, encodePicture } from './encode-picture.ts'
import { inspectImage } from './inspect-image.ts'

/** Pictures that are encoded at a time; each one uses several threads of its own. */
const atOnce = 2

const publicFolder = 'generated/images'

/** Start of the addresses of a picture's files. @example '/images/a/Home page.png' → 'a/Home-page' */
function nameOf(src: string): string {
  return src
    .replace(/^\/images\//, '')
    .replace(/\.[^.]+$/, '')
    .replace(/[^\w/-]+/g, '-')
}

/**
 * Publishes pictures in all their formats and widths, and takes back files of pictures that are gone.
 * @param sources paths on the site, such as `/images/a.png`
 */
export async function writePictures(
  root: string,
  sources: Iterable<string>,
  settings: ImageSettings,
): Promise<Map<string, ResponsivePicture>> {
  const pictures = new Map<string, ResponsivePicture>()
  const written = new Set<string>()
  const waiting = [...new Set(sources)].sort()

  const publish = (src: string, { key, width, placeholder, formats }: EncodedPicture): ResponsivePicture => ({
    width,
    placeholder,
    sources: formats.map(({ type, extension, files }) => ({
      type,
      files: files.map((file) => {
        const name = `${nameOf(src)}-${key.slice(0, 8)}-${file.width}.${extension}`
        copyIfChanged(file.path, join(root, 'public', publicFolder, name))
        written.add(name)
        return { href: `/${publicFolder}/${name}`, width: file.width }
      }),
    })),
  })
  const work = async (): Promise<void> => {
    for (let src = waiting.shift(); src !== undefined; src = waiting.shift()) {
      const bytes = readFileSync(join(root, 'content', src))
      const hash = imageHash(bytes)
      const facts = await inspectImage(root, hash, bytes)
      if (facts === undefined) throw new Error(`${src} cannot be read, and no finding said so`)
      pictures.set(src, publish(src, await encodePicture(root, bytes, hash, facts, settings)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const folder = join(root, 'public', publicFolder)
  for (const file of listFiles(folder)) if (!written.has(file)) rmSync(join(folder, file))
  return pictures
}
