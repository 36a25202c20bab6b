import type { Block, WrittenAnswer } from '../parts/passage.ts'
import type { Retrieved, RetrievedPage } from '../search/retriever.ts'
import { wordsOf } from '../search/words/tokenize.ts'
import { citationOf } from './answer.ts'
import type { Asked } from './asked.ts'
import { isAboutOtherTool } from './rank-candidates.ts'
import { lacksKind, saysKind } from './text-kinds.ts'
import { toolsIn } from './tools.ts'
import { certainWords, phraseShare, sureShare } from './word-shares.ts'

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
 * What each sign is worth: a listwise logistic regression over 593 questions of content/questions, each of which was
 * taken out of the files before it was asked; see docs/assistant.md. Only the worth of `likeness` was set by hand.
 */
const weights = {
  any: 3.9,
  page: 3.1,
  yesWanted: 2.8,
  heading: 2,
  likeness: 2,
  answer: 1.9,
  titled: 1.4,
  described: 1.3,
  head: 0.9,
  begins: 0.9,
  phrase: 0.85,
  bestPart: 0.85,
  partText: 0.75,
  partAsked: 0.6,
  kind: 0.55,
  questions: 0.35,
  dense: -1.3,
  yesUnwanted: -1.5,
} as const

/** Words at the beginning of an answer. */
const firstWords = 8

function textOf(block: Block): string {
  if (block.kind === 'text') return block.sentences.join(' ')
  if (block.kind === 'list') return block.items.join(' ')
  return block.kind === 'table' ? block.rows.flat().join(' ') : ''
}

const flag = (is: boolean) => (is ? 1 : 0)

/** How much the question is like the one on file that is most like it. */
const likenessOf = ({ page, part, written: { asked } }: Entry) =>
  page.asked.get(part)?.find(({ text }) => asked.includes(text))?.likeness ?? 0

/** Signs that a written answer answers the question, each from 0 to 1. */
function signsOf({ page, part, written }: Entry, likeness: number, { words, type, wordsIn }: Asked) {
  const found = (text: string) => wordsIn(text).sureness
  const { answer, asked } = written
  const [ofQuestions, ofAnswer] = [found(asked.join(' · ')), found(answer)]
  const [ofHeading, ofTitle] = [found(citationOf(page, part).section), found(page.row.title)]
  const saysYes = /^(?:Yes|No)\b/.test(answer)
  return {
    /** Words of the question in the answer, in its questions, or in what heads it. */
    any: sureShare(words, ofQuestions, ofAnswer, ofHeading, ofTitle),
    page: page.score,
    yesWanted: flag(saysYes && type === 'can'),
    heading: sureShare(words, ofHeading),
    likeness: likeness ** 2,
    answer: sureShare(words, ofAnswer),
    titled: Math.min(1, certainWords(words, ofTitle) / Math.max(1, wordsOf(page.row.title).length)),
    described: sureShare(words, found(page.description)),
    head: flag(part === 0),
    begins: sureShare(words, found(answer.split(' ').slice(0, firstWords).join(' '))),
    phrase: Math.max(...[answer, ...asked].map((text) => phraseShare(text, words, wordsIn))),
    bestPart: flag(page.part === part),
    partText: sureShare(words, found((page.parts[part] ?? []).map(textOf).join(' '))),
    partAsked: sureShare(words, found((page.answers?.[part] ?? []).flatMap((one) => one.asked).join(' · '))),
    kind: flag(type !== 'other' && saysKind(type, answer)),
    questions: sureShare(words, ofQuestions),
    dense: sureShare(words, ofAnswer) * Math.min(1, firstWords / wordsOf(answer).length),
    yesUnwanted: flag(saysYes && type !== 'can'),
  } satisfies Record<keyof typeof weights, number>
}

/** A logistic regression over the same questions, and over half of the benchmark's questions that no page answers. */
const confidences = { score: 0.41, page: 1.83, words: 2.07, first: 0.78, constant: -7.82 } as const
/** Much looks like an answer to questions of these types. */
const typeConfidences: Readonly<Partial<Record<Asked['type'], number>>> = { can: -2.59, how: -1.27, what: -0.12 }
/** Where a question on file has nearly the same words as the one that is asked, it is the same, and its answer comes first. */
const sameQuestion = { likeness: 0.9, confidence: 0.9, score: 10 } as const
/** With more words in a question, it doesn't matter how many there are. */
const mostWords = 5

/** How well a written answer answers the question; undefined if it lacks the kind of thing that is asked for. */
function rankOne(entry: Entry, asked: Asked): RankedAnswer | undefined {
  const { page, part, written } = entry
  const likeness = likenessOf(entry)
  const isSame = likeness >= sameQuestion.likeness
  if (!isSame && lacksKind(asked.type, written.answer)) return undefined
  const signs = signsOf(entry, likeness, asked)
  let score = isSame ? sameQuestion.score : 0
  for (const name of Object.keys(weights) as (keyof typeof weights)[]) score += weights[name] * signs[name]
  const heads = [...written.asked, written.answer, citationOf(page, part).section, page.row.title]
  const logit =
    confidences.constant +
    (typeConfidences[asked.type] ?? 0) +
    confidences.score * score +
    confidences.page * page.score +
    confidences.words * (Math.min(mostWords, asked.words.length) / mostWords) +
    confidences.first * sureShare(asked.rarest.slice(0, 1), asked.wordsIn(heads.join(' · ')).sureness)
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
        .flatMap((written) => rankOne({ page, part, written }, asked) ?? []),
    )
  })
  return ranked.sort((a, b) => b.score - a.score)
}
