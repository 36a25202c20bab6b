import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTypeScript } from './scripts/disk/import-typescript.mjs'

const root = process.cwd()
const { default: settings } = await importTypeScript(join(root, 'site.config.ts'))
const { completeConfig } = await importTypeScript(join(root, 'lib/config/complete-config.ts'))
const { config } = completeConfig(settings)
const manifest = JSON.parse(readFileSync(join(root, '.contentlayer/generated/manifest.json'), 'utf8'))
const { pages, categories, explorer } = manifest

/** Day of the last change of a page, if it is known. */
function lastUpdated(route) {
  const name = route === '/' ? 'index' : route.slice(1)
  return JSON.parse(readFileSync(join(root, `.contentlayer/generated/pages/${name}.json`), 'utf8')).lastUpdated
}

const current = new Map(
  pages.filter(({ version }) => version === undefined).map(({ route }) => [route, lastUpdated(route)]),
)
const hidden = new Set(
  [...pages, ...categories].filter(({ version }) => version !== undefined).map(({ route }) => route),
)

/** next-sitemap removes the first “index” from a file's path: it reports /a-index/index.html as /a-/index. */
const routesByPath = new Map(
  [...pages, ...categories].map(({ route }) => [`${route}/index`.replace('index', ''), route]),
)

// next-sitemap visits the pages in a different order each time, so they are collected and sorted.
const entries = []

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl: config.url,
  outDir: '.cache/export',
  output: 'export',
  trailingSlash: true,
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  changefreq: config.sitemap.changeFrequency,
  priority: config.sitemap.priority,
  // Paths end with a slash, so only a pattern with “/**” matches them.
  exclude: [
    ...config.sitemap.exclude,
    ...['/search/**', '/404/**', '/_*/**', '/*.ico', '/*.webmanifest', '/generated/**'],
    ...(explorer === undefined ? [] : [`${explorer}/**`]),
  ],
  // Pages of other versions are not listed for search engines.
  transform: (site, path) => {
    const route = routesByPath.get(path) ?? (path === '/' ? '/' : path.replace(/\/$/, ''))
    if (hidden.has(route)) return undefined
    entries.push({
      loc: route === '/' ? '/' : `${route}/`,
      changefreq: site.changefreq,
      priority: site.priority,
      ...(current.get(route) === undefined ? {} : { lastmod: current.get(route) }),
    })
    return undefined
  },
  additionalPaths: () => entries.sort((a, b) => (a.loc < b.loc ? -1 : 1)),
}
