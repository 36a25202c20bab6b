import { h } from 'hastscript'
import { z } from 'zod'
import { defineComponent } from './component.ts'

export const Term = defineComponent({
  description: 'A word of the portal with its definition from content/glossary.yaml, shown on demand.',
  example: '<Term id="blueprint">blueprints</Term>',
  props: z.object({ id: z.string().min(1).meta({ description: 'Key in content/glossary.yaml' }) }),
  render: ({ id }, children, { glossary }) => {
    const entry = glossary[id]
    const target = `term-${id}`
    return h('span', { className: ['term-host'] }, [
      h('button', { type: 'button', className: ['term'], popoverTarget: target, dataTerm: id }, children),
      h('span', { id: target, popover: 'auto', className: ['term-card'], role: 'note' }, [
        h('strong', entry?.term ?? id),
        ' ',
        entry?.definition ?? '',
        ...(entry?.href === undefined ? [] : [' ', h('a', { href: entry.href }, 'Read more')]),
      ]),
    ])
  },
})
