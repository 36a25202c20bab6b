/** Compresses and decompresses WOFF2 with Google's encoder. The package has no types of its own. */
declare module 'wawoff2' {
  export function compress(font: Uint8Array): Promise<Uint8Array>
  export function decompress(font: Uint8Array): Promise<Uint8Array>
}
