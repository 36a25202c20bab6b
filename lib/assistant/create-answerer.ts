import type { FetchBytes } from '../search/index/file-cache.ts'
import { openRetriever } from '../search/retriever.ts'
import { stopWords } from '../search/words/stop-words.ts'
import { wordsOf } from '../search/words/tokenize.ts'
import { beginningOf, firstPart, isAnswered, type QuotedAnswer } from './answer.ts'
import type { Earlier, Passage } from './answer-messages.ts'
import { answerQuestion } from './answer-question.ts'
import { asksForSampleOnly, namesProgram } from './asked.ts'
import { citedAnswer } from './cited-answer.ts'
import { asClosest } from './closest-on-cited.ts'
import { type Conversation, conversationOf, saysLittle } from './earlier-questions.ts'
import {
  addition,
  addsTo,
  asksTheSame,
  comparison,
  continues,
  refersBack,
  withContext,
  withoutCorrection,
} from './follow-up.ts'
import { closenessTo, namedPage, nearAnswer, type ReadQuestion, wordsThatTell } from './near-answer.ts'
import { pickPassages } from './pick-passages.ts'
import { isFiller, searchedText } from './question.ts'
import { sampleAnswer } from './sample-answer.ts'
import { plainQuestion } from './spoken-question.ts'
import { toolsIn } from './tools.ts'
import { inOtherWay, wholeQuestion } from './topic.ts'
import { troubleAnswer } from './trouble-answer.ts'
import { type AnswerInConversation, withBoth } from './two-questions.ts'
import { isOfOtherTool, thingShare, withDoubt } from './with-doubt.ts'

/** Pages that are read for a question. */
const mostPages = 16

/** Answers that are shown instead of one that was given before. */
const mostOthers = 3

/** Answers questions from the index of one version. */
export interface Answerer {
  answer: AnswerInConversation
  /** What a model gets to write an answer from; nothing when the pages do not seem to answer. */
  passages: (question: string, isStale?: () => boolean, before?: readonly Earlier[]) => Promise<Passage[]>
}

/** With fewer words besides those that no page has, a question says too little. */
const fewestKnown = 2

/** A question without its words that no page has; undefined if it says too little then. */
function knownPart(question: string, missing: readonly string[]): string | undefined {
  const known = question.split(/\s+/).filter((word) => !wordsOf(word).some((one) => missing.includes(one)))
  const telling = wordsOf(known.join(' ')).filter((word) => !stopWords.has(word) && !isFiller(word))
  return telling.length < fewestKnown ? undefined : known.join(' ')
}

/** Whether the very question is on file. */
const isSame = (answer: QuotedAnswer) => answer.kind === 'quotes' && answer.isSame === true

/** Whether an answer is given, and nothing else may be meant. */
const isClear = (answer: QuotedAnswer) => isAnswered(answer) && !('hasRivals' in answer)

/** What asks to see something: “show me the mapping” of the tool before. */
const shows = /^(?:show|give) me the \w+(?: \w+)?\W*$/i

/** With more words, a question says what it is about. */
const mostBare = 4

/** What else may be meant, where the lead was given before. */
function withoutLead(answer: QuotedAnswer): QuotedAnswer {
  if (answer.kind === 'unknown') return answer
  const [, ...others] = [...answer.parts, ...(answer.related ?? [])]
  if (others.length === 0) return { kind: 'unknown', near: answer.near }
  return { kind: 'quotes', isClosest: true, parts: others.slice(0, mostOthers), near: [] }
}

/** The page that an answer begins with. */
const firstPage = (answer: QuotedAnswer) => ('parts' in answer ? answer.parts[0]?.citation.url : undefined)

