/** Citations as models write them: [1], [1, 2], [1][2] and 【1】. */
const citation = /[[【](\d{1,3}(?:\s*,\s*\d{1,3})*)[\]】](?!\()/g
/** What may become one when more arrives. */
const unfinished = /[[【][\d\s,]{0,12}$/

/** Where Markdown has code: nothing in it is a citation. */
const code = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/g

/**
 * A written answer in which only passages are cited that the model was given; numbers of others are taken away.
 * @param sources how many passages there were
 * @param isComplete false while more of it is to come
 * @example validCitations('A [1], B [1, 9].', 2, true) → 'A [1], B [1].'
 */
export function validCitations(text: string, sources: number, isComplete: boolean): string {
  const shown = isComplete ? text : text.replace(unfinished, '')
  return shown
    .split(code)
    .map((piece, index) => {
      if (index % 2 === 1) return piece
      return piece
        .replace(citation, (_, numbers: string) =>
          [...new Set(numbers.split(',').map((number) => Number(number)))]
            .filter((number) => number >= 1 && number <= sources)
            .map((number) => `[${number}]`)
            .join(''),
        )
        .replace(/[ \t]+([.,;:!?])/g, '$1')
    })
    .join('')
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
