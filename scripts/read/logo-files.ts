import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const icons = join(dirname(createRequire(import.meta.url).resolve('simple-icons')), 'icons')
let slugs: ReadonlySet<string> | undefined

/** Slugs of all available logos. */
export function logoSlugs(): ReadonlySet<string> {
  slugs ??= new Set(readdirSync(icons).map((file) => file.replace(/\.svg$/, '')))
  return slugs
}

/** The drawing of a logo, 24 units wide and high. */
function pathOf(slug: string): string {
  const svg = readFileSync(join(icons, `${slug}.svg`), 'utf8')
  const [, path] = /<path d="([^"]+)"/.exec(svg) ?? []
  if (path === undefined) throw new Error(`The logo ${slug} of simple-icons is drawn in an unknown way`)
  return path
}

/** One file with all logos that a site shows, each as a symbol with its slug as ID. */
export function logoSprite(slugs: Iterable<string>): string {
  const symbols = [...new Set(slugs)]
    .sort()
    .map((slug) => `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${pathOf(slug)}"/></symbol>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