/** @throws when the first files of the index cannot be had */
export async function createAnswerer(fetchBytes: FetchBytes, version = ''): Promise<Answerer> {
  const { docsPhrases, retrieve } = await openRetriever(fetchBytes, version)
  const read = async (question: string, isStale?: () => boolean) => {
    const asked = plainQuestion(question)
    const searched = searchedText(docsPhrases(asked))
    return [asked, await retrieve({ typed: question, asked, searched }, mostPages, isStale)] satisfies ReadQuestion
  }
  const answerTo = async (question: string, isStale?: () => boolean) =>
    answerQuestion(...(await read(question, isStale)))
  /** A refused question gets what answers the rest of it, as the closest. */
  const withoutMissing = async (question: string, refused: QuotedAnswer, isStale?: () => boolean) => {
    const known = knownPart(question, refused.missing ?? [])
    const answer = known === undefined ? refused : await answerTo(known, isStale)
    if (answer.kind === 'unknown' || !isAnswered(answer)) return refused
    return { ...refused, ...asClosest(answer) }
  }
  /** A follow-up with the question before, and what the pages that a conversation is about answer to it, if they do. */
  const readFollowUp = async (
    question: string,
    own: ReadQuestion,
    context: string,
    { leads, given, topic }: Conversation,
    isStale?: () => boolean,
  ) => {
    const { tools } = own[1]
    const inContext = withContext(question, context, tools, topic)
    const together = await read(inContext === question ? `${question} ${context}` : inContext, isStale)
    const answerNear = async (): Promise<QuotedAnswer | undefined> => {
      if (leads.length === 0) return undefined
      const before = await read(context, isStale)
      const first = topic === undefined || topic.question === context ? before : await read(topic.question, isStale)
      const cited = citedAnswer(question, [together[1], before[1], first[1]], leads, topic?.thing)
      if (cited !== undefined) return cited
      const trouble = troubleAnswer(question, together, before, leads)
      if (trouble !== undefined) return trouble
      // “Remove them again” after “add a user to a team” may be on file as a whole question.
      const isWhole = wholeQuestion(question, context, topic) !== undefined
      const whole = isWhole || addition(question) !== undefined ? answerQuestion(...together) : undefined
      // Nor does a page that is nearby say what no page says about the whole question.
      if (whole !== undefined && (isSame(whole) || (isWhole && together[1].isUnanswered))) return whole
      const found = nearAnswer(own, together, before, { leads, given, isDependent: saysLittle(question, tools) })
      const isOnCited = found !== undefined && isAnswered(found) && firstPage(found) === leads[0]?.citation.url
      // “Who can read it?” after “is there an audit log” isn't about whatever that page says about reading.
      const isOff = found !== undefined && thingShare(found, topic?.thing) === 0
      if (isWhole && isOff && whole !== undefined && isClear(whole) && thingShare(whole, topic?.thing) === 1)
        return whole
      if (!isWhole || isOnCited || whole === undefined || !isAnswered(whole)) return found
      // “Can I filter it?” after “what is an aggregation property” is about that, whatever is nearby.
      const isMeant = firstPage(whole) === leads[0]?.citation.url || (found !== undefined && !isAnswered(found))
      return isMeant ? whole : found
    }
    return { inContext, together, near: await answerNear() }
  }
  /** The answer to a question in a conversation. @param alone what answers it without what was asked before */
  const inConversation = async (
    question: string,
    alone: QuotedAnswer,
    [asked, retrieved]: ReadQuestion,
    conversation: Conversation,
    isStale?: () => boolean,
  ): Promise<QuotedAnswer> => {
    const { tools } = retrieved
    const { contexts, leads, given } = conversation
    const context = contexts.at(-1)
    if (context === undefined) return alone
    const compared = comparison(question, contexts)
    if (compared !== undefined) return answerTo(compared, isStale)
    // Python is a tool, too, whose packages a page is about.
    if (asksForSampleOnly(question) && (namesProgram(question) || toolsIn(question, tools).size === 0)) {
      for (const about of new Set([context, conversation.topic?.question ?? context])) {
        const sample = sampleAnswer(question, ...(await read(about, isStale)))
        if (sample !== undefined) return sample
      }
    }
    /** Readers must not get an answer again. */
    const isGiven = (answer: QuotedAnswer) => given.some((lead) => firstPart(answer) === beginningOf(lead))
    const own = [asked, retrieved] satisfies ReadQuestion
    const named = namedPage(own)
    // A page that is named is meant, wherever it is.
    if (named !== undefined && closenessTo(leads)(named) === 0 && isAnswered(alone)) return alone
    const { inContext, together, near } = await readFollowUp(question, own, context, conversation, isStale)
    const isNearest =
      near !== undefined && (isSame(near) || isAnswered(near)) && firstPage(near) === leads[0]?.citation.url
    if (addsTo(question, tools) && !isNearest && (near === undefined || !isSame(alone))) {
      // “Export?” after “audit log”, unless the page that was cited says something about it.
      const added = await answerTo(`${context} ${question}`, isStale)
      const isSamePage = firstPage(added) === leads[0]?.citation.url || addition(question) !== undefined
      if (isAnswered(added) && (isSamePage || !isSame(alone)) && !isGiven(added)) return added
    }
    if (near !== undefined) return near
    // “Can I filter the entities?” after “what is an aggregation property” is hardly about all other entities.
    const thing = conversation.topic?.thing
    if (thing !== undefined && !isSame(alone) && wordsThatTell(question).length <= mostBare) {
      const about = await answerTo(`${question} ${thing}`, isStale)
      if (isClear(about) && closenessTo(leads)(firstPage(about) ?? '') > 0 && !isGiven(about)) return about
    }
    // “Who can run an action?” is answered without what was said before; “And with Pulumi?” isn't.
    const isComplete = isAnswered(alone) && !continues(question) && !isOfOtherTool(alone, question, tools)
    const isPart = !isSame(alone) && refersBack(question, context, tools)
    if (inContext === question || (isComplete && !isPart)) return alone
    const answer = answerQuestion(...together)
    if (isComplete) return isAnswered(answer) && !isOfOtherTool(answer, context, tools) ? answer : alone
    if (asksTheSame(question, context, tools) && answer.kind === 'quotes') return answer
    // “Does it support SCIM?” can change the subject.
    const isOfOther = continues(question) && toolsIn(question, tools).size > 0 && toolsIn(context, tools).size > 0
    if (isOfOther && answer.kind === 'quotes') return answer
    const isRepeated = isGiven(answer)
    if (isRepeated && isAnswered(alone) && continues(question)) return alone
    const fresh = isRepeated && !isSame(answer) ? withoutLead(answer) : answer
    return isAnswered(fresh) || (alone.kind === 'unknown' && alone.missing === undefined && !retrieved.isUnanswered)
      ? fresh
      : alone
  }
  const answerOne: Answerer['answer'] = async (typed, isStale, before = []) => {
    const question = before.length === 0 ? typed : withoutCorrection(typed)
    const asked = await read(question, isStale)
    const [plain, { isUnanswered, tools }] = asked
    const alone = answerQuestion(...asked)
    // No page says anything about Perforce, so what was said before doesn't help; it does for “can I change it”.
    const isRefused = isUnanswered || (alone.kind === 'unknown' && alone.missing !== undefined)
    const conversation = conversationOf(before, tools)
    const otherWay = inOtherWay(question, conversation.topic)
    if (otherWay !== undefined) return answerTo(otherWay, isStale)
    const ofTool = shows.test(question) ? withContext(question, conversation.contexts.at(-1), tools) : question
    if (ofTool !== question) {
      const shown = await answerTo(ofTool, isStale)
      if (isClear(shown)) return shown
    }
    if (isRefused && !continues(question) && !asksForSampleOnly(question)) {
      const { contexts, leads } = conversation
      const context = leads.length > 0 && (isUnanswered || saysLittle(question, tools)) ? contexts.at(-1) : undefined
      // “Time zone?” after “date property” may be answered there.
      const followUp =
        context === undefined ? undefined : await readFollowUp(question, asked, context, conversation, isStale)
      return followUp?.near ?? (isUnanswered ? alone : withoutMissing(plain, alone, isStale))
    }
    const answer = await inConversation(question, alone, asked, conversation, isStale)
    return withDoubt(question, { answer, alone }, asked, conversation, (searched) => read(searched, isStale))
  }
  return {
    answer: withBoth(answerOne),
    passages: async (question, isStale, before = []) => {
      const own = await read(question, isStale)
      const { tools } = own[1]
      const { contexts, topic } = conversationOf(before, tools)
      const searched = withContext(question, contexts.at(-1), tools, topic)
      return pickPassages(...(searched === question ? own : await read(searched, isStale)))
    },
  }
}
