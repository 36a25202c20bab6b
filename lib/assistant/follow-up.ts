import { stopWords } from '../search/words/stop-words.ts'
import { wordsOf } from '../search/words/tokenize.ts'
import { plainQuestion, withoutClosing } from './spoken-question.ts'
import { toolsIn } from './tools.ts'
import { pointsBack, type Topic, thingIn, verbOnly, wholeQuestion } from './topic.ts'

const goesOn = /^(?:and|but|or|what about|how about|also|then|in)\b/i
const fewWords = 3
const isSentence = /^(?:what|how|why|where|when|who|can|could|do|does|did|is|are|should|must|may|i|we|my|our)\b/i
/** A whole question after a word that connects: “and how do I force a resync?”, but not “and why?”. */
const asksAnew = /^(?:and|but|also|then) (?=(?:how|where|can|could|do|does|should|must) )/i

const withoutEnd = (question: string) => question.replace(/[\s?.!]+$/, '')

/** Whether a question only makes sense after another. @example continues('And in Terraform?') → true */
export function continues(question: string): boolean {
  const words = wordsOf(question).filter((word) => !stopWords.has(word))
  if (words.length === 0) return true
  if (words.length > fewWords) return false
  if (verbOnly.test(question.trim())) return true
  return pointsBack(question) || (goesOn.test(question.trim()) && !(words.length > 1 && asksAnew.test(question)))
}

/** Words of the longest remark that isn’t a sentence. */
const mostOfRemark = 4

/**
 * Whether words may only add to the question before: “per environment”, but not “what is a scorecard”.
 * @param tools each with all of its names, as words
 */
export function addsTo(question: string, tools: readonly (readonly string[])[]): boolean {
  const isShort = wordsOf(question).length <= mostOfRemark
  const isRemark = !isSentence.test(question.trim()) && !pointsBack(question)
  return isShort && isRemark && toolsIn(question, tools).size === 0
}

