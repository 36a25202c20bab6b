import { h } from 'hastscript'
import { z } from 'zod'
import { elementsOf, hasClass, without } from '#lib/markdown/element-parts.ts'
import { heading } from '#lib/markdown/mdast-nodes.ts'
import { defineComponent } from './component.ts'

export const Hero = defineComponent({
  description: 'Top of a landing page: the claim, two links, and a picture (a `Figure` inside).',
  example:
    '<Hero eyebrow="Documentation" title="…" primary="Start here" primaryHref="/getting-started/overview">…</Hero>',
  props: z.object({
    eyebrow: z.string().meta({ description: 'Line above the title' }),
    title: z.string().meta({ description: 'The claim, which is the heading of the page' }),
    primary: z.string().meta({ description: 'Text of the main link' }),
    primaryHref: z.string().meta({ description: 'Target of the main link' }),
    secondary: z.string().optional().meta({ description: 'Text of the second link' }),
    secondaryHref: z.string().optional().meta({ description: 'Target of the second link' }),
  }),
  prose: { eyebrow: 'text', title: 'heading', primary: 'text', secondary: 'text' },
  links: ['primaryHref', 'secondaryHref'],
  render: ({ eyebrow, title, primary, primaryHref, secondary, secondaryHref }, children) => {
    const pictures = children.filter((child) => child.type === 'element' && child.tagName === 'figure')
    const text = children.filter((child) => !pictures.includes(child))
    return h('section', { className: ['hero'] }, [
      h('div', { className: ['hero-copy'] }, [
        h('p', { className: ['eyebrow'] }, eyebrow),
        h('h1', title),
        h('div', { className: ['hero-text'] }, text),
        h('p', { className: ['hero-actions'] }, [
          h('a', { href: primaryHref, className: ['button', 'is-primary'] }, primary),
          ...(secondary === undefined || secondaryHref === undefined
            ? []
            : [h('a', { href: secondaryHref, className: ['button'] }, secondary)]),
        ]),
      ]),
      h('div', { className: ['hero-picture'] }, pictures),
    ])
  },
  toMarkdown({ title }, element, state) {
    const [copy, picture] = elementsOf(element, 'div')
    if (copy === undefined || picture === undefined) return state.all(element)
    const [claim] = elementsOf(copy, 'h1')
    const eyebrows = elementsOf(copy, 'p').filter((line) => hasClass(line, 'eyebrow'))
    return [heading(2, title), ...state.all(without(copy, [claim, ...eyebrows])), ...state.all(picture)]
  },
})
