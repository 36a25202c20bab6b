import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { Heading } from '../pages/heading.ts'
import { visit } from './visit.ts'

/** IDs that the writer gave to headings. The generated ones are different from them. */
function ownIds(tree: Root): Set<string> {
  const ids = new Set<string>()
  visit(tree, 'element', ({ tagName, properties }: Element) => {
    if (/^h[2-6]$/.test(tagName) && typeof properties.id === 'string') ids.add(properties.id)
  })
  return ids
}

/**
 * IDs by the rules of GitHub for headings without one, an anchor link in each heading, and the list for the table of
 * contents. A partial that is included twice has each of its IDs once.
 */
export const rehypeHeadings =
  () =>
  (tree: Root): Heading[] => {
    const headings: Heading[] = []
    const slugger = new GithubSlugger()
    const own = ownIds(tree)
    for (const id of own) slugger.occurrences[id.toLowerCase()] = 0
    visit(tree, 'element', (node: Element) => {
      const depth = Number(/^h([2-6])$/.exec(node.tagName)?.[1])
      if (Number.isNaN(depth)) return
      // Badges and the like inside a heading are not part of its text.
      const content = node.children.filter((child) => !(child.type === 'element' && child.data?.reading === 'aside'))
      const text = textOf({ type: 'element', tagName: 'span', properties: {}, children: content }).trim()
      const given = typeof node.properties.id === 'string' ? node.properties.id : undefined
      const id = given !== undefined && own.delete(given) ? given : slugger.slug(given ?? text)
      node.properties.id = id
      // The heading of the footnotes is for screen readers; a link in the contents list would lead to nothing visible.
      if ([node.properties.className].flat().includes('sr-only')) return
      headings.push({ depth: depth as Heading['depth'], id, text })
      const anchor: ElementContent = h('a', { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”` })
      node.children.push(anchor)
    })
    return headings
  }
