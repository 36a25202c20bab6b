import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { decodePercent } from '#lib/diagnostics/json-pointer.ts'
import type { Source } from './read-source.ts'
import type { SourceDoc } from './source-docs.ts'

/** Files that pages use: the path in the new site's folder, and the source. */
export type Assets = Map<string, string>

export interface LinkSite {
  source: Source
  /** Addresses of pages and of generated categories, by those on the old site. */
  routes: ReadonlyMap<string, string>
  byFile: ReadonlyMap<string, SourceDoc>
  assets: Assets
}

export const pictureFile = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i
const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/** Where a file of the old site is on the disk. @param from folder of the page */
export function findFile({ source }: LinkSite, from: string, path: string): string | undefined {
  const name = decodePercent(path)
  const base = source.base === '' ? name : name.replace(new RegExp(`^/${source.base}/`), '/')
  const places = name.startsWith('@site/')
    ? [join(source.root, name.slice('@site/'.length))]
    : name.startsWith('/')
      ? [
          ...source.staticFolders.map((folder) => join(folder, name)),
          ...source.folders.flatMap(({ docs }) => [join(docs, name), join(docs, base)]),
          join(source.root, name),
        ]
      : [resolve(from, name), ...source.folders.map(({ docs }) => join(docs, name))]
  return places.find(isFile)
}

const signatures: readonly (readonly [string, RegExp, RegExp])[] = [
  ['png', /^\x89PNG/, /\.png$/i],
  ['jpg', /^\xff\xd8\xff/, /\.jpe?g$/i],
  ['gif', /^GIF8/, /\.gif$/i],
  ['webp', /^RIFF....WEBP/s, /\.webp$/i],
]

/** The name with the extension that the picture's first bytes ask for. */
function nameByContent(name: string, file: string): string {
  const start = readFileSync(file).subarray(0, 12).toString('latin1')
  const found = signatures.find(([, signature]) => signature.test(start))
  return found === undefined || found[2].test(name) ? name : name.replace(/\.\w+$/, `.${found[0]}`)
}

/** Lists a file for copying. @returns its address on the new site */
function addAsset({ source, assets }: LinkSite, file: string): string {
  const parents = [...source.staticFolders, ...source.folders.map(({ docs }) => docs)]
  const folder = parents.find((path) => file.startsWith(`${path}/`)) ?? source.root
  const path = relative(folder, file)
    .split(/[\\/]/)
    .filter((part) => part !== '..')
    .join('/')
    .replace(/[^\w./~-]+/g, '-')
    .replace(/^images\//, '')
  const isPicture = pictureFile.test(path)
  const name = isPicture ? nameByContent(path, file) : path
  for (let number = 1; ; number++) {
    const own = number === 1 ? name : name.replace(/(\.\w+)?$/, `-${number}$1`)
    const address = isPicture ? `/images/${own}` : `/${own}`
    const target = isPicture ? `content${address}` : `public${address}`
    const other = assets.get(target)
    if (other !== undefined && other !== file) continue
    assets.set(target, file)
    return address
  }
}

function routeOf({ source, routes }: LinkSite, path: string): string | undefined {
  const clean =
    posix
      .normalize(decodePercent(path))
      .replace(/\.html$/, '')
      .replace(/\/index$/, '')
      .replace(/\/$/, '') || '/'
  const short = source.base === '' ? clean : clean.replace(new RegExp(`^/${source.base}(?=/|$)`), '') || '/'
  return [short, clean].map((route) => routes.get(route)).find((route) => route !== undefined)
}

/** The path of a link to the old site by its full URL; undefined for any other link. */
function pathOnOldSite({ source }: LinkSite, href: string): string | undefined {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined
  const { host, pathname, search, hash } = new URL(href)
  return source.hosts.has(host) ? pathname + search + hash : undefined
}

/**
 * The new address of a link; undefined if it leads nowhere.
 * @param file the page or partial, as an absolute path
 * @param route the page's old address below the base; undefined for a partial
 */
export function newAddress(site: LinkSite, file: string, route: string | undefined, href: string): string | undefined {
  if (href.startsWith('#')) return href
  // A slash too many, unless what follows looks like a host.
  if (/^\/\/[^./]+\//.test(href)) return newAddress(site, file, route, href.slice(1))
  const { baseUrl } = site.source
  if (baseUrl !== '' && href.startsWith(`/${baseUrl}/`))
    return newAddress(site, file, route, href.slice(baseUrl.length + 1))
  if (href.startsWith('//')) return newAddress(site, file, route, `https:${href}`)
  const own = pathOnOldSite(site, href)
  // Other parts of the old site, such as its blog, stay where they are.
  if (own !== undefined) return newAddress(site, file, route, own) ?? href
  if (/^(?:https?|mailto|tel):/i.test(href)) return href
  // Pages can't link to the rest. Browsers would run some of it.
  if (/^(?!pathname:)[a-z][a-z0-9+.-]*:/i.test(href)) return undefined
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href.replace(/^pathname:\/\//, '')) ?? []
  const found = findFile(site, dirname(file), path)
  if (path === '' && rest !== '') return rest.replace(/^\?[^#]*/, '') || site.routes.get(route ?? '')
  if (found !== undefined) {
    const doc = site.byFile.get(found)
    if (doc !== undefined) return `${doc.route}${rest}`
    return /\.mdx?$/.test(found) ? undefined : `${addAsset(site, found)}${rest}`
  }
  if (path.startsWith('/')) return withRest(routeOf(site, path), rest)
  const besides = [1, 2].map(
    (end) => ['.mdx', '.md'].map((ext) => site.byFile.get(`${resolve(dirname(file), path)}${ext}`)).at(end - 1)?.route,
  )
  const relatives =
    route === undefined ? [] : [posix.dirname(route), route].map((from) => routeOf(site, posix.join(from, path)))
  return withRest(
    [...relatives, ...besides].find((found) => found !== undefined),
    rest,
  )
}

function withRest(route: string | undefined, rest: string): string | undefined {
  return route === undefined ? undefined : `${route}${rest.replace(/^\?[^#]*/, '')}`
}
