import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { Heading } from '../markdown/rehype-headings.ts'
import type { PageSummary } from './manifest.ts'
import { publicHref } from './public-href.ts'

type Themes = Readonly<Record<string, { label: string }>>

interface Group {
  heading: Heading
  guides: PageSummary[]
}

function groupsOf(pages: readonly PageSummary[], themes: Themes): Group[] {
  return Object.entries(themes)
    .map(([theme, { label }]) => ({
      heading: { depth: 3 as const, id: `theme-${theme}`, text: label },
      guides: pages
        .filter((page) => page.type === 'Guide' && page.theme === theme && page.version === undefined)
        .sort((a, b) => a.title.localeCompare(b.title, 'en')),
    }))
    .filter(({ guides }) => guides.length > 0)
}

/** Every guide as HTML, grouped by theme in the order of content/themes.yaml. */
export function guideIndexHtml(pages: readonly PageSummary[], themes: Themes): string {
  const sections = groupsOf(pages, themes).map(
    ({ heading, guides }): Element =>
      h('section', [
        h('h3', { id: heading.id }, heading.text),
        h(
          'ul',
          { className: ['page-list'] },
          guides.map(({ route, title, description }) =>
            h('li', [h('a', { href: publicHref(route) }, title), h('p', description)]),
          ),
        ),
      ]),
  )
  return toHtml({ type: 'root', children: sections })
}

/** Headings of the list of guides, for the table of contents of the page that shows it. */
export function guideIndexHeadings(pages: readonly PageSummary[], themes: Themes): Heading[] {
  return groupsOf(pages, themes).map(({ heading }) => heading)
}

/** A page's headings with others put in where a slot stands in its HTML; without the slot they stay as they are. */
export function headingsWithSlot(
  headings: readonly Heading[],
  html: string,
  slot: string,
  inSlot: readonly Heading[],
): Heading[] {
  const at = html.indexOf(slot)
  if (at === -1) return [...headings]
  const before = headings.filter(({ id }) => html.indexOf(`id="${id}"`) < at).length
  return headings.toSpliced(before, 0, ...inSlot)
}
