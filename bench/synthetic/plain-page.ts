/** One page of plain Markdown that every documentation engine reads: prose, headings, links, lists, tables and code. */
export interface PlainPage {
  /** Address without a leading slash; that of the home page is `index`. */
  path: string
  title: string
  description: string
  body: string
}

/** Pages of one part of the site, in the order of the sidebar. */
export interface PageSection {
  label: string
  pages: readonly Pick<PlainPage, 'path' | 'title'>[]
}

/** The pages of the sidebar, grouped by the first part of their address: every engine is given the same one. */
export function sectionsOf(pages: readonly PlainPage[]): PageSection[] {
  const sections = new Map<string, Pick<PlainPage, 'path' | 'title'>[]>()
  for (const { path, title } of pages) {
    if (path === 'index') continue
    const section = path.split('/')[0] as string
    sections.set(section, [...(sections.get(section) ?? []), { path, title }])
  }
  return [...sections].map(([section, members]) => {
    const words = section.replaceAll('-', ' ')
    return { label: words.charAt(0).toUpperCase() + words.slice(1), pages: members }
  })
}
