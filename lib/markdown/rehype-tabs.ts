import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { upperFirst } from '../diagnostics/upper-first.ts'
import { visit } from './visit.ts'

/** An attribute of an intermediate element; JSX and hast name data attributes differently. */
function dataOf(node: Element, name: string): string | undefined {
  const value = node.properties[`data${upperFirst(name)}`] ?? node.properties[`data-${name}`]
  return typeof value === 'string' ? value : undefined
}

/**
 * Expands `<doc-tabs data-group>` with `<doc-tab data-label data-value>` children to a tab list and its panels.
 * Without JavaScript, every panel is shown under its label; a small script makes the tab list work.
 * @see WAI-ARIA Authoring Practices, “Tabs”
 */
export const rehypeTabs = () => (tree: Root) => {
  let count = 0
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'doc-tabs') return
    count += 1
    const slugger = new GithubSlugger()
    const tabs = node.children.filter(
      (child): child is Element => child.type === 'element' && child.tagName === 'doc-tab',
    )
    const group = dataOf(node, 'group')
    const parts = tabs.map((tab, index) => {
      const label = dataOf(tab, 'label') ?? ''
      const attribute = dataOf(tab, 'value')
      // Slugs, because IDs must not contain spaces and must be unique on a page.
      const slug = slugger.slug(attribute ?? label)
      const value = attribute ?? slug
      const id = `tabs-${count}-${slug}`
      const button = h(
        'button',
        {
          type: 'button',
          role: 'tab',
          id: `${id}-tab`,
          ariaControls: id,
          ariaSelected: index === 0 ? 'true' : 'false',
          tabIndex: index === 0 ? 0 : -1,
          dataValue: value,
        },
        label,
      )
      const panel = h(
        'div',
        { className: ['tab-panel'], role: 'tabpanel', id, ariaLabelledBy: `${id}-tab`, dataLabel: label },
        tab.children as ElementContent[],
      )
      if (index > 0) panel.properties.dataInactive = ''
      return { button, panel }
    })
    const list = h('div', { className: ['tab-list'], role: 'tablist' }, ...parts.map(({ button }) => button))
    node.tagName = 'div'
    node.properties = { className: ['tabs'], ...(group === undefined ? {} : { dataGroup: group }) }
    node.children = [list, ...parts.map(({ panel }) => panel)]
  })
}
