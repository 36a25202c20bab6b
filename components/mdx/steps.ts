import { h } from 'hastscript'
import { z } from 'zod'
import { withData } from '#lib/markdown/element-data.ts'
import { flowOf, without } from '#lib/markdown/element-parts.ts'
import { attributeText } from '#lib/markdown/jsx-node.ts'
import { paragraph, strong } from '#lib/markdown/mdast-nodes.ts'
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
  prose: { title: 'heading' },
  // An invalid level is reported by the check of properties.
  headingDepth: (node) => (attributeText(node, 'level') === '4' ? 4 : 3),
  render: ({ title, level }, children) =>
    withData(h('li', { className: ['step'] }, h(`h${level}`, title), ...children), { reading: 'parts' }),
  // Headings in list items are unusual in Markdown, so the title is a bold line.
  toMarkdown({ title }, element, state) {
    const content = flowOf(state, without(element, element.children.slice(0, 1)))
    return { type: 'listItem', spread: true, children: [paragraph(strong(title)), ...content] }
  },
})
