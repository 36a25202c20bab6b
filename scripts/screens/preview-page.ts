import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { engineFolder } from '../disk/engine-at-start.ts'

const require = createRequire(import.meta.url)

const faces = [
  ['body', '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'],
  ['display', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'],
  ['code', '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'],
] as const

/** A page with one screen, in the site's fonts and colors, to view it without a build. */
export function previewPage(html: string, theme: 'light' | 'dark', widthPx: number, { accent }: SiteConfig): string {
  const sheet = (path: string) => readFileSync(join(engineFolder, path), 'utf8')
  const sheets = ['app/styles/tokens.css', 'app/styles/base.css', 'app/styles/controls.css']
  const styles = [...sheets, 'components/screens/screens.css'].map(sheet)
  const fonts = faces.map(
    ([name, file]) =>
      `@font-face{font-family:${name};font-weight:100 900;src:url("${pathToFileURL(require.resolve(file)).href}")}`,
  )
  const variables = [
    ...faces.map(([name]) => `--font-${name}:${name}`),
    `--accent:light-dark(${accent.light},${accent.dark})`,
  ]
  return `<!doctype html>
<html lang="en" data-theme="${theme}" style="${variables.join(';')}">
<meta charset="utf-8">
<style>${[...fonts, ...styles].join('\n')}
body{min-height:0;padding:20px}.screen{width:${widthPx}px}</style>
<div class="screen">${html}</div>
</html>
`
}
