import type { Element } from 'hast'
import type { State } from 'hast-util-to-mdast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { z } from 'zod'
import { elementsOf, flowOf } from '#lib/markdown/element-parts.ts'
import { type Flow, link, list, paragraph } from '#lib/markdown/mdast-nodes.ts'
import { iconElement } from '../icons/icon-element.ts'
import { iconNames } from '../icons/icon-nodes.ts'
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

export const Cards = defineComponent({
  description: 'A grid of links to pages.',
  example: '<Cards><Card title="Define blueprints" href="/build-your-software-catalog">One sentence.</Card></Cards>',
  props: z.object({}),
  render: (_, children) => h('ul', { className: ['cards'] }, ...children.filter((child) => child.type === 'element')),
  toMarkdown: (_, element, state) => list(elementsOf(element, 'li').map((item) => cardItem(state, item))),
})

export const Card = defineComponent({
  description: 'One link inside Cards, with a sentence that says what the reader will find there.',
  example: '<Card title="Define blueprints" href="/build-your-software-catalog" icon="blueprint">One sentence.</Card>',
  props: z.object({
    title: z.string().min(1).meta({ description: 'Name of the target' }),
    href: z.string().min(1).meta({ description: 'Site path or https URL' }),
    icon: z.enum(iconNames).optional().meta({ description: 'Icon next to the title' }),
  }),
  prose: { title: 'heading' },
  links: ['href'],
  render: ({ title, href, icon }, children) =>
    h('li', [
      h('div', { className: ['card'] }, [
        ...(icon === undefined ? [] : [iconElement(icon)]),
        h('a', { href, className: ['card-title'] }, title),
        h('div', { className: ['card-text'] }, children),
      ]),
    ]),
})
