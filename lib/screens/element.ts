import type { Element, ElementContent } from 'hast'
import { h, s } from 'hastscript'

/** What an element may contain; `undefined` and `false` are skipped. */
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

const classAttribute = (names: string) => (names === '' ? {} : { className: names.split(/\s+/) })

/**
 * A block with classes of the kit. It is never a text element, so a page's own styles for paragraphs or tables do not
 * apply.
 */
export function box(names: string, ...contents: Content[]): Element {
  return h('div', classAttribute(names), flat(contents))
}

/** An inline piece of text. */
export function run(names: string, ...contents: Content[]): Element {
  return h('span', classAttribute(names), flat(contents))
}

/** Emphasized text. */
export function strong(names: string, ...contents: Content[]): Element {
  return h('b', classAttribute(names), flat(contents))
}

/** A drawing. Sizes are attributes because pages do not allow inline styles. */
export function drawing(names: string, properties: Record<string, string | number>, ...contents: Element[]): Element {
  return s('svg', { ...classAttribute(names), ...properties }, contents)
}

/** A shape in a drawing. */
export function shape(tagName: string, properties: Record<string, string | number>, ...contents: Element[]): Element {
  return s(tagName, properties, contents)
}

/** The class that draws a ring around an element. */
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

/** A small icon. */
export function icon(name: keyof typeof paths): Element {
  return drawing('s-ic', { viewBox: '0 0 16 16' }, shape('path', { d: paths[name] }))
}

/**
 * Text with the markup that writers may use: `**bold**` and `` `code` ``. @example richText('a **b**') → ['a ',
 * <b>b</b>]
 */
export function richText(text: string): Content[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((piece) => {
    if (piece.startsWith('**') && piece.length > 4) return strong('', piece.slice(2, -2))
    if (piece.startsWith('`') && piece.length > 2) return run('s-code', piece.slice(1, -1))
    return addressBreaks(piece)
  })
}

/** Allows a line break after each slash of a long URL or path, rather than in the middle of a word. */
function addressBreaks(text: string): Content[] {
  return text.split(/(?<=\S{8}\/)(?=[^\s/])/).flatMap((part, index) => (index === 0 ? [part] : [h('wbr'), part]))
}

/** Text split into paragraphs. */
export function paragraphs(names: string, text: string): Element[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => box(names, ...richText(paragraph.replace(/\s*\n\s*/g, ' '))))
}
