import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { copyIfChanged } from './content/write-file.ts'

const require = createRequire(import.meta.url)
const fonts = [
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
] as const

/** Puts the site's fonts where app/fonts.ts names them: `next/font` takes paths only, and packages may lie in a folder above. */
export function copyFonts(root: string): void {
  const folder = join(root, '.contentlayer/fonts')
  for (const font of fonts) copyIfChanged(require.resolve(font), join(folder, basename(font)))
}
