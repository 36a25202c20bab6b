import { createRequire } from 'node:module'

const packageFiles = {
  body: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  display: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  code: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
} as const

/** A font of pages, by the name that styles use. */
export type FontName = keyof typeof packageFiles
export const fontNames = Object.keys(packageFiles) as FontName[]

/** Path of a font's file in its package. */
export function fontFile(name: FontName): string {
  return createRequire(import.meta.url).resolve(packageFiles[name])
}
