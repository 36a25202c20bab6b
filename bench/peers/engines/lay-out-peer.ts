import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installPackages } from '../../../scripts/install-packages.mjs'
import { type PlainPage, sectionsOf } from '../../synthetic/plain-page.ts'

const own = ['package.json', 'package-lock.json', '.npmrc']

/** Where a peer is installed. Its sites are below it, so they resolve its packages before ours. */
const homeOf = (project: string, name: string) => join(project, '.cache/bench/peers', name)

/** Installs a peer with its own lock file, in its own folder. */
export function installPeer(project: string, name: string): void {
  const home = homeOf(project, name)
  mkdirSync(home, { recursive: true })
  for (const file of own) cpSync(join(project, 'bench/peers/sites', name, file), join(home, file))
  // Some registries lack what a peer has for other platforms, and so does its lock file.
  installPackages(home, 'install')
}

/** Where a set of pages is laid out for a peer. */
export const peerRoot = (project: string, name: string, set: string) => join(homeOf(project, name), set)

/** A program of an installed peer, by its path below node_modules. */
export function peerProgram(project: string, name: string, path: string): string {
  return join(homeOf(project, name), 'node_modules', path)
}

function pageText({ title, description, body }: PlainPage, withHeading: boolean): string {
  const heading = withHeading ? `# ${title}\n\n` : ''
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${heading}${body}\n`
}

export interface PeerSite {
  name: string
  set: string
  pages: readonly PlainPage[]
  /** Where it looks for pages. */
  contentFolder: string
  /** Whether a page shows no title unless its text has one. */
  withHeading?: boolean
}

/** Lays a peer's site out: its template, the pages, and the sidebar as `sections.json`. Returns the site's folder. */
export function layOutPeer(
  project: string,
  { name, set, pages, contentFolder, withHeading = false }: PeerSite,
): string {
  const home = homeOf(project, name)
  const root = peerRoot(project, name, set)
  rmSync(root, { recursive: true, force: true })
  // Bundlers keep results next to the packages as well.
  rmSync(join(home, 'node_modules/.cache'), { recursive: true, force: true })
  const template = join(project, 'bench/peers/sites', name)
  cpSync(template, root, { recursive: true, filter: (path) => !own.includes(path.slice(template.length + 1)) })
  // Engines look for the site's packages next to its configuration.
  if (!existsSync(join(root, 'package.json'))) {
    writeFileSync(join(root, 'package.json'), JSON.stringify({ name: `bench-${name}-${set}`, private: true }))
  }
  writeFileSync(join(root, 'sections.json'), JSON.stringify(sectionsOf(pages)))
  for (const page of pages) {
    const file = join(root, contentFolder, `${page.path}.md`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageText(page, withHeading))
  }
  return root
}