/** “No, I meant GitLab, not GitHub”, and a bare “no, GitLab”. */
const corrections: readonly RegExp[] = [
  /^(?:(?:no|nope|sorry|oh|ok|okay|actually|well)[ ,.!]+)*(?:i )?(?:mean|meant) (.+?)(?:,? (?:and )?not .+)?$/i,
  /^(?:no[,.!]+|nope\b[,.!]*) *(.+)$/i,
]
/** “What if I can’t use a rope” asks the same without a rope. */
const ruledOut =
  /^(?:and |but )?(?:what )?if (?:i|we) (?:(?:ca|do|did|could)n['’]?t|(?:can|do) ?not) (?:use|have|want|need) (.+)$/i
/** What is the difference to the thing before: “why would I use it over a property”. */
const preferred =
  /^(?:why|when) (?:(?:would|should|do|does|must) )?(?:(?:i|we|you|one|someone) )?(?:use|choose|take|prefer|need) (?:it|this|that|one|them) (?:over|instead of|rather than) (.+?)[?.!]*$/i

/**
 * A correction as the question that it is, about something else than the one before or without it. Others stay as they are,
 * without words of conversation at the end.
 */
export function withoutCorrection(question: string): string {
  const text = withoutClosing(withoutEnd(question.trim()))
  const excluded = ruledOut.exec(text)?.[1]
  if (excluded !== undefined && wordsOf(excluded).length <= mostOfRemark) return `and without ${excluded}`
  for (const pattern of corrections) {
    const meant = pattern.exec(text)?.[1]
    if (meant !== undefined && !isSentence.test(meant) && wordsOf(meant).length <= mostOfRemark)
      return `what about ${meant}`
  }
  return text
}

const compares = /\b(?:differ\w*|compare\w*|versus|vs)\b/i
const bothThings = /\b(?:them|these|those|the (?:two|both)|both)\b/i

/**
 * The question for the difference between the two things that were asked about last; undefined for all others.
 * @param contexts questions of the conversation as they were searched, the oldest first
 * @example comparison('how do they differ, those two?', ['What is a dock?', 'What is a pier?']) → 'What is the difference
 * between a dock and a pier?'
 */
export function comparison(question: string, contexts: readonly string[]): string | undefined {
  const [last, before] = [...new Set(contexts.map(thingIn).filter((thing) => thing !== undefined))].reverse()
  const other = preferred.exec(plainQuestion(question))?.[1]
  if (other !== undefined) return last && `What is the difference between ${last} and ${other}?`
  if (!compares.test(question) || !bothThings.test(question)) return undefined
  return last && before && `What is the difference between ${before} and ${last}?`
}

const alike = /\b(?:works?|same|also|too)\b/i

/** Whether a question asks the same about another tool: “does that also work for GitLab?” */
export function asksTheSame(question: string, before: string, tools: readonly (readonly string[])[]): boolean {
  const names = (text: string) => toolsIn(text, tools).size > 0
  return continues(question) && alike.test(question) && names(question) && names(before)
}

/** What a connection to a tool has. */
const partNoun = /\bthe (?:api )?(?:key|token|secret|app|webhook|integration|agent|exporter|account|connection)s?\b/i

/**
 * Whether a question is about a part of what was asked about before: “what permissions does the key need?” after “connect
 * GitHub”.
 */
export function refersBack(question: string, before: string, tools: readonly (readonly string[])[]): boolean {
  return partNoun.test(question) && toolsIn(question, tools).size === 0 && toolsIn(before, tools).size > 0
}

const connects = /^(?:and|but|or|what about|how about|also|then|so)[ ,]+/i
const adds = /^(?:only|just|for|with|without|via|by|per|in|on|from|to|at|using|more than|less than|not)\b/i

/**
 * What only says more about the question before, without the word that connects it; undefined for all others.
 * @example addition('and only for one dock?') → 'only for one dock'
 */
export function addition(question: string): string | undefined {
  const rest = withoutEnd(question.trim().replace(connects, ''))
  const isLong = wordsOf(rest).length > mostOfRemark + 1
  return isLong || !adds.test(rest) ? undefined : rest
}

/** Two questions as one: what only adds to the first comes after it, or after the one that says what a conversation is about. */
function joined(question: string, before: string, topic?: Topic): string {
  const added = addition(question)
  if (added === undefined) return `${question} ${before}`
  return `${withoutEnd(thingIn(before) === undefined ? (topic?.question ?? before) : before)} ${added}`
}

/**
 * The question as it is searched: one that continues the one before includes it, or asks the same about another tool; one
 * that names no tool is about the tool of the one before.
 * @param tools each with all of its names, as words
 * @param topic what the conversation is about, if not what the question before names
 * @example withContext('And in Terraform?', 'How do I create a blueprint?') → 'How do I create a blueprint in Terraform'
 */
export function withContext(
  question: string,
  before: string | undefined,
  tools: readonly (readonly string[])[] = [],
  topic?: Topic,
): string {
  if (before === undefined) return question
  const [own] = toolsIn(question, tools)
  const [earlier] = toolsIn(before, tools)
  // “github” instead of “git hub”.
  const nameOf = (tool: number) =>
    tools[tool]?.reduce((best, name) => (name.split(' ').length < best.split(' ').length ? name : best)) ?? ''
  if (continues(question)) {
    if (own === undefined || earlier === undefined)
      return wholeQuestion(question, before, topic) ?? joined(question, before, topic)
    const names = tools[earlier] ?? []
    const renamed = names.reduce(
      (text, name) => text.replaceAll(` ${name} `, ` ${nameOf(own)} `),
      ` ${wordsOf(before).join(' ')} `,
    )
    return renamed.trim()
  }
  if (own !== undefined || earlier === undefined) return question
  return `${withoutEnd(question)} for ${nameOf(earlier)}?`
}
