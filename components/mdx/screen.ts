import { h } from 'hastscript'
import { z } from 'zod'
import { didYouMean } from '#lib/diagnostics/nearest.ts'
import { withData } from '#lib/markdown/element-data.ts'
import { elementsOf } from '#lib/markdown/element-parts.ts'
import { attributeOf } from '#lib/markdown/jsx-node.ts'
import { emphasis, paragraph } from '#lib/markdown/mdast-nodes.ts'
import { report } from '#lib/markdown/page-context.ts'
import { navigationPath, screenPath } from '#lib/screens/screen-path.ts'
import { defineComponent } from './component.ts'

export const Screen = defineComponent({
  description: 'A picture of a user interface, drawn from a YAML file in content/screens/. See docs/screens.md.',
  example: '<Screen src="lock-service-form" alt="The form of Lock service: Reason is required …" caption="…" />',
  props: z.object({
    src: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'Use the name of the file without “.yaml”.')
      .meta({ description: 'Name of the YAML file in content/screens/' }),
    alt: z.string().min(1).meta({ description: 'What is seen and why it matters' }),
    caption: z.string().min(1).optional().meta({ description: 'Text below the screen' }),
  }),
  prose: { alt: 'text', caption: 'text' },
  check(node, context) {
    const attribute = attributeOf(node, 'src')
    const place = attribute?.position === undefined ? node : attribute
    const src = attribute?.value
    if (src !== null && typeof src === 'object') {
      report(context, place, 'component-props', '“src” of <Screen> is computed.', 'Write src="…".')
      return
    }
    // A missing or misspelled property is already reported by the check of properties.
    if (typeof src !== 'string') return
    context.includes.add(screenPath(src))
    context.includes.add(navigationPath)
    const names = context.screens?.names() ?? []
    if (names.includes(src)) return
    const hint = didYouMean(src, names) ?? `Write content/${screenPath(src)}; docs/screens.md shows how.`
    report(context, place, 'missing-screen', `There is no screen “${src}” in content/screens/.`, hint)
  },
  // The screen's content is added by `complete`, so search and answers don't read it.
  render: ({ alt, caption }) =>
    h(
      'figure',
      { className: ['figure'] },
      withData(h('div', { className: ['screen'], role: 'img', ariaLabel: alt }), { reading: 'label' }),
      ...(caption === undefined ? [] : [h('figcaption', caption)]),
    ),
  toMarkdown: ({ alt, caption }) =>
    [alt, caption].flatMap((text) => (text === undefined ? [] : paragraph(emphasis(text)))),
  // Only pages with screens need the stylesheet, so the first screen links it. The page above doesn't wait for it.
  complete(elements, { screens, putSlot }) {
    let isFirst = true
    for (const { element, props } of elements) {
      const html = screens?.html(props.src)
      const [picture] = elementsOf(element, 'div')
      if (screens === undefined || html === undefined || picture === undefined) continue
      picture.children = [{ type: 'text', value: putSlot(html) }]
      if (isFirst) element.children.unshift(h('link', { rel: ['stylesheet'], href: screens.styles }))
      isFirst = false
    }
  },
})
