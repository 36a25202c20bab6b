/** Media types by file extension, which every host must send: the site forbids browsers to guess them. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
  zip: 'application/zip',
}

/** The type of any other file, which makes browsers download it. */
export const otherType = 'application/octet-stream'

/** @example mediaTypeOf('/guides/all.md') → 'text/markdown; charset=utf-8' */
export function mediaTypeOf(path: string): string {
  return mediaTypes[/\.([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''] ?? otherType
}

/** Whether a file gets smaller: text and programs do, images and fonts are already compressed. */
export function isCompressible(path: string): boolean {
  return mediaTypeOf(path).includes('charset') || path.endsWith('.wasm')
}
