import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// The package is read as files, one for each icon, because its modules contain all of them.
const folder = join(dirname(createRequire(import.meta.url).resolve('simple-icons')), 'icons')
let slugs: ReadonlySet<string> | undefined

/** Slugs of all icons of simpleicons.org. */
export function simpleIconSlugs(): ReadonlySet<string> {
  slugs ??= new Set(readdirSync(folder).map((file) => file.replace(/\.svg$/, '')))
  return slugs
}

/** The path of an icon, 24 units wide and high. */
export function simpleIconPath(slug: string): string {
  const svg = readFileSync(join(folder, `${slug}.svg`), 'utf8')
  const [, path] = /<path d="([^"]+)"/.exec(svg) ?? []
  if (path === undefined) throw new Error(`The icon ${slug} of simple-icons is drawn in an unknown way`)
  return path
}
