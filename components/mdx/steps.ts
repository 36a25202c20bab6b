import { h } from 'hastscript'
import { z } from 'zod'
import { defineComponent } from './component.ts'

export const Steps = defineComponent({
  description: 'A numbered procedure. Each step has a heading with an anchor.',
  example: '<Steps><Step title="Create the credentials">…</Step></Steps>',
  props: z.object({}),
  render: (_, children) => h('ol', { className: ['steps'] }, ...children.filter((child) => child.type === 'element')),
})

export const Step = defineComponent({
  description: 'One step inside Steps.',
  example: '<Step title="Create the credentials">…</Step>',
  props: z.object({
    title: z.string().min(1).meta({ description: 'What the reader does in this step' }),
    level: z.enum(['3', '4']).default('3').meta({ description: 'Heading level' }),
  }),
  render: ({ title, level = '3' }, children) => h('li', { className: ['step'] }, h(`h${level}`, title), ...children),
})
