import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { copyIfChanged } from '../disk/write-file.ts'

const require = createRequire(import.meta.url)
const fonts = [
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
] as const

/** Copies the site's fonts to the paths in app/fonts.ts: `next/font` only takes paths, and packages may be in a parent folder. */
export function copyFonts(root: string): void {
  const folder = join(root, '.contentlayer/fonts')
  for (const font of fonts) copyIfChanged(require.resolve(font), join(folder, basename(font)))
}
