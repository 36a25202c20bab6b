/** A square PNG and its side in pixels, at most 256. */
interface IconImage {
  sizePx: number
  png: Buffer
}

/**
 * An icon file of several PNGs: a header of 6 bytes, 16 bytes for each image, and the images as they are.
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function icoOf(images: readonly IconImage[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, { sizePx, png }] of images.entries()) {
    const entry = 6 + 16 * index
    // 256 does not fit into a byte, so it is written as 0.
    header.writeUInt8(sizePx % 256, entry)
    header.writeUInt8(sizePx % 256, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}
