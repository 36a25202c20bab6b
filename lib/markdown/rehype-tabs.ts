import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { upperFirst } from '../diagnostics/upper-first.ts'
import { hasClass } from './element-parts.ts'

/** An attribute of an intermediate element; JSX and hast name data attributes differently. */
function dataOf(node: Element, name: string): string | undefined {
  const value = node.properties[`data${upperFirst(name)}`] ?? node.properties[`data-${name}`]
  return typeof value === 'string' ? value : undefined
}

/** A tab before it becomes a control and a panel. */
interface Choice {
  label: string
  value: string
  id: string
  content: ElementContent[]
}

function choicesOf(node: Element, count: number): Choice[] {
  const slugger = new GithubSlugger()
  const tabs = node.children.filter(
    (child): child is Element => child.type === 'element' && child.tagName === 'doc-tab',
  )
  return tabs.map((tab) => {
    const label = dataOf(tab, 'label') ?? ''
    const attribute = dataOf(tab, 'value')
    // Slugs, because IDs must not contain spaces and must be unique on a page.
    const slug = slugger.slug(attribute ?? label)
    const content = tab.children as ElementContent[]
    return { label, value: attribute ?? slug, id: `tabs-${count}-${slug}`, content }
  })
}

function panelOf({ label, id, content }: Choice, index: number, hasTab: boolean): Element {
  const [role, tab] = hasTab ? [{ role: 'tabpanel' }, { ariaLabelledBy: `${id}-tab` }] : []
  const panel = h('div', { className: ['tab-panel'], ...role, id, ...tab, dataLabel: label }, content)
  if (index > 0) panel.properties.dataInactive = ''
  return panel
}

/** The controls of the first set of a group, and their panels. */
function tabList(choices: readonly Choice[]): Element[] {
  const buttons = choices.map(({ label, value, id }, index) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${id}-tab`,
        ariaControls: id,
        ariaSelected: index === 0 ? 'true' : 'false',
        tabIndex: index === 0 ? 0 : -1,
        value,
      },
      label,
    ),
  )
  const panels = choices.map((choice, index) => panelOf(choice, index, true))
  return [h('div', { className: ['tab-list'], role: 'tablist' }, ...buttons), ...panels]
}

/** A quiet line instead of the controls: readers chose further up, and can choose again here. */
function chosenLine(choices: readonly Choice[]): Element[] {
  const options = choices.map(({ label, value }) => h('option', { value }, label))
  return [
    h('label.tab-choice.needs-js', 'Showing ', h('select', { autoComplete: 'off' }, ...options)),
    ...choices.map((choice, index) => panelOf(choice, index, false)),
  ]
}

/** A set of tabs of a group, and what has to be chosen or opened to see it. */
interface Offer {
  choices: string
  within: readonly string[]
}

/** Whether each tab is just a sample, as in a code group: readers expect its tabs on the sample. */
const areSamples = (choices: readonly Choice[]) =>
  choices.every(({ content }) => {
    const elements = content.filter(({ type }) => type === 'element') as Element[]
    return elements.length === 1 && elements[0]?.tagName === 'pre'
  })

/**
 * Expands `<doc-tabs data-group>` with `<doc-tab data-label data-value>` children to a tab list and its panels. Of the
 * sets with the same choices in a group, only the first has a tab list; those that are seen together with it have a line
 * with the choice. Without JavaScript, every panel is shown under its label; a small script makes the controls work.
 * @see WAI-ARIA Authoring Practices, “Tabs”
 */
export const rehypeTabs = () => (tree: Root) => {
  const offers: Offer[] = []
  let count = 0
  const expand = (node: Root | Element, within: readonly string[]): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      if (child.tagName === 'doc-tabs') expandTabs(child, within)
      else if (hasClass(child, 'fold')) {
        count += 1
        expand(child, [...within, `fold-${count}`])
      } else expand(child, within)
    }
  }
  const expandTabs = (node: Element, within: readonly string[]): void => {
    count += 1
    const group = dataOf(node, 'group')
    const choices = choicesOf(node, count)
    const offered = JSON.stringify([group, choices.map(({ label, value }) => [label, value])])
    const isChosen =
      !areSamples(choices) &&
      group !== undefined &&
      offers.some((offer) => offer.choices === offered && offer.within.every((place) => within.includes(place)))
    if (!isChosen) offers.push({ choices: offered, within })
    node.tagName = 'div'
    node.properties = { className: ['tabs'], ...(group === undefined ? {} : { dataGroup: group }) }
    node.children = isChosen ? chosenLine(choices) : tabList(choices)
    const panels = node.children.filter((child): child is Element => child.type === 'element').slice(1)
    panels.forEach((panel, index) => {
      const { value, id } = choices[index] as Choice
      expand(panel, [...within, group === undefined ? id : `${group}=${value}`])
    })
  }
  expand(tree, [])
}
