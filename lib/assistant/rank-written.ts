import type { WrittenAnswer } from '../parts/passage.ts'
import { questionWords } from '../search/match-questions.ts'
import type { Retrieved, RetrievedPage } from '../search/retriever.ts'
import { wordsOf } from '../search/words/tokenize.ts'
import { citationOf } from './answer.ts'
import type { Asked } from './asked.ts'
import { excludedStems, needsOneOf } from './excluded.ts'
import { isAboutOtherTool } from './rank-candidates.ts'
import { lacksKind, saysKind } from './text-kinds.ts'
import { toolsIn } from './tools.ts'
import { certainWords, isTelling, leastSureness, phraseShare, sureShare } from './word-shares.ts'

/** What a writer answers to questions of readers, and where the page says it. */
interface Entry {
  page: RetrievedPage
  part: number
  written: WrittenAnswer
}

/** A written answer, with how well it answers a question. */
export interface RankedAnswer extends Entry {
  score: number
  /** Whether this very question is on file. */
  isSame: boolean
  /** How likely it is an answer at all, from 0 to 1. */
  confidence: number
}

/**
 * What each sign is worth: a listwise logistic regression over the development halves of the benchmark's phone sets, 200
 * questions, with a penalty on large changes of earlier weights, which came from 593 questions of content/questions; see
 * docs/assistant.md. `call`, `cause`, those of yes and no, and the last three were chosen by hand, with all five sets.
 */
const weights = {
  said: 5.8,
  any: 3.6,
  page: 3,
  likeness: 1.9,
  heading: 1.8,
  answer: 1.7,
  titled: 1.3,
  described: 1.2,
  yesWanted: 1,
  head: 0.9,
  begins: 0.8,
  call: 1.3,
  phrase: 0.8,
  partAsked: 0.5,
  kind: 0.4,
  cause: -1,
  yesUnwanted: -0.5,
  dense: -1.4,
  operation: -1.5,
  defines: -1.5,
  otherTool: -2,
  excluded: -3,
} as const

/** Words at the beginning of an answer. */
const firstWords = 8

/** A question for what something is. */
const definition = /^what (?:is|are)\b|\bmeaning$/

const flag = (is: boolean) => (is ? 1 : 0)

/** How much the question is like the one on file that is most like it. */
const likenessOf = ({ page, part, written: { asked } }: Entry) =>
  page.asked.get(part)?.find(({ text }) => asked.includes(text))?.likeness ?? 0

/** Signs that a written answer answers the question, each from 0 to 1. */
function signsOf({ page, part, written }: Entry, likeness: number, whole: string, asked: Asked) {
  const { words, type, wordsIn } = asked
  const found = (text: string) => wordsIn(text).sureness
  const { answer } = written
  const { section } = citationOf(page, part)
  const [ofAnswer, ofHeading] = [found(answer), found(section)]
  const ofTitle = found(page.row.title)
  const saysYes = /^(?:Yes|No)\b/.test(answer)
  return {
    /** Words of the question in the answer, in its questions, or in what heads it: the very words, and what means the same. */
    said: asked.saidIn(whole),
    any: sureShare(words, found(whole)),
    page: page.score,
    yesWanted: flag(saysYes && type === 'can'),
    heading: sureShare(words, ofHeading),
    likeness: likeness ** 2,
    answer: sureShare(words, ofAnswer),
    titled: Math.min(1, certainWords(words, ofTitle) / Math.max(1, wordsOf(page.row.title).length)),
    described: sureShare(words, found(page.description)),
    head: flag(part === 0),
    begins: sureShare(words, found(answer.split(' ').slice(0, firstWords).join(' '))),
    phrase: Math.max(...[answer, ...written.asked].map((text) => phraseShare(text, words, wordsIn))),
    partAsked: sureShare(words, found((page.answers?.[part] ?? []).flatMap((one) => one.asked).join(' · '))),
    kind: flag(type !== 'other' && saysKind(type, answer)),
    /** What causes a problem, where nothing went wrong: “The token has the scope `read_api`” isn't the scope to choose. */
    cause: flag(!asked.isTrouble && section.startsWith('Troubleshooting')),
    dense: sureShare(words, ofAnswer) * Math.min(1, firstWords / wordsOf(answer).length),
    yesUnwanted: flag(saysYes && type !== 'can'),
    /** A page about a tool, where none is named. */
    otherTool: flag(asked.tools.size === 0 && asked.namesTool(page.row.title)),
    /** What the question says that it must not need, unless the question on file says so, too. */
    excluded: flag(
      needsOneOf(asked.excluded, `${page.kind === 'operation' ? 'API. ' : ''}${page.row.title}. ${answer}`) &&
        !written.asked.some((text) => excludedStems(text).some((stem) => asked.excluded.includes(stem))),
    ),
    /** A call, where none is asked for. */
    operation: flag(page.kind === 'operation' && !asked.isCall),
    /** The page of an operation, where a call is asked for. */
    call: flag(page.kind === 'operation' && asked.isCall),
    /** What something is, where somebody wants to do something with it. */
    defines: flag(type !== 'what' && written.asked.every((text) => definition.test(text))),
  } satisfies Record<keyof typeof weights, number>
}

