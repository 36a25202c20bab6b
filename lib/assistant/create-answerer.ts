import type { Block } from '../parts/passage.ts'
import type { FetchBytes } from '../search/index/file-cache.ts'
import { openRetriever, type Retrieved } from '../search/retriever.ts'
import { stopWords } from '../search/words/stop-words.ts'
import { wordsOf } from '../search/words/tokenize.ts'
import { citationOf, isAnswered, type QuotedAnswer } from './answer.ts'
import type { Passage } from './answer-messages.ts'
import { answerQuestion, sampleOn } from './answer-question.ts'
import { askedOf, asksForSampleOnly, isAskedSample } from './asked.ts'
import { addition, addsTo, asksTheSame, comparison, continues, refersBack, withContext } from './follow-up.ts'
import { isFiller, searchedText } from './question.ts'
import { rankCandidates } from './rank-candidates.ts'
import { rankWritten } from './rank-written.ts'
import { plainQuestion } from './spoken-question.ts'
import { namesOnlyOthers, toolsIn } from './tools.ts'
import { twoQuestions } from './two-questions.ts'
import { withoutVerdict } from './written-answer.ts'

/** Passages that a model gets, and the letters of each and of all. */
const most = 8
const longest = 1800
const longestInAll = 9000

function blockText(block: Block): string {
  if (block.kind === 'text') return block.sentences.join(' ')
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n')
  if (block.kind === 'code') return `\`\`\`${block.language}\n${block.text}\n\`\`\``
  return [block.columns, ...block.rows].map((cells) => cells.join(' | ')).join('\n')
}

/** Parts that are read because of what writers answer. */
const mostWritten = 3

/**
 * The parts of pages that answer a question best, as a model reads them: each part once, the best first. Parts from which
 * writers answer come before the others, with these answers.
 */
function pickPassages(question: string, retrieved: Retrieved): Passage[] {
  const passages = new Map<string, Passage>()
  const asked = askedOf(question, retrieved)
  const candidates = rankCandidates(asked, retrieved)
  // Without a candidate, nothing is sent.
  const written = candidates.length === 0 ? [] : rankWritten(asked, retrieved).slice(0, mostWritten)
  let letters = 0
  for (const { page, part } of [...written, ...candidates]) {
    const key = `${page.row.route}#${part}`
    if (passages.has(key)) continue
    const answers = written.filter((one) => one.page === page && one.part === part).map((one) => one.written.answer)
    const text = [...answers, ...(page.parts[part] ?? []).map(blockText)].join('\n\n').slice(0, longest)
    if (passages.size === most || letters + text.length > longestInAll) break
    letters += text.length
    passages.set(key, { citation: citationOf(page, part), text })
  }
  return [...passages.values()]
}

/** Pages that are read for a question. */
const mostPages = 16

/** Answers that are shown instead of one that was given before. */
const mostOthers = 3

/** Answers questions from the index of one version. */
export interface Answerer {
  /** @param before questions of the same conversation, the oldest first */
  answer: (question: string, isStale?: () => boolean, before?: readonly string[]) => Promise<QuotedAnswer>
  /** What a model gets to write an answer from; nothing when the pages do not seem to answer. */
  passages: (question: string, isStale?: () => boolean) => Promise<Passage[]>
}

/** Whether the best part is on a page about a tool, and the question names none of its page. */
function isOfOtherTool(answer: QuotedAnswer, question: string, tools: Retrieved['tools']): boolean {
  const [best] = answer.kind === 'quotes' ? answer.parts : []
  const text = `${best?.citation.title} ${best?.citation.url.replaceAll('/', ' ')}`
  return namesOnlyOthers(text, toolsIn(question, tools), tools)
}

/**
 * A sample of what was asked before, from the pages that answer it; undefined if they have none.
 * @param request the question that asks to see it, and maybe says in which language
 */
function sampleAnswer(request: string, asked: string, retrieved: Retrieved): QuotedAnswer | undefined {
  const answer = answerQuestion(asked, retrieved)
  const cited =
    answer.kind === 'quotes' ? [...answer.parts, ...(answer.related ?? [])].map(({ citation }) => citation) : []
  const sample = sampleOn([...cited, ...answer.near], retrieved, (shown) => isAskedSample(request, shown))
  return sample === undefined ? undefined : { kind: 'quotes', parts: [sample], near: answer.near }
}

