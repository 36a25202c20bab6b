import { stopWords } from '../search/words/stop-words.ts'
import { wordsOf } from '../search/words/tokenize.ts'

/** Words that point back to what was said. */
const backwards = /\b(?:it|its|that|those|these|they|them|this|there|same|else|instead)\b/i
const goesOn = /^(?:and|but|or|what about|how about|also|then|in)\b/i
const fewWords = 3

/**
 * The question as it is searched: one that continues the one before includes it.
 * @example withContext('And in Terraform?', 'How do I create a blueprint?') → 'And in Terraform? How do I create a
 * blueprint?'
 */
export function withContext(question: string, before: string | undefined): string {
  if (before === undefined) return question
  const words = wordsOf(question).filter((word) => !stopWords.has(word))
  const leans = goesOn.test(question.trim()) || backwards.test(question)
  return words.length === 0 || (leans && words.length <= fewWords) ? `${question} ${before}` : question
}
