import { stopWords } from '../search/words/stop-words.ts'
import { wordsOf } from '../search/words/tokenize.ts'
import { plainQuestion, withoutClosing } from './spoken-question.ts'
import { toolsIn } from './tools.ts'

/** “One” for a thing that was named: “delete one later”, but not “one action”. */
const one = String.raw`ones?(?=\W*$|\s+(?:again|for|from|in|later|now|that|which|with)\b)`
/** Words that point back to what was said. */
const backwards = new RegExp(
  String.raw`\b(?:it|its|that|those|these|they|them|he|him|she|this|there|same|else|instead|${one})\b`,
  'i',
)
const goesOn = /^(?:and|but|or|what about|how about|also|then|in)\b/i
const fewWords = 3
const isSentence = /^(?:what|how|why|where|when|who|can|could|do|does|did|is|are|should|must|may|i|we|my|our)\b/i
/** A whole question after a word that connects: “and how do I force a resync?”, but not “and why?”. */
const asksAnew = /^(?:and|but|also|then) (?=(?:how|where|can|could|do|does|should|must) )/i

/** A verb without what it is done to: “how do I rotate?” */
const verbOnly = /^(?:how (?:to|(?:do|can|could|should) (?:i|we|you))|(?:can|could|should) (?:i|we)) \w+\W*$/i
/** What is done to something that was done, and not to a thing. */
const undoes = /\b(?:undo|revert)\b/i

const withoutEnd = (question: string) => question.replace(/[\s?.!]+$/, '')

/** Whether a question only makes sense after another. @example continues('And in Terraform?') → true */
export function continues(question: string): boolean {
  const words = wordsOf(question).filter((word) => !stopWords.has(word))
  if (words.length === 0) return true
  if (words.length > fewWords) return false
  if (verbOnly.test(question.trim())) return true
  return backwards.test(question) || (goesOn.test(question.trim()) && !(words.length > 1 && asksAnew.test(question)))
}

/** Words of the longest remark that isn’t a sentence. */
const mostOfRemark = 4

/**
 * Whether words may only add to the question before: “per environment”, but not “what is a scorecard”.
 * @param tools each with all of its names, as words
 */
export function addsTo(question: string, tools: readonly (readonly string[])[]): boolean {
  const isShort = wordsOf(question).length <= mostOfRemark
  const isRemark = !isSentence.test(question.trim()) && !backwards.test(question)
  return isShort && isRemark && toolsIn(question, tools).size === 0
}

