import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { Heading } from '../pages/heading.ts'
import { visit } from './visit.ts'

/** Ids by the rules of GitHub, an anchor link in each heading, and the list for the table of contents. */
export const rehypeHeadings =
  () =>
  (tree: Root): Heading[] => {
    const headings: Heading[] = []
    const slugger = new GithubSlugger()
    visit(tree, 'element', (node: Element) => {
      const depth = Number(/^h([2-6])$/.exec(node.tagName)?.[1])
      if (Number.isNaN(depth)) return
      // Badges and the like inside a heading are not part of its text.
      const content = node.children.filter((child) => !(child.type === 'element' && child.data?.reading === 'aside'))
      const text = textOf({ type: 'element', tagName: 'span', properties: {}, children: content }).trim()
      const id = typeof node.properties.id === 'string' ? node.properties.id : slugger.slug(text)
      node.properties.id = id
      // The heading of the footnotes is for screen readers; a link in the contents list would lead to nothing visible.
      if ([node.properties.className].flat().includes('sr-only')) return
      headings.push({ depth: depth as Heading['depth'], id, text })
      const anchor: ElementContent = h('a', { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”` })
      node.children.push(anchor)
    })
    return headings
  }
