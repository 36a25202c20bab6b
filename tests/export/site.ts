import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { replaceTokens, replaceTokensDeep, tokensOf } from '#lib/config/tokens.ts'
import { normalizeRoute, type PageLocation, routeOfFile } from '#lib/pages/route.ts'
import type { Manifest } from '#lib/site/manifest.ts'
import { outputPaths } from '../../scripts/disk/output-paths.ts'
import { listFiles, readTextIfExists } from '../../scripts/disk/read-files.ts'
import config from '../../site.config.ts'

const root = process.cwd()
export const out = join(root, 'out')
if (!existsSync(join(out, 'index.html'))) throw new Error('There is no exported site. Run “npm run build” first.')

export const tokens = tokensOf(config)
export const site = replaceTokensDeep(config, tokens)

/** Every file of the export, as a path from `out/`. */
export const exportedFiles = listFiles(out)

/** Where every document in content/ must be found, seen from the files alone. */
export const documents: PageLocation[] = listFiles(join(root, 'content'))
  .filter((file) => /\.mdx?$/.test(file) && !/^(?:snippets|partials)\//.test(file))
  .map((file) => routeOfFile(file, tokens))

const redirectText = readTextIfExists(join(root, 'content/redirects.yaml')) ?? ''

/** Files that only send readers of old paths on. */
export const redirectFiles: ReadonlySet<string> = new Set(
  Object.keys((parse(redirectText) ?? {}) as Record<string, string>).map((from) =>
    fileOfRoute(normalizeRoute(replaceTokens(from, tokens))),
  ),
)

const manifest = JSON.parse(readFileSync(outputPaths(root).manifest, 'utf8')) as Manifest

/** Pages of the API's operations. */
export const operationRoutes: readonly string[] = manifest.pages
  .filter(({ type }) => type === 'Operation')
  .map(({ route }) => route)

/** Pages without a file in content/. */
export function generatedRoutes(): string[] {
  const tags = parse(readFileSync(join(root, 'content/tags.yaml'), 'utf8')) as Record<string, unknown>
  return [
    '/search',
    '/tags',
    ...Object.keys(tags).map((tag) => `/tags/${tag}`),
    ...manifest.categories.map(({ route }) => route),
    ...operationRoutes,
  ]
}

/** File of a route in `out/`. */
export function fileOfRoute(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`
}

export function readExported(file: string): string {
  return readFileSync(join(out, file), 'utf8')
}