/** Verbs whose object a question is about, and what may be between the two. */
const verb = String.raw`\w+(?: (?:up|out|off|in|on|to|into|with|for|from|about))*`
const aboutThing: readonly RegExp[] = [
  /^(?:what|who) (?:is|are) (.+)$/i,
  /^(?:is|are) there (?:an? |any )?(.+)$/i,
  new RegExp(`^(?:who|(?:which|what) .+?) (?:can|could|do|does|should|must|may) ${verb} (.+)$`, 'i'),
  new RegExp(`^(?:how to|(?:(?:how|where|when) )?(?:do|can|could|should|would|must) (?:i|we|you)) ${verb} (.+)$`, 'i'),
  /^(?:connect|set up|install|configure|create|add|change|delete) (.+)$/i,
  /^how (?:long|often) (?:do|does|is|are|can|will) (.+?) \w+$/i,
  /^(?:my|our|the) (.+?) (?:is|are|was|were|does|do|did|has|have|had|keeps?|won|stopped|stops|fail(?:s|ed)|expires?d?|disappeared|shows?|can|could)(?:n['’]t)?\b/i,
  // Only a name: “audit log”.
  /^((?!(?:what|who|which|why|how|where|when|is|are|do|does|did|can|could|should|must|may)\b)[\w-]+(?: [\w-]+)?)$/i,
]
/** What follows a thing, and isn't part of it. */
const afterThing = /[?.!]*$|,? (?:when|while|if|so|that|which|because|without|later|again|now|first)\b.*$/i
const mostOfThing = 6
const preposition = '(?:from|with|for|to|in|on|at|by|of|using|via|into)'
const lastPhrase = new RegExp(` ${preposition} (?!.* ${preposition} ).*$`, 'i')

/** A thing without what says more about it than a follow-up repeats: “a flag on a dock”, not “… from the crew”. */
function shortened(thing: string): string {
  const shorter = thing.replace(lastPhrase, '')
  return wordsOf(thing).length > mostOfThing && shorter !== thing ? shortened(shorter) : thing
}

/** What asks to see code, before what the code does. */
const sampleRequest =
  /^(?:show me )?(?:an? |the )?(?:[\w+#]+ )?(?:example|sample|snippet|command|script|code)s?(?: (?:of|for|to|that|how to))? /i

/** The thing that a question is about. @example thingIn('How do I set up a dock when it rains?') → 'a dock' */
function thingIn(question: string): string | undefined {
  const plain = plainQuestion(question).replace(sampleRequest, '')
  const found = aboutThing.map((pattern) => pattern.exec(plain)?.[1]?.replace(afterThing, '')).find(Boolean)
  const thing = found && shortened(found)
  return thing === undefined || backwards.test(thing) || wordsOf(thing).length > mostOfThing ? undefined : thing
}

/** A word for a thing that was named before; not “it” in “is it possible” and “that” in “when that happens”. */
const pronoun = new RegExp(
  String.raw`\b(?:${one}|they|them|he|him|she|those|these|(?:this|that)(?=\W*$)|(?<!\b(?:when|if) )it(?! (?:possible|ok|okay|safe|take|matter)\b))\b`,
  'i',
)

const takesAway = /\b(?:remove|delete|take|kick|drop)\b/i

/** A follow-up with the thing of the question before instead of its pronoun; undefined if one of the two is missing. */
function withThing(question: string, before: string): string | undefined {
  const thing = thingIn(before)
  if (thing === undefined) return undefined
  const plain = plainQuestion(question)
  if (verbOnly.test(plain) && !undoes.test(plain)) return `${plain} ${thing}`
  if (/\bits\b/i.test(question)) return question.replace(/\bits\b/i, () => `${thing}'s`)
  if (!pronoun.test(question)) return undefined
  // What was added to something is removed from it.
  if (!takesAway.test(question)) return question.replace(pronoun, () => thing)
  return question.replace(pronoun, () => thing.replace(/ (?:in)?to /, ' from ')).replace(/ again\b/i, '')
}

/** Another thing to ask the same about. */
const another = /^(?:and|what about|how about) ((?:an?|the) .+?)\W*$/i

/** The question before, about the thing that is named now; undefined if one of the two is missing. */
function withOther(question: string, before: string): string | undefined {
  const [thing, other] = [thingIn(before), another.exec(question.trim())?.[1]]
  if (thing === undefined || other === undefined) return undefined
  const kind = thing.split(' ').at(-1) ?? ''
  return plainQuestion(before).replace(thing, () => other.replace(/ ones?$/, ` ${kind}`))
}

/** A follow-up as a whole question, with the thing of the one before; undefined if it can't be made one. */
export const wholeQuestion = (question: string, before: string) =>
  withOther(question, before) ?? withThing(question, before)

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

/** Two questions as one: what only adds to the first comes after it. */
function joined(question: string, before: string): string {
  const added = addition(question)
  return added === undefined ? `${question} ${before}` : `${withoutEnd(before)} ${added}`
}

/**
 * The question as it is searched: one that continues the one before includes it, or asks the same about another tool; one
 * that names no tool is about the tool of the one before.
 * @param tools each with all of its names, as words
 * @example withContext('And in Terraform?', 'How do I create a blueprint?') → 'How do I create a blueprint in Terraform'
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
    if (own === undefined || earlier === undefined) return wholeQuestion(question, before) ?? joined(question, before)
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
