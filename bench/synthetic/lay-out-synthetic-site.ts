import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { layOutSite } from '../../tests/sites/lay-out-site.ts'
import { type SyntheticPage, syntheticPages } from './synthetic-pages.ts'

function sidebars(pages: readonly SyntheticPage[]): string {
  const sections = new Map<string, SyntheticPage[]>()
  for (const page of pages) {
    const section = page.path.split('/')[0] as string
    sections.set(section, [...(sections.get(section) ?? []), page])
  }
  // JSON is YAML.
  return JSON.stringify({
    mainSidebar: [...sections].map(([section, members]) => ({
      type: 'category',
      label: section.replace('section-', 'Section '),
      link_type: 'none',
      items: members.map(({ path, title }) => ({ type: 'doc', label: title, path: `/${path}` })),
    })),
  })
}

function pageText({ title, description, body }: SyntheticPage): string {
  return `---\ntitle: "${title}"\ndescription: ${description}\nkind: reference\n---\n\n${body}\n`
}

/** The project's own configuration without links to pages that a synthetic site does not have. */
function config(project: string): string {
  return readFileSync(join(project, 'site.config.ts'), 'utf8')
    .replace(/navbar: \[[\s\S]*?\n {2}\],/, 'navbar: [],')
    .replace(/columns: \[[\s\S]*?\n {4}\],/, 'columns: [],')
    .replace(/assistant: \{[^}]*\}/, "assistant: { label: 'Ask AI', href: '/' }")
}

/** Lays out our engine with so many synthetic pages. Returns the site's folder. */
export function layOutSyntheticSite(project: string, count: number): string {
  const content = join(project, '.cache/bench', `content-${count}`)
  rmSync(content, { recursive: true, force: true })
  const pages = syntheticPages(count)
  const home: SyntheticPage = {
    path: 'index',
    title: 'Synthetic site',
    description: 'Where the pages of this synthetic site begin, so that every engine has a home page',
    body: `## Start\n\nBegin with [the first page](/${pages[0]?.path}).`,
  }
  const files = new Map([home, ...pages].map((page) => [`${page.path}.md`, pageText(page)]))
  files.set('sidebars.yaml', sidebars(pages))
  for (const name of ['tags', 'themes', 'glossary']) files.set(`${name}.yaml`, '{}\n')
  for (const [file, text] of files) {
    mkdirSync(dirname(join(content, file)), { recursive: true })
    writeFileSync(join(content, file), text)
  }
  cpSync(join(project, 'content/brand'), join(content, 'brand'), { recursive: true })
  return layOutSite(`synthetic-${count}`, { content, config: config(project) })
}
