import { h } from 'hastscript'
import { z } from 'zod'
import { elementsOf, without } from '#lib/markdown/element-parts.ts'
import { defineComponent } from './component.ts'

export const Figure = defineComponent({
  description: 'A picture with its text alternative and, where it helps, a caption.',
  example: '<Figure src="/images/overview.png" alt="The overview page with …" caption="…" />',
  props: z.object({
    src: z.string().startsWith('/').meta({ description: 'Path below content/images, from the site’s root' }),
    alt: z.string().min(1).meta({ description: 'What is seen and why it matters' }),
    caption: z.string().optional().meta({ description: 'Text below the picture' }),
    inline: z.boolean().optional().meta({ description: 'Put an SVG file into the page, so that it follows the theme' }),
    zoom: z.boolean().default(true).meta({ description: '`false`: clicking does not enlarge it' }),
  }),
  prose: { alt: 'text', caption: 'text' },
  files: ['src'],
  render: ({ src, alt, caption, inline, zoom }, _, { images, putSlot }) => {
    const svg = inline === true ? images.get(src)?.svg : undefined
    const className = zoom ? undefined : ['not-zoom']
    const picture =
      svg === undefined ? h('img', { src, alt, className }) : h('div', { role: 'img', ariaLabel: alt }, putSlot(svg))
    return h('figure', { className: ['figure'] }, picture, ...(caption === undefined ? [] : [h('figcaption', caption)]))
  },
  toMarkdown({ src, alt }, element, state) {
    const [drawing] = elementsOf(element, 'div')
    if (drawing === undefined) return state.all(element)
    return [{ type: 'image', url: src, alt }, ...state.all(without(element, [drawing]))]
  },
})
