import { h } from 'hastscript'
import { z } from 'zod'
import { placeholderMarks } from '#lib/diagnostics/private-marks.ts'
import { defineComponent } from './component.ts'

/** Text that is replaced by the list of integrations once all pages are known. */
export const integrationIndexSlot = `${placeholderMarks.open}integration-index${placeholderMarks.close}`

export const IntegrationIndex = defineComponent({
  description: 'Every integration of content/integrations.yaml that has a page, grouped by category, with filters.',
  example: '<IntegrationIndex />',
  props: z.object({}),
  render: () => h('div', { className: ['integration-index'] }, integrationIndexSlot),
})
