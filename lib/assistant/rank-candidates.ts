import type { Retrieved, RetrievedPage } from '../search/retriever.ts'
import { stopWords } from '../search/words/stop-words.ts'
import { plainForm, wordsOf } from '../search/words/tokenize.ts'
import { citationOf } from './citation.ts'
import { properNames } from './proper-names.ts'
import { contentWords, questionType, wantsSample } from './question.ts'
import { type Quotable, quotables } from './quotable.ts'
import { isAskedSample } from './sample-language.ts'
import { type Scored, scoreQuotable } from './score-quotable.ts'
import { createWordsIn } from './words-in.ts'

/** Something that may be quoted, with how well it answers. */
export interface Candidate extends Scored {
  page: RetrievedPage
  part: number
  quotable: Quotable
}

/** Words of a title that say something. */
const wordCount = (text: string) => wordsOf(text).filter((word) => !stopWords.has(word)).length
const partText = (parts: readonly Quotable[]) => parts.map(({ text, lead }) => `${lead} ${text}`).join(' ')

/**
 * All that can be quoted of the pages, the best first. What stands on a part that lacks a name of several words does not
 * count for having an answer.
 */
export function rankCandidates(question: string, retrieved: Retrieved): Candidate[] {
  const wordsIn = createWordsIn(retrieved)
  const words = contentWords(retrieved.words)
  const names = properNames(question)
  const wantsCode = wantsSample(question)
  const asked = {
    type: questionType(question),
    words,
    isSampleWanted: (sample: { language: string; text: string }) => wantsCode && isAskedSample(question, sample),
  }
  const found = retrieved.pages.flatMap((page) =>
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
      }
      const { title, keywords, heading, text } = context
      const plain = names.length === 0 ? '' : plainForm([title, keywords, heading, text].join(' '))
      const isNamed = names.every((name) => plain.includes(name))
      return all.map((quotable): Candidate => {
        const scored = scoreQuotable(quotable, context, asked, wordsIn)
        return { page, part, quotable, ...scored, support: isNamed ? scored.support : scored.support / 2 }
      })
    }),
  )
  return found.sort((a, b) => b.score - a.score)
}
