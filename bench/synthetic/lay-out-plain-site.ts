import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defaultPageKinds } from '../../lib/config/complete-config.ts'
import { documentTypeOf } from '../../schema/document-types.ts'
import { layOutSite } from '../../tests/sites/lay-out-site.ts'
import { type PlainPage, sectionsOf } from './plain-page.ts'

function sidebars(pages: readonly PlainPage[]): string {
  // JSON is YAML.
  return JSON.stringify({
    mainSidebar: sectionsOf(pages).map(({ label, pages: members }) => ({
      type: 'category',
      label,
      link_type: 'none',
      items: members.map(({ path, title }) => ({ type: 'doc', label: title, path: `/${path}` })),
    })),
  })
}

const theme = 'plain'

function pageText({ path, title, description, body }: PlainPage): string {
  const fields = {
    title,
    description,
    kind: 'reference',
    ...(documentTypeOf(path, defaultPageKinds).name === 'Guide' ? { theme } : {}),
  }
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}

/** The project's own configuration without links to pages that such a site does not have. */
function config(project: string): string {
  return readFileSync(join(project, 'site.config.ts'), 'utf8')
    .replace(/navbar: \[[\s\S]*?\n {2}\],/, 'navbar: [],')
    .replace(/columns: \[[\s\S]*?\n {4}\],/, 'columns: [],')
    .replace(/assistant: \{[^}]*\}/, "assistant: { label: 'Ask AI', href: '/' }")
}

/** Lays out our engine with pages of plain Markdown. Returns the site's folder. */
export function layOutPlainSite(project: string, name: string, pages: readonly PlainPage[]): string {
  const content = join(project, '.cache/bench', `content-${name}`)
  rmSync(content, { recursive: true, force: true })
  const files = new Map(pages.map((page) => [`${page.path}.md`, pageText(page)]))
  files.set('sidebars.yaml', sidebars(pages))
  for (const list of ['tags', 'glossary']) files.set(`${list}.yaml`, '{}\n')
  files.set('themes.yaml', JSON.stringify({ [theme]: { label: 'Plain' } }))
  for (const [file, text] of files) {
    mkdirSync(dirname(join(content, file)), { recursive: true })
    writeFileSync(join(content, file), text)
  }
  cpSync(join(project, 'content/brand'), join(content, 'brand'), { recursive: true })
  return layOutSite(name, { content, config: config(project) })
}
