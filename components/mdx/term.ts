import { h } from 'hastscript'
import { z } from 'zod'
import { didYouMean } from '#lib/diagnostics/nearest.ts'
import { elementsOf } from '#lib/markdown/element-parts.ts'
import { attributeOf } from '#lib/markdown/jsx-node.ts'
import { report } from '#lib/markdown/page-context.ts'
import { defineComponent } from './component.ts'

const targetOf = (id: string) => `term-${id}`

export const Term = defineComponent({
  description: 'A word with its definition from content/glossary.yaml, shown on demand.',
  example: '<Term id="workspace">workspaces</Term>',
  props: z.object({ id: z.string().min(1).meta({ description: 'Key in content/glossary.yaml' }) }),
  check(node, context) {
    const attribute = attributeOf(node, 'id')
    if (typeof attribute?.value !== 'string' || attribute.value in context.glossary) return
    report(
      context,
      attribute.position === undefined ? node : attribute,
      'unknown-term',
      `“${attribute.value}” is not in content/glossary.yaml.`,
      didYouMean(attribute.value, Object.keys(context.glossary)),
    )
  },
  render: ({ id }, children, { glossary }) => {
    const entry = glossary[id]
    const target = targetOf(id)
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
  toMarkdown: (_, element, state) => elementsOf(element, 'button').flatMap((word) => state.all(word)),
  // If a term is used several times on a page, each use has its own definition, so IDs are numbered.
  complete(elements) {
    const counts = new Map<string, number>()
    for (const { element, props } of elements) {
      const count = (counts.get(props.id) ?? 0) + 1
      counts.set(props.id, count)
      if (count === 1) continue
      const target = `${targetOf(props.id)}-${count}`
      for (const button of elementsOf(element, 'button')) button.properties.popoverTarget = target
      for (const card of elementsOf(element, 'span')) card.properties.id = target
    }
  },
})
