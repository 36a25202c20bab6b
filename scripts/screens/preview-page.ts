import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { engineFolder } from '../disk/engine-at-start.ts'
import { fontFile, fontNames } from '../disk/font-file.ts'

/** A page with one screen, in the site's fonts and colors, to view it without a build. */
export function previewPage(html: string, theme: 'light' | 'dark', widthPx: number, { accent }: SiteConfig): string {
  const sheet = (path: string) => readFileSync(join(engineFolder, path), 'utf8')
  const sheets = ['app/styles/tokens.css', 'app/styles/base.css', 'app/styles/controls.css']
  const styles = [...sheets, 'components/screens/screens.css'].map(sheet)
  const fonts = fontNames.map(
    (name) => `@font-face{font-family:${name};font-weight:100 900;src:url("${pathToFileURL(fontFile(name)).href}")}`,
  )
  const variables = [
    ...fontNames.map((name) => `--font-${name}:${name}`),
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
