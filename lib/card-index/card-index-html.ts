import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h, s } from 'hastscript'
import type { CardIndex, CardLogo, Facet, IndexCard } from './card-index.ts'

/** Number of options that are visible at first; the others are in a `<details>`. */
const shownOptions = 8
/** Separates the values of a facet in an attribute; a value may contain spaces. */
export const valueSeparator = '|'

function letters(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => word !== '')
  const [first = '', second = ''] = words
  return (words.length > 1 ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase()
}

function logo({ name, icon }: CardLogo, sprite: string): Element {
  return icon === undefined
    ? h('span', letters(name))
    : s('svg', { viewBox: '0 0 24 24' }, s('use', { href: `${sprite}#${icon}` }))
}

function card({ title, href, description, logos, values, isNew, links }: IndexCard, sprite: string): Element {
  const data = Object.entries(values).map(([facet, list]) => [`data-${facet}`, list.join(valueSeparator)])
  return h('li', Object.fromEntries(data), [
    ...(logos.length === 0
      ? []
      : [
          h(
            'div',
            { className: ['logos'], role: 'img', ariaLabel: logos.map(({ name }) => name).join(', ') },
            logos.map((one) => logo(one, sprite)),
          ),
        ]),
    h('a', { href }, title),
    ...(isNew ? [h('span', { className: ['badge'], dataVariant: 'success' }, 'New')] : []),
    h('p', description),
    ...(links.length === 0
      ? []
      : [
          h(
            'p',
            { className: ['card-links'] },
            links.map((link) => h('a', { href: link.href, ariaLabel: `${link.label}: ${title}` }, link.label)),
          ),
        ]),
  ])
}

function option(facet: Facet, { value, label, count }: Facet['options'][number]): Element {
  return h('label', [
    h('input', { type: 'checkbox', name: facet.id, value }),
    h('span', label),
    // To screen reader users, the bare number says little; the status line describes the result.
    h('small', { ariaHidden: 'true' }, String(count)),
  ])
}

function fieldset(facet: Facet): Element[] {
  if (facet.options.length < 2) return []
  const isLong = facet.options.length > shownOptions + 2
  const first = isLong ? facet.options.slice(0, shownOptions) : facet.options
  const hiddenOptions = facet.options.slice(first.length)
  return [
    h('fieldset', [
      h('legend', facet.label),
      ...first.map((one) => option(facet, one)),
      ...(hiddenOptions.length === 0
        ? []
        : [
            h('details', [
              h('summary', `${hiddenOptions.length} more`),
              ...hiddenOptions.map((one) => option(facet, one)),
            ]),
          ]),
    ]),
  ]
}

const countLabel = (count: number, { one, many }: CardIndex['noun']) => `${count} ${count === 1 ? one : many}`

/**
 * An index of cards as HTML: all cards under their headings, and a filter form that a script activates. Without the
 * script, the form is hidden and the page is complete.
 * @param sprite URL path of the file with the logos
 */
export function cardIndexHtml({ noun, facets, groups }: CardIndex, sprite: string): string {
  const count = groups.reduce((sum, { cards }) => sum + cards.length, 0)
  const form = h(
    'form',
    { className: ['index-filters', 'needs-js'], role: 'search', ariaLabel: `Filter ${noun.many}` },
    [
      h('input', {
        type: 'search',
        name: 'q',
        placeholder: `Filter ${noun.many}`,
        ariaLabel: `Filter ${noun.many} by words`,
        autoComplete: 'off',
        spellCheck: 'false',
      }),
      h('p', { className: ['index-status'] }, [
        h('span', { role: 'status' }, countLabel(count, noun)),
        h('button', { type: 'reset', hidden: true }, 'Clear all'),
      ]),
      h('details', [h('summary', 'Filters'), ...facets.flatMap(fieldset)]),
    ],
  )
  const sections = groups.map(({ id, label, cards }) =>
    h('section', { ariaLabelledBy: id }, [
      h('h3', { id }, label),
      h(
        'ul',
        { className: ['index-cards'] },
        cards.map((one) => card(one, sprite)),
      ),
    ]),
  )
  const nothing = h(
    'p',
    { className: ['index-empty'], hidden: true },
    `No ${noun.many} match. Clear a filter, or try different words.`,
  )
  const attributes = { className: ['card-index'], dataOne: noun.one, dataMany: noun.many }
  return toHtml(h('div', attributes, [form, h('div', { className: ['index-groups'] }, [...sections, nothing])]))
}
