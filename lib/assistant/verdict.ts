import type { Asked } from './asked.ts'
import type { Candidate } from './rank-candidates.ts'
import { isNegative } from './text-kinds.ts'

/** How much of the question a sentence must contain to say yes or no to it. */
const leastOwn = 0.85
/** Words with which a plain yes or no would say too much. */
const qualified = /\b(?:unless|except|only|but|if|when|while|until|without|although|however|some|may|might|should)\b/i
const affirmed = /\b(?:can|is|are|supports?|allows?|works?|has|have|does|lets?|never|always|every|any)\b/i
/** Questions that a yes or no doesn't answer. */
const alternatives = /\bor\b|n['’]t\b|\bnot\b|\bwithout\b|\bnever\b/i

/** Yes or no, where a question asks for it and a sentence says it without conditions. */
export function verdictOf(
  { quotable, own, deniesAsked }: Candidate,
  { question, type }: Asked,
): 'Yes' | 'No' | undefined {
  const { quote, text } = quotable
  if (type !== 'can' || quote.kind === 'table' || quote.kind === 'code') return undefined
  // A step of a procedure neither allows nor denies.
  if (quote.kind === 'list' && quote.ordered) return undefined
  const [sentence = ''] = text.split(/(?<=[.!?]) /)
  // A sentence that leads to a sample is about the sample.
  if (sentence.endsWith(':') || alternatives.test(question) || qualified.test(sentence)) return undefined
  if (own < leastOwn) return undefined
  if (isNegative(sentence)) return deniesAsked ? 'No' : undefined
  return affirmed.test(sentence) ? 'Yes' : undefined
}
