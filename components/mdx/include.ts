import { z } from 'zod'
import { defineComponent } from './component.ts'

export const Include = defineComponent({
  description: 'A shared piece of a page from `content/partials/`; its other properties replace `{name}` in the piece.',
  example: '<Include file="partials/create-action.mdx" />',
  props: z
    .object({
      file: z
        .string()
        .regex(/^partials\/.+\.mdx?$/, 'Write a path such as partials/create-action.mdx.')
        .meta({ description: 'Path of the shared piece below content/' }),
    })
    .catchall(z.string()),
  // remark-includes replaces it with the nodes of the partial.
  render: ({ file }) => {
    throw new Error(`<Include file="${String(file)}"> is replaced before components are rendered`)
  },
})
