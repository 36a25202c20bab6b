import { h } from 'hastscript'
import { z } from 'zod'
import { defineComponent } from './component.ts'

/** Text that stands for the list of integrations until all pages are known. */
export const integrationIndexSlot = '\uE002integration-index\uE003'

export const IntegrationIndex = defineComponent({
  description: 'Every integration of content/integrations.yaml that has a page, grouped by category, with filters.',
  example: '<IntegrationIndex />',
  props: z.object({}),
  render: () => h('div', { className: ['integration-index'] }, integrationIndexSlot),
})
