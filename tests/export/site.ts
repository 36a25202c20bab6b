import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeConfig } from '#lib/config/complete-config.ts'
import { readRedirectRules } from '#lib/hosting/redirect-output.ts'
import { type PageLocation, routeOfFile } from '#lib/pages/route.ts'
import type { Manifest } from '#lib/site/manifest.ts'
import { outputPaths } from '../../scripts/disk/output-paths.ts'
import { listFiles, readTextIfExists } from '../../scripts/disk/read-files.ts'
import settings from '../../site.config.ts'

const root = process.cwd()
export const out = join(root, 'out')
if (!existsSync(join(out, 'index.html'))) throw new Error('There is no exported site. Run “npm run build” first.')

export const { config: site, tokens } = completeConfig(settings)

/** Every file of the export, as a path from `out/`. */
export const exportedFiles = listFiles(out)

/** Where every document in content/ must be found, seen from the files alone. */
export const documents: PageLocation[] = listFiles(join(root, 'content'))
  .filter((file) => /\.mdx?$/.test(file) && !/^(?:snippets|partials)\//.test(file))
  .map((file) => routeOfFile(file, tokens))

/** Where readers of old paths and of folders without a page are sent. */
export const redirects = readRedirectRules(readTextIfExists(join(out, '_redirects')) ?? '')

/** Files that only redirect readers. */
export const redirectFiles: ReadonlySet<string> = new Set(redirects.map(({ from }) => fileOfRoute(from)))

export const manifest = JSON.parse(readFileSync(outputPaths(root).manifest, 'utf8')) as Manifest

/** Pages of the API's operations. */
export const operationRoutes: readonly string[] = manifest.pages
  .filter(({ type }) => type === 'Operation')
  .map(({ route }) => route)

/** Pages without a file in content/. */
export function generatedRoutes(): string[] {
  return [
    '/search',
    '/tags',
    ...manifest.tags.map(({ slug }) => `/tags/${slug}`),
    ...manifest.categories.map(({ route }) => route),
    ...operationRoutes,
    ...(manifest.explorer === undefined ? [] : [manifest.explorer]),
  ]
}

/** File of a route in `out/`. */
export function fileOfRoute(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`
}

export function readExported(file: string): string {
  return readFileSync(join(out, file), 'utf8')
}
