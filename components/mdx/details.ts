import { h } from 'hastscript'
import { z } from 'zod'
import { elementsOf, flowOf, without } from '#lib/markdown/element-parts.ts'
import { paragraph, strong } from '#lib/markdown/mdast-nodes.ts'
import { defineComponent } from './component.ts'

export const Details = defineComponent({
  description: 'Content that most readers skip, closed until the reader opens it.',
  example: '<Details summary="Full response">…</Details>',
  props: z.object({
    summary: z.string().min(1).meta({ description: 'Text of the control' }),
    open: z.boolean().optional().meta({ description: 'Open from the start' }),
  }),
  prose: { summary: 'text' },
  render: ({ summary, open }, children) =>
    h('div.fold', h('details.details', { open: open === true }, h('summary', summary), h('div', children))),
  toMarkdown: ({ summary }, element, state) => [
    paragraph(strong(summary)),
    ...elementsOf(element, 'details').flatMap((details) =>
      flowOf(state, without(details, elementsOf(details, 'summary'))),
    ),
  ],
})
