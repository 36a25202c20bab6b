import { h } from 'hastscript'
import { z } from 'zod'
import { iconElement } from '../icons/icon-element.ts'
import { iconNames } from '../icons/icon-nodes.ts'
import { defineComponent } from './component.ts'

export const Cards = defineComponent({
  description: 'A grid of links to pages.',
  example: '<Cards><Card title="Define blueprints" href="/build-your-software-catalog">One sentence.</Card></Cards>',
  props: z.object({}),
  render: (_, children) => h('ul', { className: ['cards'] }, ...children.filter((child) => child.type === 'element')),
})

export const Card = defineComponent({
  description: 'One link inside Cards, with a sentence that says what the reader will find there.',
  example: '<Card title="Define blueprints" href="/build-your-software-catalog" icon="blueprint">One sentence.</Card>',
  props: z.object({
    title: z.string().min(1).meta({ description: 'Name of the target' }),
    href: z.string().min(1).meta({ description: 'Site path or https URL' }),
    icon: z.enum(iconNames).optional().meta({ description: 'Icon next to the title' }),
  }),
  render: ({ title, href, icon }, children) =>
    h('li', [
      h('div', { className: ['card'] }, [
        ...(icon === undefined ? [] : [iconElement(icon)]),
        h('a', { href, className: ['card-title'] }, title),
        h('div', { className: ['card-text'] }, children),
      ]),
    ]),
})
