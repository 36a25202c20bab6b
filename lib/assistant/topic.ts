import { stemOf } from '../search/words/stemmed-word.ts'
import { wordsOf } from '../search/words/tokenize.ts'
import { plainQuestion } from './spoken-question.ts'

/** “One” for a thing that was named: “delete one later”, but not “one action”. */
const one = String.raw`ones?(?=\W*$|\s+(?:again|for|from|in|later|now|that|which|with)\b)`
/** Words that point back to what was said. */
const backwards = new RegExp(
  String.raw`\b(?:it|its|that|those|these|they|them|he|him|she|this|there|same|else|instead|${one})\b`,
  'i',
)

/** “That” of a clause, which points to the word before it: “a dock that has boats”, but not “does that have a limit”. */
const relative =
  /(?<=\b(?!(?:and|but|can|could|did|do|does|if|is|should|was|what|when|why|will)\b)\w+ )that (?=(?:already|are|belongs?|can|contains?|could|depends?|did|do|does|doesn['’]?t|don['’]?t|exists?|expires?|failed|fails?|had|has|have|is|isn['’]?t|lists?|matches|must|needs?|no|only|runs?|should|shows?|still|takes?|uses?|was|were|will|would)\b)/gi

/** Whether a question has a word that points back to what was said. */
export const pointsBack = (question: string) => backwards.test(question.replace(relative, 'which '))

/** A verb without what it is done to: “how do I rotate?” */
export const verbOnly = /^(?:how (?:to|(?:do|can|could|should) (?:i|we|you))|(?:can|could|should) (?:i|we)) \w+\W*$/i
/** What is done to something that was done, and not to a thing. */
const undoes = /\b(?:undo|revert)\b/i

/** Verbs whose object a question is about, and what may be between the two. */
const verb = String.raw`(?!(?:an?|the|my|our|your)\b)\w+(?: (?:up|out|off|in|on|to|into|with|for|from|about))*`
const aboutThing: readonly RegExp[] = [
  /^(?:what|who) (?:is|are) (.+)$/i,
  /^(?:is|are) there (?:an? |any )?(.+)$/i,
  /^(?:what|how much) (?:do|does) (.+?) (?:contain|cost|do|have|include|look like|mean|need|offer|support)$/i,
  new RegExp(`^(?:who|(?:which|what) .+?) (?:can|could|do|does|should|must|may) ${verb} (.+)$`, 'i'),
  new RegExp(`^(?:how to|(?:(?:how|where|when) )?(?:do|can|could|should|would|must) (?:i|we|you)) ${verb} (.+)$`, 'i'),
  /^(?:add|change|configure|connect|create|delete|export|import|install|invite|run|set up|trigger) (.+)$/i,
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

const connects = /^(?:how (?:to|(?:do|can) (?:i|we|you)) )?(?:connect|link) /i
/** “Who changed it” is a question, and not a thing. */
const asks = /^(?:who|what|which|how|if|whether|why|where)\b/i

/** The thing that a question is about. @example thingIn('How do I set up a dock when it rains?') → 'a dock' */
export function thingIn(question: string): string | undefined {
  const plain = plainQuestion(question).replace(sampleRequest, '')
  const found = aboutThing.map((pattern) => pattern.exec(plain)?.[1]?.replace(afterThing, '')).find(Boolean)
  // “Connect the exporter to my cluster” is about the exporter.
  const thing = found && shortened(connects.test(plain) ? found.replace(/ (?:to|with) .*$/i, '') : found)
  const isThing = thing !== undefined && !pointsBack(thing) && !asks.test(thing) && wordsOf(thing).length <= mostOfThing
  return isThing ? thing : undefined
}

/** A word for a thing that was named before; not “it” in “is it possible” and “that” in “when that happens”. */
const pronoun = new RegExp(
  String.raw`\b(?:${one}|they|them|he|him|she|those|these|(?:this|that)(?=\W*$)|(?<!\b(?:when|if) )it(?! (?:possible|ok|okay|safe|take|matter)\b))\b`,
  'i',
)

const takesAway = /\b(?:remove|delete|take|kick|drop)\b/i

/** “How many can I have?” without what is counted. */
const uncounted = /^(?:and )?how many (?=(?:can|could|do|does|should|must|are) )/i
const article = /^(?:an?|the|my|our|your) /i

/** A follow-up with a thing instead of its pronoun; undefined if it has none. */
function withThing(question: string, thing: string): string | undefined {
  const plain = plainQuestion(question)
  if (uncounted.test(plain)) return plain.replace(uncounted, (many) => `${many}${thing.replace(article, '')} `)
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

/** What somebody wants to do who asks for a task: “invite users”. */
const task =
  /^(?:how to|(?:how )?(?:do|can|could|should|would) (?:i|we|you)) ((?!(?:do|have|see|use)\b)\w+ .+)$|^((?:add|automate|change|configure|connect|create|delete|export|import|install|invite|run|set up|trigger) .+)$/i
/** What points back to a task: “can I do that with Terraform”. */
const doesThat = /\b(?:do|done) (?:that|this|it|so|the same)\b/i
const thatIsDone =
  /^(?:and )?(?:(?:can|could) (?:that|this|it) (?:also )?be done|is (?:that|this|it) (?:also )?possible|does (?:that|this|it) (?:also )?work) (?=(?:in|with|without|for|on|from)\b)/i

/** What somebody wants to do; undefined if a question asks for something else. */
function taskIn(question: string): string | undefined {
  const [, asked, told] = task.exec(plainQuestion(question).replace(sampleRequest, '')) ?? []
  const found = asked ?? told
  return found === undefined || pointsBack(found) ? undefined : found
}

/** A follow-up with what was to be done instead of “do that”; undefined if it has no such words. */
function withTask(question: string, wanted: string): string | undefined {
  const plain = plainQuestion(question)
  if (undoes.test(plain) && pronoun.test(plain)) return plain.replace(pronoun, () => wanted)
  const whole = plain.replace(thatIsDone, () => `can I ${wanted} `).replace(doesThat, () => wanted)
  return whole === plain ? undefined : whole.replace(/ (?:instead|too)\b/i, '')
}

/** “Show me the API call”, “which endpoint is that?”: without what it does. */
const call =
  /^(?:and )?(?:(?:show|give) me |(?:what|which) is |is there |what |which )?(?:the |an? )?(?:(?:rest )?api )?(?:calls?|endpoints?|operations?|api)(?: is (?:it|that|this))?(?: (?:for|of) (?:it|that|this))?(?: (?:do|should) i (?:call|use))?$/i
/** “How does that look in Terraform?” */
const looks = /^(?:and )?(?:how|what) (?:does|would) (?:it|that|this) look (?:like )?((?:as|in|with) .+)$/i

/** How to do what a conversation is about with the API, or with what a follow-up names; undefined for all others. */
export function inOtherWay(question: string, topic: Topic | undefined): string | undefined {
  if (topic?.task === undefined) return undefined
  const plain = plainQuestion(question)
  const way = call.test(plain) ? 'with the API' : looks.exec(plain)?.[1]
  return way && `how do I ${topic.task} ${way}`
}

/** What a conversation is about. */
export interface Topic {
  /** The question that named it, as it was searched. */
  question: string
  thing: string | undefined
  /** What is to be done with it. */
  task: string | undefined
}

/**
 * A follow-up as a whole question, with what the conversation is about; undefined if it can't be made one.
 * @param topic by default, what the question before names
 */
export function wholeQuestion(question: string, before: string, topic: Topic = topicOf(before)): string | undefined {
  const thing = topic.thing ?? thingIn(before)
  const done = topic.task === undefined ? undefined : withTask(question, topic.task)
  return withOther(question, before) ?? done ?? (thing === undefined ? undefined : withThing(question, thing))
}

const topicOf = (question: string): Topic => ({ question, thing: thingIn(question), task: taskIn(question) })

/** A thing that is named for the first time: “a rule”. */
const isIntroduced = /^(?:an?|another) /i

/** Whether a text has every word of a thing that says something, in whatever form. */
function hasThing(text: string, thing: string): boolean {
  const stems = new Set(wordsOf(text).map(stemOf))
  return wordsOf(thing.replace(article, '')).every((word) => stems.has(stemOf(word)))
}

/**
 * What a conversation is about after a question: a thing that it introduces, or that the page which answered is about.
 * “Is there a size limit?” asks about what was named before.
 * @param topic what it was about before; undefined for the first question
 * @param searched the question as it was searched
 * @param answeredBy title of the page that answered
 */
export function nextTopic(topic: Topic | undefined, question: string, searched: string, answeredBy = ''): Topic {
  const next = topicOf(searched)
  if (topic === undefined || another.test(question.trim())) return next
  const own = thingIn(question)
  const isNew = own !== undefined && (isIntroduced.test(own) || hasThing(answeredBy, own))
  return isNew ? { ...next, thing: own } : topic
}
