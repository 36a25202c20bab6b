import { h } from 'hastscript'
import { z } from 'zod'
import { placeholderMarks } from '#lib/diagnostics/private-marks.ts'
import { defineComponent } from './component.ts'

/** Text that is replaced by the list of guides once all pages are known. */
export const guideIndexSlot = `${placeholderMarks.open}guide-index${placeholderMarks.close}`

export const GuideIndex = defineComponent({
  description: 'Every guide, grouped by theme, with filters.',
  example: '<GuideIndex />',
  props: z.object({}),
  render: () => h('div', { className: ['guide-index'] }, guideIndexSlot),
})
