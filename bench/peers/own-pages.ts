import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownVersionPath } from '../../lib/agents/markdown-version-path.ts'
import { type RoutePath, routeOfFile } from '../../lib/pages/route.ts'
import { buildSite } from '../../scripts/build-site.ts'
import { listFiles } from '../../scripts/disk/read-files.ts'
import { createConfigReader } from '../../scripts/read/read-config.ts'
import type { PlainPage } from '../synthetic/plain-page.ts'
import { plainMarkdownVersion } from './plain-markdown.ts'

/** All pages of content/ in their current version, as plain Markdown. The site is built when it is not there. */
export async function ownPages(project: string): Promise<PlainPage[]> {
  const exported = join(project, 'out')
  if (!existsSync(join(exported, 'index.md')) && !(await buildSite(project))) {
    throw new Error('The site could not be built. The messages above say why.')
  }
  const { config, tokens } = await createConfigReader()(project)
  const markdownVersionOf = (route: RoutePath) => join(exported, markdownVersionPath(route))
  const routes = listFiles(join(project, 'content'))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => routeOfFile(file, tokens))
    .filter(({ route, version }) => version === undefined && existsSync(markdownVersionOf(route)))
    .map(({ route }) => route)
  const context = { origin: config.url, routes: new Set<string>(routes) }
  return routes.map((route) => ({
    path: route === '/' ? 'index' : route.slice(1),
    ...plainMarkdownVersion(readFileSync(markdownVersionOf(route), 'utf8'), context),
  }))
}
