import type { Retrieved, RetrievedPage } from '../search/retriever.ts'
import { stopWords } from '../search/words/stop-words.ts'
import { plainForm, wordsOf } from '../search/words/tokenize.ts'
import { citationOf } from './answer.ts'
import { type AnswerSigns, answerSigns } from './answer-signs.ts'
import type { Asked } from './asked.ts'
import { type Quotable, quotables } from './quotable.ts'
import { confidenceOf, scoreOf } from './score-answer.ts'
import { namesOnlyOthers } from './tools.ts'
import { sureShare } from './word-shares.ts'

/** Something that may be quoted, with how well it answers. */
export interface Candidate extends AnswerSigns {
  score: number
  /** How likely it is an answer at all, from 0 to 1. */
  confidence: number
  /** Whether its page isn't about another tool than the one that the question names. */
  isOfAskedTool: boolean
  page: RetrievedPage
  part: number
  quotable: Quotable
  /** Share of the question's words in the description of its page, from 0 to 1. */
  described: number
}

/** Words of a title that say something. */
const wordCount = (text: string) => wordsOf(text).filter((word) => !stopWords.has(word)).length
const partText = (parts: readonly Quotable[]) => parts.map(({ text, lead }) => `${lead} ${text}`).join(' ')

/** Whether a page is about a tool, and not about one that the question names. */
export function isAboutOtherTool({ row }: RetrievedPage, asked: Asked, tools: Retrieved['tools']): boolean {
  const text = [...row.breadcrumbs, row.title, row.route.replaceAll('/', ' ')].join(' ')
  return namesOnlyOthers(text, asked.tools, tools)
}

/** With a lower score compared with the best, a page only shares words with the question; sooner if it only names things. */
const leastScores = { named: 0.8, asked: 0.5 } as const

/** The pages that search ranks about as high as the best. */
export function pagesNearBest(pages: readonly RetrievedPage[], least: number = leastScores.asked): RetrievedPage[] {
  return pages.filter(({ score }) => score > least)
}

/**
 * Everything that can be quoted from the close pages, the best first. A part that lacks a name of several words in the
 * question, such as “Microsoft Teams”, doesn't answer it.
 */
export function rankCandidates(asked: Asked, retrieved: Retrieved): Candidate[] {
  const found = pagesNearBest(retrieved.pages, leastScores[asked.type === 'other' ? 'named' : 'asked']).flatMap(
    (page) => {
      const described = sureShare(asked.words, asked.wordsIn(page.description).sureness)
      const isOther = isAboutOtherTool(page, asked, retrieved.tools)
      return page.parts.flatMap((blocks, part) => {
        const all = quotables(blocks)
        const { section } = citationOf(page, part)
        const matched = page.asked.get(part)?.[0]
        const context = {
          title: page.row.title,
          keywords: page.row.keywords.join(' · '),
          // What readers ask heads what answers it.
          heading: matched === undefined ? section : `${section} · ${matched.text}`,
          likeness: matched?.likeness ?? 0,
          titleWords: wordCount(page.row.title),
          headingWords: wordCount(section),
          text: partText(all),
          score: page.score,
          isBest: page.part === part,
          isHead: part === 0,
          isOperation: page.kind === 'operation',
          isOtherTool: isOther,
        }
        const { title, keywords, heading, text } = context
        const plain = asked.names.length === 0 ? '' : plainForm([title, keywords, heading, text].join(' '))
        const hasNames = asked.unknown.length === 0 && asked.names.every((name) => plain.includes(name))
        return all.map((quotable): Candidate => {
          const answered = answerSigns(quotable, context, asked)
          const score = scoreOf(answered.signs)
          const confidence =
            hasNames && answered.isNamed && answered.namesSubject ? confidenceOf(answered, asked, score) : 0
          return {
            page,
            part,
            quotable,
            described,
            ...answered,
            score,
            confidence,
            isOfAskedTool: !isOther || asked.tools.size === 0,
          }
        })
      })
    },
  )
  return found.sort((a, b) => b.score - a.score)
}
