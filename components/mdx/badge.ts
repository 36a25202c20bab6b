import { h } from 'hastscript'
import { z } from 'zod'
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
  render: ({ variant = 'neutral' }, children) => h('span', { className: ['badge'], dataVariant: variant }, children),
})
