import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { PageSummary } from './manifest.ts'
import { publicHref } from './public-href.ts'

/** Every guide as HTML, grouped by theme in the order of content/themes.yaml. */
export function guideIndexHtml(pages: readonly PageSummary[], themes: Readonly<Record<string, { label: string }>>): string {
  const sections = Object.entries(themes).flatMap(([theme, { label }]): Element[] => {
    const guides = pages
      .filter((page) => page.type === 'Guide' && page.theme === theme && page.version === undefined)
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
    if (guides.length === 0) return []
    return [
      h('section', [
        h('h3', { id: `theme-${theme}` }, label),
        h(
          'ul',
          { className: ['page-list'] },
          guides.map(({ route, title, description }) => h('li', [h('a', { href: publicHref(route) }, title), h('p', description)])),
        ),
      ]),
    ]
  })
  return toHtml({ type: 'root', children: sections })
}
