import { stopWords } from '../search/words/stop-words.ts'
import { wordsOf } from '../search/words/tokenize.ts'
import { toolsIn } from './tools.ts'

/** Words that point back to what was said. */
const backwards = /\b(?:it|its|that|those|these|they|them|this|there|same|else|instead|ones?(?=\W*$))\b/i
const goesOn = /^(?:and|but|or|what about|how about|also|then|in)\b/i
const fewWords = 3

/** Whether a question only makes sense after another. @example continues('And in Terraform?') → true */
export function continues(question: string): boolean {
  const words = wordsOf(question).filter((word) => !stopWords.has(word))
  return words.length === 0 || (words.length <= fewWords && (goesOn.test(question.trim()) || backwards.test(question)))
}

/**
 * The question as it is searched: one that continues the one before includes it, or asks the same about another tool; one
 * that names no tool is about the tool of the one before.
 * @param tools each with all of its names, as words
 * @example withContext('And in Terraform?', 'How do I create a blueprint?') → 'And in Terraform? How do I create a
 * blueprint?'
 */
export function withContext(
  question: string,
  before: string | undefined,
  tools: readonly (readonly string[])[] = [],
): string {
  if (before === undefined) return question
  const [own] = toolsIn(question, tools)
  const [earlier] = toolsIn(before, tools)
  // “github” instead of “git hub”.
  const nameOf = (tool: number) =>
    tools[tool]?.reduce((best, name) => (name.split(' ').length < best.split(' ').length ? name : best)) ?? ''
  if (continues(question)) {
    if (own === undefined || earlier === undefined) return `${question} ${before}`
    const names = tools[earlier] ?? []
    const renamed = names.reduce(
      (text, name) => text.replaceAll(` ${name} `, ` ${nameOf(own)} `),
      ` ${wordsOf(before).join(' ')} `,
    )
    return renamed.trim()
  }
  if (own !== undefined || earlier === undefined) return question
  return `${question.replace(/[\s?.!]+$/, '')} for ${nameOf(earlier)}?`
}
