import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import type { SiteScreens } from './page-context.ts'
import { visit } from './visit.ts'

/** The name of the screen that an element stands for. */
export function screenOf({ properties }: Element): string | undefined {
  const { dataScreen } = properties
  return typeof dataScreen === 'string' ? dataScreen : undefined
}

/**
 * Draws the screens of a page. Only a page with screens needs their stylesheet, so the first screen brings its link: the
 * page above is shown meanwhile.
 */
export const rehypeScreens = (screens: SiteScreens | undefined, putSlot: (html: string) => string) => (tree: Root) => {
  let isFirst = true
  visit(tree, 'element', (node, index, parent) => {
    const name = screenOf(node)
    if (name === undefined || parent === undefined || index === undefined) return undefined
    delete node.properties.dataScreen
    const html = screens?.html(name)
    if (screens === undefined || html === undefined) return undefined
    node.children = [{ type: 'text', value: putSlot(html) }]
    if (!isFirst) return undefined
    isFirst = false
    parent.children.splice(index, 0, h('link', { rel: ['stylesheet'], href: screens.styles }))
    return index + 2
  })
}
