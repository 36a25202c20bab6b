import { h } from 'hastscript'
import { z } from 'zod'
import { defineComponent } from './component.ts'

/** Text that stands for the list of guides until all pages are known. */
export const guideIndexSlot = '\uE002guide-index\uE003'

export const GuideIndex = defineComponent({
  description: 'Every guide, grouped by theme, with filters.',
  example: '<GuideIndex />',
  props: z.object({}),
  render: () => h('div', { className: ['guide-index'] }, guideIndexSlot),
})
