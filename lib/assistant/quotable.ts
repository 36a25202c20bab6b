import type { Block } from '../parts/passage.ts'
import type { Quote } from './answer.ts'

/** A sentence, an item, a row, a sample or a whole short list: the least that is quoted. */
export interface Quotable {
  /** Place of its block in the part, and its own place in the block; −1 for a whole block. */
  block: number
  index: number
  text: string
  /** What introduces it: the sentence above a list, the columns of a table. */
  lead: string
  /** Sentences before and after it in a paragraph. */
  near: string
  quote: Quote
}

/** Items of a list, and rows of a table, that are quoted whole. */
const mostItems = 8
/** A sentence that needs the one before it to be understood. */
const leaning =
  /^(?:it|its|this|that|these|those|they|their|them|he|she|otherwise|then|instead|both|each|such|here|there|also|so|but|and)\b/i

function sentences(block: Extract<Block, { kind: 'text' }>, place: number): Quotable[] {
  return block.sentences.map((text, index): Quotable => {
    const before = block.sentences[index - 1] ?? ''
    const whole = leaning.test(text) && before !== '' ? `${before} ${text}` : text
    const near = `${before} ${block.sentences[index + 1] ?? ''}`
    return { block: place, index, text, lead: '', near, quote: { kind: 'text', text: whole } }
  })
}

function items({ lead, ordered, items: all }: Extract<Block, { kind: 'list' }>, place: number): Quotable[] {
  const shown = lead.endsWith(':') ? lead : ''
  // One step of several helps nobody.
  const isProcedure = ordered && all.length <= mostItems
  const single = all.map(
    (text, index): Quotable => ({
      block: place,
      index,
      text,
      lead,
      near: '',
      quote: { kind: 'list', lead: shown, ordered, items: isProcedure ? all : [text] },
    }),
  )
  if (shown === '' || all.length > mostItems || all.length < 2) return single
  const whole: Quotable = {
    block: place,
    index: -1,
    text: lead,
    lead: '',
    near: all.join(' '),
    quote: { kind: 'list', lead: shown, ordered, items: all },
  }
  return [whole, ...single]
}

function rows({ columns, rows: all }: Extract<Block, { kind: 'table' }>, place: number, above: string): Quotable[] {
  const single = all.map(
    (cells, index): Quotable => ({
      block: place,
      index,
      text: cells.join(' · '),
      lead: [...columns, above].join(' '),
      near: '',
      quote: { kind: 'table', columns, rows: [cells] },
    }),
  )
  if (all.length > mostItems || all.length < 2) return single
  const whole: Quotable = {
    block: place,
    index: -1,
    text: [...columns, ...all.map(([first = '']) => first)].join(' '),
    lead: above,
    near: all.flat().join(' '),
    quote: { kind: 'table', columns, rows: all },
  }
  return [whole, ...single]
}

/** Everything that can be quoted from a part, in its order. */
export function quotables(blocks: readonly Block[]): Quotable[] {
  return blocks.flatMap((block, place): Quotable[] => {
    const previous = blocks[place - 1]
    if (block.kind === 'text') {
      const next = blocks[place + 1]
      const isLead = next?.kind === 'list' && next.lead.endsWith(':')
      const all = sentences(block, place)
      // What introduces a list is quoted with it.
      return isLead ? all.filter(({ text }) => !text.endsWith(':')) : all
    }
    if (block.kind === 'list') return items(block, place)
    if (block.kind === 'table') {
      return rows(block, place, previous?.kind === 'text' ? (previous.sentences.at(-1) ?? '') : '')
    }
    const { lead, language, text } = block
    return [{ block: place, index: -1, text, lead, near: '', quote: { kind: 'code', language, text } }]
  })
}
