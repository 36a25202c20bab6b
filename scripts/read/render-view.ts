import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { h } from 'hastscript'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MdxComponent, SiteComponent } from '#components/mdx/component.ts'

/** Where the content of a component goes. Parsers leave this element where it is, even inside a table. */
const placeholder = createElement('template', { 'data-children': '' })

function isPlaceholder(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'template' && 'dataChildren' in node.properties
}

function putChildren(root: { children: ElementContent[] }, children: readonly ElementContent[]): void {
  root.children = root.children.flatMap((child) => {
    if (isPlaceholder(child)) return structuredClone([...children])
    if (child.type === 'element') putChildren(child, children)
    return child
  })
}

/**
 * The render function of a site's component: its React component as static HTML, in one element. The element names the
 * script that adds behavior to it, if there is one.
 */
export function renderView({ view }: SiteComponent, script: string): MdxComponent['render'] {
  const View = view as (props: Record<string, unknown>) => ReturnType<typeof view>
  return (props, children) => {
    const html = renderToStaticMarkup(createElement(View, props, children.length === 0 ? undefined : placeholder))
    const tree = fromHtml(html, { fragment: true }) as { children: ElementContent[] }
    putChildren(tree, children)
    const [first, ...others] = tree.children
    const element: Element = first?.type === 'element' && others.length === 0 ? first : h('div', tree.children)
    element.properties = { ...element.properties, dataComponent: script }
    return element
  }
}