/** The answers to two questions that were asked at once; undefined unless both are answered, and differently. */
function bothAnswers(first: QuotedAnswer, second: QuotedAnswer): QuotedAnswer | undefined {
  if (first.kind === 'unknown' || second.kind === 'unknown' || !isAnswered(first) || !isAnswered(second))
    return undefined
  const [[one], [other]] = [first.parts, second.parts]
  if (one === undefined || other === undefined || firstPart(first) === firstPart(second)) return undefined
  const isSamePart = JSON.stringify(one.citation) === JSON.stringify(other.citation)
  const parts = isSamePart ? [{ ...one, quotes: [...one.quotes, ...other.quotes] }] : [one, other]
  return { kind: 'quotes', ...(first.verdict && { verdict: first.verdict }), parts, near: [] }
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

/** What an answer begins with, to compare it. */
const firstPart = (answer: QuotedAnswer) => JSON.stringify('parts' in answer && answer.parts[0])

/** What else may be meant, where the lead was given before. */
function withoutLead(answer: QuotedAnswer): QuotedAnswer {
  if (answer.kind === 'unknown') return answer
  const [, ...others] = [...answer.parts, ...(answer.related ?? [])]
  if (others.length === 0) return { kind: 'unknown', near: answer.near }
  return { kind: 'quotes', isClosest: true, parts: others.slice(0, mostOthers), near: [] }
}

/** The page that an answer begins with. */
const firstPage = (answer: QuotedAnswer) => ('parts' in answer ? answer.parts[0]?.citation.url : undefined)

/** Also answers two questions that are asked at once. */
function withBoth(answerOne: Answerer['answer']): Answerer['answer'] {
  return async (question, isStale, before = []) => {
    const [first, second] = twoQuestions(question) ?? []
    if (first !== undefined && second !== undefined) {
      const answer = await answerOne(first, isStale, before)
      const earlier = continues(first) ? [...before, first] : [first]
      const both = isAnswered(answer) && bothAnswers(answer, await answerOne(second, isStale, earlier))
      if (both) return both
    }
    return answerOne(question, isStale, before)
  }
}

/** @throws when the first files of the index cannot be had */
export async function createAnswerer(fetchBytes: FetchBytes, version = ''): Promise<Answerer> {
  const { docsPhrases, retrieve } = await openRetriever(fetchBytes, version)
  const read = async (question: string, isStale?: () => boolean) => {
    const asked = plainQuestion(question)
    const searched = searchedText(docsPhrases(asked))
    return [asked, await retrieve({ typed: question, asked, searched }, mostPages, isStale)] as const
  }
  const answerTo = async (question: string, isStale?: () => boolean) =>
    answerQuestion(...(await read(question, isStale)))
  /** A refused question gets what answers the rest of it, as the closest. */
  const withoutMissing = async (question: string, refused: QuotedAnswer, isStale?: () => boolean) => {
    const known = knownPart(question, refused.missing ?? [])
    const answer = known === undefined ? refused : await answerTo(known, isStale)
    if (answer.kind === 'unknown' || !isAnswered(answer)) return refused
    const { parts, near, related = [] } = answer
    return {
      ...refused,
      kind: 'quotes' as const,
      isClosest: true as const,
      parts: parts.map(withoutVerdict),
      near,
      related,
    }
  }
  const answerOne: Answerer['answer'] = async (question, isStale, before = []) => {
    const [asked, retrieved] = await read(question, isStale)
    const alone = answerQuestion(asked, retrieved)
    const { tools, isUnanswered } = retrieved
    // No page says anything about Perforce, so what was said before doesn't help; it does for “can I change it”.
    const isRefused = isUnanswered || (alone.kind === 'unknown' && alone.missing !== undefined)
    if (isRefused && !continues(question)) return isUnanswered ? alone : withoutMissing(asked, alone, isStale)
    const contexts: string[] = []
    for (const one of before) if (!asksForSampleOnly(one)) contexts.push(withContext(one, contexts.at(-1), tools))
    const context = contexts.at(-1)
    if (context === undefined) return alone
    const compared = comparison(question, contexts)
    if (compared !== undefined) return answerTo(compared, isStale)
    if (asksForSampleOnly(question) && toolsIn(question, tools).size === 0) {
      const sample = sampleAnswer(question, ...(await read(context, isStale)))
      if (sample !== undefined) return sample
    }
    let earlierAnswer: Promise<QuotedAnswer> | undefined
    const answeredBefore = () => {
      earlierAnswer ??= answerTo(context, isStale)
      return earlierAnswer
    }
    if (addsTo(question, tools)) {
      // “Per environment” after “sentry integration” is about what was answered before, if that page says something.
      const added = await answerTo(`${context} ${question}`, isStale)
      const earlier = await answeredBefore()
      const isSamePage = firstPage(added) === firstPage(earlier) || addition(question) !== undefined
      if (isAnswered(added) && isSamePage && firstPart(added) !== firstPart(earlier)) return added
    }
    const inContext = withContext(question, context, tools)
    // “Who can run an action?” is answered without what was said before; “And with Pulumi?” isn't.
    const isComplete = isAnswered(alone) && !continues(question) && !isOfOtherTool(alone, question, tools)
    const isPart = !isSame(alone) && refersBack(question, context, tools)
    if (inContext === question || (isComplete && !isPart)) return alone
    const together = await answerTo(inContext, isStale)
    if (isComplete) return isAnswered(together) && !isOfOtherTool(together, context, tools) ? together : alone
    if (asksTheSame(question, context, tools) && together.kind === 'quotes') return together
    // “Does it support SCIM?” can change the subject: readers must not get the previous answer again.
    const isGiven = !isSame(together) && firstPart(together) === firstPart(await answeredBefore())
    if (isGiven && isAnswered(alone) && continues(question)) return alone
    const fresh = isGiven ? withoutLead(together) : together
    return isAnswered(fresh) || (alone.kind === 'unknown' && !isRefused) ? fresh : alone
  }
  return {
    answer: withBoth(answerOne),
    passages: async (question, isStale) => pickPassages(...(await read(question, isStale))),
  }
}
