import { h } from 'hastscript'
import { z } from 'zod'
import { defineComponent } from './component.ts'

export const Tabs = defineComponent({
  description:
    'Variants of the same content, one shown at a time. Tabs of one group switch together on a page and across visits.',
  example: '<Tabs group="region"><Tab label="EU" value="eu">…</Tab><Tab label="US" value="us">…</Tab></Tabs>',
  props: z.object({ group: z.string().optional().meta({ description: 'Tabs with the same group switch together' }) }),
  render: ({ group }, children) => h('doc-tabs', group === undefined ? {} : { dataGroup: group }, children),
})

export const Tab = defineComponent({
  description: 'One variant inside Tabs.',
  example: '<Tab label="EU" value="eu">…</Tab>',
  props: z.object({
    label: z.string().min(1).meta({ description: 'Text of the tab' }),
    value: z
      .string()
      .optional()
      .meta({ description: 'Value in the URL (`?tab=`) and in the stored choice of the group; default: the label' }),
  }),
  render: ({ label, value }, children) =>
    h('doc-tab', { dataLabel: label, ...(value === undefined ? {} : { dataValue: value }) }, children),
})
