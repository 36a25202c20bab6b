import { compress, decompress } from 'wawoff2'

let earlier: Promise<unknown> = Promise.resolve()

/**
 * The package returns a view of its memory, which its next call overwrites. So calls wait for each other, and their
 * results are copied.
 */
function inTurn(call: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const result = earlier.then(async () => Uint8Array.from(await call()))
  earlier = result.catch(() => undefined)
  return result
}

/** A TrueType font as WOFF2. */
export const toWoff2 = (font: Uint8Array): Promise<Uint8Array> => inTurn(() => compress(font))

/** A WOFF2 font as TrueType. @throws when it is not one */
export const fromWoff2 = (font: Uint8Array): Promise<Uint8Array> => inTurn(() => decompress(font))
