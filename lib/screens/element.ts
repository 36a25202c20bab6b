import type { Element, ElementContent } from 'hast'
import { h, s } from 'hastscript'

/** What an element may hold; nothing is left out. */
export type Content = ElementContent | string | undefined | false | readonly Content[]

function flat(contents: readonly Content[]): (ElementContent | string)[] {
  return contents.flatMap((content) =>
    content === undefined || content === false
      ? []
      : Array.isArray(content)
        ? flat(content)
        : [content as ElementContent],
  )
}

const named = (names: string) => (names === '' ? {} : { className: names.split(/\s+/) })

/** A block with classes of the kit. No element of text is used: a page's own styles for paragraphs or tables do not apply. */
export function box(names: string, ...contents: Content[]): Element {
  return h('div', named(names), flat(contents))
}

/** A piece of a line. */
export function run(names: string, ...contents: Content[]): Element {
  return h('span', named(names), flat(contents))
}

/** Text that stands out. */
export function strong(names: string, ...contents: Content[]): Element {
  return h('b', named(names), flat(contents))
}

/** A drawing. Sizes are attributes: pages have no styles of their own in elements. */
export function drawing(names: string, properties: Record<string, string | number>, ...contents: Element[]): Element {
  return s('svg', { ...named(names), ...properties }, contents)
}

/** A shape of a drawing. */
export function shape(tagName: string, properties: Record<string, string | number>, ...contents: Element[]): Element {
  return s(tagName, properties, contents)
}

/** The class of a ring around something. */
export function ring(highlight: unknown): string {
  return highlight === true ? ' s-hl' : ''
}

const paths = {
  check: 'M3 8.5 6.5 12 13 4.5',
  cross: 'm4 4 8 8m0-8-8 8',
  down: 'm4 6 4 4 4-4',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm3.3-1.2L14 14',
  calendar: 'M2.5 4h11v9.5h-11zm0 3h11M5.5 2v3m5-3v3',
  lock: 'M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  user: 'M8 8a2.7 2.7 0 1 0 0-5.4A2.7 2.7 0 0 0 8 8Zm-5 5.5c.6-2.5 2.5-3.5 5-3.5s4.4 1 5 3.5',
  menu: 'M2.5 4.5h11m-11 3.5h11m-11 3.5h11',
  branch:
    'M5 5.5v5m0-5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Zm0 5a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5Zm6-5c0 2.5-2 3-6 3.5m6-3.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  spark: 'M8 2l1.5 4.5L14 8l-4.5 1.5L8 14l-1.5-4.5L2 8l4.5-1.5z',
  send: 'M8 13V3M4 7l4-4 4 4',
} as const

/** A small drawn sign. */
export function icon(name: keyof typeof paths): Element {
  return drawing('s-ic', { viewBox: '0 0 16 16' }, shape('path', { d: paths[name] }))
}

/** Text with the marks that writers may use: `**bold**` and `` `code` ``. @example richText('a **b**') → ['a ', <b>b</b>] */
export function richText(text: string): Content[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((piece) => {
    if (piece.startsWith('**') && piece.length > 4) return strong('', piece.slice(2, -2))
    if (piece.startsWith('`') && piece.length > 2) return run('s-code', piece.slice(1, -1))
    return addressBreaks(piece)
  })
}

/** Places where a long address or path may end its line: after a slash, not in the middle of a word. */
function addressBreaks(text: string): Content[] {
  return text.split(/(?<=\S{8}\/)(?=[^\s/])/).flatMap((part, index) => (index === 0 ? [part] : [h('wbr'), part]))
}

/** Running text in paragraphs. */
export function paragraphs(names: string, text: string): Element[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => box(names, ...richText(paragraph.replace(/\s*\n\s*/g, ' '))))
}
