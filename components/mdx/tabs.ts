import { slug } from 'github-slugger'
import { h } from 'hastscript'
import { z } from 'zod'
import { attributeText, isJsx, type JsxNode } from '#lib/markdown/jsx-node.ts'
import { type PageContext, report } from '#lib/markdown/page-context.ts'
import { SKIP, visit } from '#lib/markdown/visit.ts'
import { defineComponent } from './component.ts'

/** URLs and remembered choices identify tabs by value, so values must be unique within a set. */
function checkValues(node: JsxNode, context: PageContext): void {
  const values = new Set<string>()
  visit(node, (tab) => {
    if (tab === node || !isJsx(tab)) return undefined
    if (tab.name === 'Tabs') return SKIP
    if (tab.name !== 'Tab') return undefined
    const label = attributeText(tab, 'label')
    const value = attributeText(tab, 'value') ?? (label === undefined ? undefined : slug(label))
    if (value === undefined) return SKIP
    if (values.has(value)) {
      const message = `Two tabs of this group have the value “${value}”.`
      report(context, tab, 'component-props', message, 'Give each tab its own value="…".')
    }
    values.add(value)
    return undefined
  })
}

export const Tabs = defineComponent({
  description:
    'Variants of the same content, one shown at a time. Tabs of one group switch together on a page and across visits.',
  example: '<Tabs group="region"><Tab label="EU" value="eu">…</Tab><Tab label="US" value="us">…</Tab></Tabs>',
  props: z.object({ group: z.string().optional().meta({ description: 'Tabs with the same group switch together' }) }),
  check: checkValues,
  // Code groups use the same elements; rehype-tabs expands both into a tab list and its panels.
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
  prose: { label: 'text' },
  render: ({ label, value }, children) =>
    h('doc-tab', { dataLabel: label, ...(value === undefined ? {} : { dataValue: value }) }, children),
})
