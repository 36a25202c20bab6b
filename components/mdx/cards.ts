import type { Element } from 'hast'
import type { State } from 'hast-util-to-mdast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { z } from 'zod'
import type { Marks } from '#lib/content/mark-file.ts'
import { didYouMean } from '#lib/diagnostics/nearest.ts'
import { elementsOf, flowOf } from '#lib/markdown/element-parts.ts'
import { attributeText, type JsxNode } from '#lib/markdown/jsx-node.ts'
import { type Flow, link, list, paragraph } from '#lib/markdown/mdast-nodes.ts'
import { type PageContext, report } from '#lib/markdown/page-context.ts'
import { iconElement, markElement } from '../icons/icon-element.ts'
import { type IconName, iconNames } from '../icons/icon-nodes.ts'
import { defineComponent } from './component.ts'

/** A link with its sentence, as the item of a list. */
function cardItem(state: State, item: Element): Flow[] {
  const [box] = elementsOf(item, 'div')
  const [target] = box === undefined ? [] : elementsOf(box, 'a')
  const [text] = box === undefined ? [] : elementsOf(box, 'div')
  if (target === undefined) return flowOf(state, item)
  const [first, ...rest] = text === undefined ? [] : flowOf(state, text)
  const words = first?.type === 'paragraph' ? first.children : []
  const title = link(String(target.properties.href), textOf(target))
  const head = words.length === 0 ? paragraph(title) : paragraph(title, ': ', ...words)
  return first === undefined || first.type === 'paragraph' ? [head, ...rest] : [head, first, ...rest]
}

/** The icon of a card: the site's own, or one of the engine's. Unknown names are reported by the check. */
function iconOf(name: string | undefined, marks: Marks): Element[] {
  const ownMark = name === undefined ? undefined : marks.get(name)
  if (ownMark !== undefined) return [markElement(ownMark)]
  return isIconName(name) ? [iconElement(name)] : []
}

const isIconName = (name: string | undefined): name is IconName => iconNames.some((icon) => icon === name)

function checkIcon(node: JsxNode, context: PageContext): void {
  const icon = attributeText(node, 'icon')
  if (icon === undefined || isIconName(icon) || context.marks.has(icon)) return
  const hint = didYouMean(icon, [...iconNames, ...context.marks.keys()]) ?? `Draw it: add content/marks/${icon}.svg.`
  const place = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'icon')
  report(context, place ?? node, 'component-props', `“${icon}” is not an icon of <Card>.`, hint)
}

export const Cards = defineComponent({
  description: 'A grid of links to pages.',
  example: '<Cards><Card title="Install" href="/install">One sentence.</Card></Cards>',
  props: z.object({}),
  render: (_, children) => h('ul', { className: ['cards'] }, ...children.filter((child) => child.type === 'element')),
  toMarkdown: (_, element, state) => list(elementsOf(element, 'li').map((item) => cardItem(state, item))),
})

export const Card = defineComponent({
  description: 'One link inside Cards, with a sentence that says what the reader will find there.',
  example: '<Card title="Install" href="/install" icon="settings">One sentence.</Card>',
  props: z.object({
    title: z.string().min(1).meta({ description: 'Name of the target' }),
    href: z.string().min(1).meta({ description: 'Site path or https URL' }),
    icon: z
      .string()
      .optional()
      .meta({ description: `Icon next to the title: a file of content/marks, or one of ${iconNames.join(', ')}` }),
  }),
  prose: { title: 'heading' },
  links: ['href'],
  check: checkIcon,
  render: ({ title, href, icon }, children, { marks }) =>
    h('li', [
      h('div', { className: ['card'] }, [
        ...iconOf(icon, marks),
        h('a', { href, className: ['card-title'] }, title),
        h('div', { className: ['card-text'] }, children),
      ]),
    ]),
})
