import type { Block } from '../parts/passage.ts'
import type { FetchBytes } from '../search/index/file-cache.ts'
import { openRetriever, type Retrieved } from '../search/retriever.ts'
import { citationOf, isAnswered, type QuotedAnswer } from './answer.ts'
import type { Passage } from './answer-messages.ts'
import { answerQuestion, sampleOn } from './answer-question.ts'
import { askedOf, asksForSampleOnly, isAskedSample } from './asked.ts'
import { addsTo, continues, withContext } from './follow-up.ts'
import { searchedText } from './question.ts'
import { rankCandidates } from './rank-candidates.ts'
import { rankWritten } from './rank-written.ts'
import { plainQuestion } from './spoken-question.ts'
import { namesOnlyOthers, toolsIn } from './tools.ts'

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
  const cited = answer.kind === 'quotes' ? answer.parts.map(({ citation }) => citation) : []
  const sample = sampleOn([...cited, ...answer.near], retrieved, (shown) => isAskedSample(request, shown))
  return sample === undefined ? undefined : { kind: 'quotes', parts: [sample], near: answer.near }
}

/** What an answer begins with, to compare it. */
const firstPart = (answer: QuotedAnswer) => JSON.stringify('parts' in answer && answer.parts[0])

/** The page that an answer begins with. */
const firstPage = (answer: QuotedAnswer) => ('parts' in answer ? answer.parts[0]?.citation.url : undefined)

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
  return {
    async answer(question, isStale, before = []) {
      const [asked, retrieved] = await read(question, isStale)
      const alone = answerQuestion(asked, retrieved)
      const { tools, isUnanswered } = retrieved
      // No page says anything about Perforce, so what was said before doesn't help; it does for “can I change it”.
      const isRefused = isUnanswered || (alone.kind === 'unknown' && alone.missing !== undefined)
      if (isRefused && !continues(question)) return alone
      const context = before
        .filter((one) => !asksForSampleOnly(one))
        .reduce<string | undefined>((sofar, one) => withContext(one, sofar, tools), undefined)
      if (context === undefined) return alone
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
        const isMore = firstPage(added) === firstPage(earlier) && firstPart(added) !== firstPart(earlier)
        if (isAnswered(added) && isMore) return added
      }
      const inContext = withContext(question, context, tools)
      // “Who can run an action?” is answered without what was said before; “And with Pulumi?” isn't.
      const isComplete = isAnswered(alone) && !continues(question) && !isOfOtherTool(alone, question, tools)
      if (inContext === question || isComplete) return alone
      const together = await answerTo(inContext, isStale)
      // “Does it support SCIM?” can change the subject: readers must not get the previous answer again.
      if (isAnswered(alone) && continues(question) && inContext.endsWith(context)) {
        if (firstPart(together) === firstPart(await answeredBefore())) return alone
      }
      return isAnswered(together) || (alone.kind === 'unknown' && !isRefused) ? together : alone
    },
    passages: async (question, isStale) => pickPassages(...(await read(question, isStale))),
  }
}
