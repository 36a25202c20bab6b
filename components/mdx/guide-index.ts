import { h } from 'hastscript'
import { z } from 'zod'
import { placeholderMarks } from '#lib/diagnostics/private-marks.ts'
import { defineComponent } from './component.ts'

const { open, close } = placeholderMarks
const slots = new RegExp(`${open}guide-index(?: ([^${close}]*))?${close}`, 'g')

/** Text that is replaced by the list of pages of a kind once all pages are known. */
export function guideIndexSlot(kind: string): string {
  return `${open}guide-index${kind === 'guide' ? '' : ` ${kind}`}${close}`
}

/** The kinds of pages whose lists a page shows. */
export function indexedKinds(html: string): string[] {
  return [...html.matchAll(slots)].map(([, kind = 'guide']) => kind)
}

export const GuideIndex = defineComponent({
  description: 'Every guide, or every page of a kind that is listed like guides, grouped by theme, with filters.',
  example: '<GuideIndex />',
  props: z.object({
    kind: z
      .string()
      .default('guide')
      .meta({ description: 'The kind of pages, from `pageKinds.more` in `site.config.ts`' }),
  }),
  render: ({ kind }) => h('div', { className: ['guide-index'] }, guideIndexSlot(kind)),
})
