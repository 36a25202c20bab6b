import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { z } from 'zod'
import { withData } from '#lib/markdown/element-data.ts'
import { strong } from '#lib/markdown/mdast-nodes.ts'
import { defineComponent } from './component.ts'

export const Badge = defineComponent({
  description: 'A short label next to a word or heading, for example a required role.',
  example: '<Badge variant="warning">Beta</Badge>',
  props: z.object({
    variant: z
      .enum(['neutral', 'info', 'success', 'warning', 'danger'])
      .default('neutral')
      .meta({ description: 'Color by meaning' }),
  }),
  render: ({ variant }, children) =>
    withData(h('span', { className: ['badge'], dataVariant: variant }, children), { reading: 'aside' }),
  toMarkdown: (_, element) => strong(textOf(element)),
})
