/** Citations as models write them: [1], [1, 2], [1][2] and 【1】. */
const citation = /[[【](\d{1,3}(?:\s*,\s*\d{1,3})*)[\]】](?!\()/g
/** What may become one when more arrives. */
const unfinished = /[[【][\d\s,]{0,12}$/

/** A block of code in Markdown, with the mark of the list or quote that it begins; the last one may be unfinished. */
const block = /(?:^[ \t]*(?:(?:[-*+>]|\d+[.)])[ \t]+)?)?```[^`\n]*\n[\s\S]*?(?:```|(?![\s\S]))/.source
const blocks = new RegExp(`(${block})`, 'm')
/** Nothing in code is a citation. */
const code = new RegExp(`(${block}|\`[^\`\\n]*\`)`, 'm')

/** Changes what is between pieces of code, which stay as they are. */
function changeBetween(text: string, pieces: RegExp, change: (text: string) => string): string {
  return text
    .split(pieces)
    .map((piece, index) => (index % 2 === 1 ? piece : change(piece)))
    .join('')
}

/**
 * A written answer in which only passages are cited that the model was given; numbers of others are taken away.
 * @param sources how many passages there were
 * @param isComplete false while more of it is to come
 * @example validCitations('A [1], B [1, 9].', 2, true) → 'A [1], B [1].'
 */
export function validCitations(text: string, sources: number, isComplete: boolean): string {
  const shown = isComplete ? text : text.replace(unfinished, '')
  return changeBetween(shown, code, (piece) =>
    piece
      .replace(citation, (_, numbers: string) =>
        [...new Set(numbers.split(',').map((number) => Number(number)))]
          .filter((number) => number >= 1 && number <= sources)
          .map((number) => `[${number}]`)
          .join(''),
      )
      .replace(/[ \t]+([.,;:!?])/g, '$1'),
  )
}

/** Lines that say nothing themselves: headings, fences, rules of tables, and sentences that introduce what follows. */
const silent = /^\s*(?:#{1,6} .*|[|:\s-]*|.*:)$/
const sentenceEnd = /(?<=[.!?](?:\s?\[\d{1,3}\])*)\s+(?!\[\d)(?=\S)/

/** Whether a line divides the head of a table from its rows. */
const isRule = (line: string | undefined) =>
  line !== undefined && /^\s*\|?[\s:|-]*-{3}[\s:|-]*$/.test(line) && line.includes('|')

/** A line without its sentences that cite nothing. */
function citedLine(line: string): string {
  if (silent.test(line)) return line
  const [mark = ''] = /^\s*(?:[-*+]|\d+[.)]|>|\|)?\s*/.exec(line) ?? []
  // A row of a table is one statement.
  const sentences = mark.includes('|') ? [line.slice(mark.length)] : line.slice(mark.length).split(sentenceEnd)
  const cited = sentences.filter((sentence) => /\[\d{1,3}\]/.test(sentence))
  return cited.length === 0 ? '' : mark + cited.join(' ')
}

/**
 * A written answer without the sentences that cite no passage: they aren't from the docs. Blocks of code stay with the
 * sentence that introduces them.
 * @param text from `validCitations`
 * @returns empty if no sentence cites a passage
 * @example citedText('A place [1]. Everyone knows that.') → 'A place [1].'
 */
export function citedText(text: string): string {
  if (citedNumbers(text).length === 0) return ''
  return changeBetween(text, blocks, (piece) =>
    piece
      .split('\n')
      .map((line, index, all) => (isRule(all[index + 1]) ? line : citedLine(line)))
      .join('\n'),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Numbers of the passages that a text cites, each once, in their order. */
export function citedNumbers(text: string): number[] {
  const outside = text
    .split(code)
    .filter((_, index) => index % 2 === 0)
    .join(' ')
  const numbers = [...outside.matchAll(/\[(\d{1,3})\]/g)].map((match) => Number(match[1]))
  return [...new Set(numbers)].sort((a, b) => a - b)
}
