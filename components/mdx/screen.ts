import { h } from 'hastscript'
import { z } from 'zod'
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
  // The page fills it in: it knows the screens of the site, and which is its first.
  render: ({ src, alt, caption }) =>
    h(
      'figure',
      { className: ['figure'] },
      h('div', { className: ['screen'], role: 'img', ariaLabel: alt, dataScreen: src }),
      ...(caption === undefined ? [] : [h('figcaption', caption)]),
    ),
})