/**
 * A logistic regression over 560 questions that pages answer and 265 that none does, as readers ask them; see
 * docs/assistant.md. A score that the rarest word brought, such as the name of a tool, says less.
 */
const confidences = {
  score: 0.49,
  page: 2.07,
  words: 2.28,
  first: -1.26,
  unanswered: -2.41,
  lacks: -0.45,
  constant: -8.09,
} as const
/** Much looks like an answer to questions of these types. */
const typeConfidences: Readonly<Partial<Record<Asked['type'], number>>> = { can: -0.24, how: -1.01 }
/** Where a question on file has nearly the same words as the one that is asked, it is the same, and its answer comes first. */
export const sameQuestion = { likeness: 0.9, confidence: 0.9, score: 10 } as const
/** Of several such questions, one with the very same words, in the same order, is meant. */
export const exactScore = 2
/** With more words in a question, it doesn't matter how many there are. */
const mostWords = 5

/** Whether a text has every word of the question that says something. */
function hasEvery({ words }: Asked, { sureness }: ReturnType<Asked['wordsIn']>): boolean {
  return words.every((word) => !isTelling(word) || (sureness.get(word.position) ?? 0) >= leastSureness)
}

/** Whether the questions of an answer have every word of the question that says something, so that it says yes or no to it. */
export function isAskedWhole({ written, isSame }: RankedAnswer, asked: Asked): boolean {
  return isSame || hasEvery(asked, asked.wordsIn(written.asked.join(' · ')))
}

/** Whether an answer and its questions have every word of the question that says something. */
export function isCovered({ written, isSame }: RankedAnswer, asked: Asked): boolean {
  return isSame || hasEvery(asked, asked.wordsIn([...written.asked, written.answer].join(' · ')))
}

/** How well a written answer answers the question; undefined if it lacks the kind of thing that is asked for. */
function rankOne(entry: Entry, asked: Asked, unanswered: number): RankedAnswer | undefined {
  const { page, part, written } = entry
  const likeness = likenessOf(entry)
  // “What is Acme?” has no word but the product's name, by which no question is found.
  const isExact = written.asked.includes(questionWords(asked.question).join(' '))
  const isSame = isExact || likeness >= sameQuestion.likeness
  if (!isSame && lacksKind(asked.type, written.answer)) return undefined
  const whole = [...written.asked, written.answer, citationOf(page, part).section, page.row.title].join(' · ')
  const signs = signsOf(entry, likeness, whole, asked)
  let score = (isSame ? sameQuestion.score : 0) + (isExact ? exactScore : 0)
  for (const name of Object.keys(weights) as (keyof typeof weights)[]) score += weights[name] * signs[name]
  const found = asked.wordsIn(whole)
  const logit =
    confidences.constant +
    (typeConfidences[asked.type] ?? 0) +
    confidences.score * score +
    confidences.page * page.score +
    confidences.words * (Math.min(mostWords, asked.words.length) / mostWords) +
    confidences.first * sureShare(asked.rarest.slice(0, 1), found.sureness) +
    confidences.unanswered * unanswered +
    confidences.lacks * flag(!hasEvery(asked, found))
  const confidence = 1 / (1 + Math.exp(-logit))
  return { ...entry, score, isSame, confidence: isSame ? Math.max(sameQuestion.confidence, confidence) : confidence }
}

/** What writers answer on the pages that a question may be about, the best first. */
export function rankWritten(asked: Asked, retrieved: Retrieved): RankedAnswer[] {
  const ranked = retrieved.pages.flatMap((page) => {
    const isOther = asked.tools.size > 0 && isAboutOtherTool(page, asked, retrieved.tools)
    const isAbout = ({ asked: texts }: WrittenAnswer) =>
      [...toolsIn(texts.join(' '), retrieved.tools)].some((tool) => asked.tools.has(tool))
    return (page.answers ?? []).flatMap((answers, part) =>
      answers
        // A page about AWS also answers questions about EKS.
        .filter((written) => !isOther || isAbout(written))
        .flatMap((written) => rankOne({ page, part, written }, asked, retrieved.unanswered) ?? []),
    )
  })
  return ranked.sort((a, b) => b.score - a.score)
}
