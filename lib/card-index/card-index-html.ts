import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h, s } from 'hastscript'
import { durationText } from '../pages/duration.ts'
import { sentence } from '../pages/sentence.ts'
import { type CardIndex, type CardLogo, type Facet, groupSize, type IndexCard, mostShownOptions } from './card-index.ts'
import { filterWords } from './filter-words.ts'

/** Number of options of a long list that are visible at first; the others are in a `<details>`. */
const shownOptions = 6
/** Separates the values of a facet in an attribute; a value may contain spaces. */
const valueSeparator = '|'

/** Name of the mark of things that have none; no icon of simpleicons.org has a hyphen. */
export const neutralMarkName = 'no-mark'

interface Look extends Pick<CardIndex, 'tools' | 'facets'> {
  /** URL path of the file with the marks. */
  sprite: string
  /** Groups of words that mean the same. */
  synonyms: readonly (readonly string[])[]
}

const namesOf = (logos: readonly CardLogo[]) => logos.map(({ name }) => name).join(', ')

function marksOf(logos: readonly CardLogo[], sprite: string): Element[] {
  return logos.map(({ icon = neutralMarkName }) =>
    s('svg', { viewBox: '0 0 24 24', ariaHidden: 'true' }, s('use', { href: `${sprite}#${icon}` })),
  )
}

/** The mark of what a card is about. Its title usually says the same. */
function markRow({ logos }: IndexCard, sprite: string): Element[] {
  if (logos.length === 0) return []
  return [h('div', { className: ['logos'], role: 'img', ariaLabel: namesOf(logos) }, marksOf(logos, sprite))]
}

/** What adds to the text of a card: the tools that it uses, and the time that it takes. */
function factsRow({ logos, minutes }: IndexCard): Element[] {
  if (logos.length === 0 && minutes === undefined) return []
  const time = minutes === undefined ? [] : [h('span', durationText(minutes))]
  const names = logos.length === 0 ? [] : [h('p', namesOf(logos))]
  return [h('div', { className: ['facts'] }, [...names, ...time])]
}

function card(source: IndexCard, { tools, facets, sprite, synonyms }: Look): Element {
  const { title, href, description, values, isNew, links } = source
  const data = Object.entries(values).map(([facet, list]) => [`data-${facet}`, list.join(valueSeparator)])
  const label = isNew ? [' ', h('span', { className: ['badge'], dataVariant: 'success' }, 'New')] : []
  return h('li', { ...Object.fromEntries(data), 'data-words': filterWords(source, facets, synonyms) }, [
    ...(tools === 'marks' ? markRow(source, sprite) : []),
    h('a', { href }, [title, ...label]),
    h('p', sentence(description)),
    ...(links.length === 0
      ? []
      : [
          h(
            'p',
            { className: ['card-links'] },
            links.map((link) => h('a', { href: link.href, ariaLabel: `${link.label}: ${title}` }, link.label)),
          ),
        ]),
    ...(tools === 'names' ? factsRow(source) : []),
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
  const isLong = facet.options.length > mostShownOptions
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

/** Characters in a line of a card's title and of its text, at the usual width of a column. */
const lineLengths = { title: 36, text: 42 }

/** The usual height of a card in lines of its text, for browsers that don't lay out what is out of sight. */
function linesOf(cards: readonly IndexCard[], tools: CardIndex['tools']): number {
  const lines = cards.map(
    ({ title, description, logos, links, minutes }) =>
      Math.ceil(title.length / lineLengths.title) +
      Math.ceil(description.length / lineLengths.text) +
      (links.length > 0 ? 1 : 0) +
      (tools === 'names' && (logos.length > 0 || minutes !== undefined) ? 1.5 : 0),
  )
  return Math.round((lines.reduce((sum, count) => sum + count, 0) / cards.length) * 10) / 10
}

/** A group that is longer by no more than this shows all of its cards. */
const fewMore = 2

/** The cards of a group. Those of a long one that aren't shown at first are in a disclosure. */
function section(
  { id, label, cards }: CardIndex['groups'][number],
  { noun, shownCards, tools, facets }: CardIndex,
  look: Pick<Look, 'sprite' | 'synonyms'>,
): Element {
  const isLong = shownCards !== undefined && cards.length > shownCards + fewMore
  const first = isLong ? cards.slice(0, shownCards) : cards
  const rest = cards.slice(first.length)
  const listOf = (some: typeof cards) =>
    h(
      'ul',
      { className: ['index-cards'] },
      some.map((one) => card(one, { ...look, tools, facets })),
    )
  const sizes = Object.entries({ ...groupSize(first.length), '--lines': linesOf(first, tools) })
  const style = sizes.map(([name, value]) => `${name}:${value}`).join(';')
  return h('section', { ariaLabelledBy: id, style }, [
    h('h3', { id }, label),
    listOf(first),
    ...(rest.length === 0 ? [] : [h('details', [h('summary', `${rest.length} more ${noun.many}`), listOf(rest)])]),
  ])
}

/** Groups that readers see without links to them. */
const fewGroups = 3

/** Links to the groups of a long index. */
function jumpLinks(groups: CardIndex['groups']): Element[] {
  if (groups.length <= fewGroups) return []
  const links = groups.map(({ id, label }) => h('a', { href: `#${id}` }, label))
  return [h('nav', { className: ['index-jumps'], ariaLabel: 'Groups' }, links)]
}

const countLabel = (count: number, { one, many }: CardIndex['noun']) => `${count} ${count === 1 ? one : many}`

/**
 * An index of cards as HTML: all cards under their headings, and a filter form that a script activates. Without the
 * script, the form is hidden and the page is complete.
 */
export function cardIndexHtml(index: CardIndex, look: Pick<Look, 'sprite' | 'synonyms'>): string {
  const { noun, facets, groups } = index
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
      h('details', [
        h('summary', 'Filters'),
        h('div', facets.flatMap(fieldset)),
        // On small screens, the open filters hide the result.
        h('button', { type: 'button', className: ['button', 'is-primary'] }, `Show ${countLabel(count, noun)}`),
      ]),
    ],
  )
  const sections = groups.map((group) => section(group, index, look))
  const nothing = h('p', { className: ['index-empty'], hidden: true }, [
    `No ${noun.many} match. Clear a filter, try different words, or `,
    // It corrects typos. The script adds what was typed.
    h('a', { href: '/search/' }, 'search all docs'),
    '.',
  ])
  const attributes = { className: ['card-index'], dataOne: noun.one, dataMany: noun.many }
  return toHtml(
    h('div', attributes, [
      form,
      h('div', { className: ['index-groups'] }, [...jumpLinks(groups), ...sections, nothing]),
    ]),
  )
}
