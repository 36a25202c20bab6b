import type { Retrieved, RetrievedPage } from '../search/retriever.ts'
import { stopWords } from '../search/words/stop-words.ts'
import { plainForm, wordsOf } from '../search/words/tokenize.ts'
import { citationOf } from './answer.ts'
import { type AnswerSigns, answerSigns } from './answer-signs.ts'
import type { Asked } from './asked.ts'
import { type Quotable, quotables } from './quotable.ts'
import { confidenceOf, scoreOf } from './score-answer.ts'
import { createWordsIn } from './words-in.ts'

/** A word that begins with a capital within a sentence. */
const capital = /(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{N}-]+/gu
const word = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu
/** Other places in which a name occurs at least. */
const fewest = 2

/**
 * Names in what a page is called, such as the tool that it is about: words that its text writes with a capital within
 * sentences, too.
 * @param called its title and the labels above it
 * @example pageNames(['Bitbucket setup'], 'Open Bitbucket. In Bitbucket, start the setup of Bitbucket.') → Set { 'bitbucket' }
 */
export function pageNames(called: readonly string[], text: string): Set<string> {
  const counts = new Map<string, number>()
  for (const [name] of text.matchAll(capital)) {
    const plain = plainForm(name)
    counts.set(plain, (counts.get(plain) ?? 0) + 1)
  }
  const words = called.flatMap((label) => [...label.matchAll(word)].map(([one]) => one))
  const lower = new Set([...text.matchAll(/(?<![\p{L}\p{N}`])\p{Ll}[\p{L}\p{N}-]*/gu)].map(([one]) => one))
  return new Set(
    words
      .filter((one) => /^\p{Lu}.*\p{Ll}/u.test(one) && !lower.has(one.toLowerCase()))
      .map((one) => plainForm(one))
      .filter((one) => (counts.get(one) ?? 0) >= fewest),
  )
}

/** Something that may be quoted, with how well it answers. */
export interface Candidate extends AnswerSigns {
  score: number
  /** How likely it is an answer at all, from 0 to 1. */
  confidence: number
  /** Whether it is said where problems are explained. */
  isTroubleshooting: boolean
  page: RetrievedPage
  part: number
  quotable: Quotable
}

/** Titles, headings, and columns where problems are explained. */
const explainsTrouble = /\b(?:troubleshoot\w*|symptoms?|problems?)\b/i

/** Words of a title that say something. */
const wordCount = (text: string) => wordsOf(text).filter((word) => !stopWords.has(word)).length
const partText = (parts: readonly Quotable[]) => parts.map(({ text, lead }) => `${lead} ${text}`).join(' ')

/** Share of the found pages that mention a name above which it isn't that of one tool, but the product's. */
const commonName = 0.4

/** For each page, whether it is about a tool that the question doesn't name. */
function aboutOtherTools({ question }: Asked, pages: readonly RetrievedPage[]): boolean[] {
  const prose = pages.map(({ parts }) =>
    parts
      .flat()
      .flatMap((block) => (block.kind === 'text' ? block.sentences : block.kind === 'list' ? block.items : []))
      .join(' '),
  )
  const names = pages.map(({ row }, index) => pageNames([...row.breadcrumbs, row.title], prose[index] ?? ''))
  const asked = plainForm(question)
  const lower = prose.map((text) => text.toLowerCase())
  const isCommon = (name: string) =>
    lower.filter((text) => text.includes(name)).length > Math.max(2, pages.length * commonName)
  return names.map(
    (own) =>
      [...own].some((name) => !asked.includes(name) && !isCommon(name)) &&
      ![...own].some((name) => asked.includes(name)),
  )
}

/**
 * Everything that can be quoted from the pages, the best first. A part that lacks a name of several words in the
 * question, such as “Microsoft Teams”, doesn't answer it.
 */
export function rankCandidates(asked: Asked, retrieved: Retrieved): Candidate[] {
  const wordsIn = createWordsIn(retrieved)
  const others = aboutOtherTools(asked, retrieved.pages)
  const found = retrieved.pages.flatMap((page, place) =>
    page.parts.flatMap((blocks, part) => {
      const all = quotables(blocks)
      const context = {
        title: page.row.title,
        keywords: page.row.keywords.join(' · '),
        heading: citationOf(page, part).section,
        titleWords: wordCount(page.row.title),
        headingWords: wordCount(citationOf(page, part).section),
        text: partText(all),
        score: page.score,
        isBest: page.part === part,
        isHead: part === 0,
        isOperation: page.kind === 'operation',
        isOtherTool: others[place] === true,
      }
      const { title, keywords, heading, text } = context
      const plain = asked.names.length === 0 ? '' : plainForm([title, keywords, heading, text].join(' '))
      const hasNames = asked.unknown.length === 0 && asked.names.every((name) => plain.includes(name))
      return all.map((quotable): Candidate => {
        const answered = answerSigns(quotable, context, asked, wordsIn)
        const score = scoreOf(answered.signs)
        const confidence =
          hasNames && answered.isNamed && answered.namesSubject ? confidenceOf(answered, asked, score) : 0
        const isTroubleshooting = explainsTrouble.test(
          `${title} ${heading} ${quotable.lead} ${quotable.text.slice(0, 20)}`,
        )
        return { page, part, quotable, ...answered, score, confidence, isTroubleshooting }
      })
    }),
  )
  return found.sort((a, b) => b.score - a.score)
}
