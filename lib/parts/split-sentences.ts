const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Abbreviations that Unicode's rules mistake for the end of a sentence. */
const unfinished = /(?:\b(?:e\.g|i\.e|vs|etc|approx|no|fig)\.|\b[A-Z]\.)$/i

/** Whether a text ends inside inline code. */
function isInCode(text: string): boolean {
  return (text.split('`').length - 1) % 2 === 1
}

/**
 * Splits a paragraph into sentences, without splitting code in backticks.
 * @example splitSentences('Set `a. B`. Then run it.') → ['Set `a. B`.', 'Then run it.']
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const { segment } of segmenter.segment(text)) {
    open += segment
    const sentence = open.trim()
    if (isInCode(sentence) || unfinished.test(sentence)) continue
    if (sentence !== '') sentences.push(sentence)
    open = ''
  }
  return open.trim() === '' ? sentences : [...sentences, open.trim()]
}
