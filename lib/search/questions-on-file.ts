import type { PageAnswers } from '../parts/passage.ts'
import type { EverydayFile } from './everyday-words.ts'
import { firstUnanswered, lengthSteps, mostAsked } from './index/asked-terms.ts'
import type { OpenIndex } from './index/open-index.ts'
import { listEnd, listStart, recordAt } from './index/postings.ts'
import { exactMatch } from './index/term-matches.ts'
import {
  closestMatch,
  type Holders,
  type MatchedQuestions,
  matchQuestions,
  questionWords,
  type SharedWords,
  sharedWords,
  type WordsOnFile,
} from './match-questions.ts'
import { parseQuery, type QueryWord, type SynonymLookup } from './query/parse-query.ts'
import type { searchedIndex } from './query/rank-query.ts'
import { withTerms } from './query/rank-whole.ts'
import { bySynonym } from './query/word-bits.ts'
import { inRange } from './structures/in-range.ts'
import { stemOf } from './words/stemmed-word.ts'

/** A page that was read, with what writers answer on it. */
interface ReadPage {
  page: number
  answers?: PageAnswers
}

/** Compares a question with those on file, which lie in the same files as the terms that search reads. */
interface QuestionReader {
  /** Reads which questions on file share words with a question, as it was typed and without what is only said around it. */
  read: (typed: string, asked: string, isStale: () => boolean) => Promise<SharedWords[]>
  /** What comes closest. @param pages those whose answers are here: their questions are compared whole */
  closest: (shared: readonly SharedWords[], pages?: readonly ReadPage[]) => MatchedQuestions
}

/** The questions on file that have a term. */
function holdersOf(term: string, { termFiles, termTable }: OpenIndex): Holders {
  const holders = new Map<number, number>()
  for (const name of termFiles([{ text: term, isPrefix: false }])) {
    const table = termTable(name)
    if (table === undefined) continue
    for (const { index } of exactMatch(table, term))
      for (let at = listStart(table.asked, index); at < listEnd(table.asked, index); at += 1)
        holders.set(recordAt(table.asked, at), inRange(table.asked.codes[at]) / lengthSteps)
  }
  return holders
}

/**
 * The words of a question that say much, by their stems, with the questions on file that have them in any form. A word with a
 * slip is the one that it was mended to.
 * @param terms what the words match, by their position
 */
function wordsOnFile(words: readonly QueryWord[], terms: ReadonlyMap<string, number>, index: OpenIndex): WordsOnFile {
  const found = new Map<string, Map<number, number>>()
  const alike = new Map<string, { stem: string; holders: Map<number, number> }>()
  for (const [position, { stem, isStop }] of words.entries()) {
    if (isStop) continue
    const formsAt = (wanted: number) => [...terms].filter(([, place]) => place === wanted).map(([term]) => term)
    const forms = formsAt(position)
    const stems = forms.map(stemOf)
    const known = stems.includes(stem) ? stem : (stems[0] ?? stem)
    const holders = found.get(known) ?? new Map<number, number>()
    for (const form of forms) for (const [number, length] of holdersOf(form, index)) holders.set(number, length)
    found.set(known, holders)
    for (const form of formsAt(position + bySynonym)) {
      const one = alike.get(stemOf(form)) ?? { stem: known, holders: new Map<number, number>() }
      for (const [number, length] of holdersOf(form, index)) one.holders.set(number, length)
      alike.set(stemOf(form), one)
    }
  }
  return { found, alike }
}

/** Words for each other, without phrases. */
function oneWordOnly(synonyms: SynonymLookup): SynonymLookup {
  const single = [...synonyms].filter(([key]) => !key.includes(' '))
  return new Map(single.map(([key, others]) => [key, others.filter(({ length }) => length === 1)]))
}

/** What readers ask that pages answer, by number. */
function textsOf(pages: readonly ReadPage[], { starts }: OpenIndex['shape']): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  for (const { page, answers = [] } of pages)
    for (const [part, written] of answers.entries()) {
      const first = (inRange(starts[page]) + part) * mostAsked
      for (const [place, text] of written.flatMap(({ asked }) => asked).entries()) texts.set(first + place, text)
    }
  return texts
}

/**
 * @param file words that say little, and questions that no page answers
 * @param synonyms words that mean the same
 */
export function openQuestions(
  index: OpenIndex,
  { findPages, accumulator }: Pick<ReturnType<typeof searchedIndex>, 'findPages' | 'accumulator'>,
  { small, product, unanswered }: Pick<EverydayFile, 'small' | 'product' | 'unanswered'>,
  synonyms: SynonymLookup = new Map(),
): QuestionReader {
  const sameWords = oneWordOnly(synonyms)
  const onFile = {
    total: index.questions,
    pageOf: index.shape.pageOf,
    small: new Map(Object.entries(small)),
    product: new Set(product.map(stemOf)),
  }
  const noAnswerFrom = firstUnanswered(index.shape.pageOf.length)
  const readOne = async (question: string, isStale: () => boolean) => {
    // Capitals divide none: who types “GitHub” asks about “github”.
    const { words } = parseQuery(`${questionWords(question).join(' ')} `, sameWords, [])
    const find = () => findPages(words, accumulator)
    const { terms } = await withTerms(index, find(), find, ({ missing }) => missing, isStale)
    return sharedWords(question, wordsOnFile(words, terms, index), onFile)
  }
  return {
    read(typed, asked, isStale) {
      const isPlain = questionWords(typed).join(' ') === questionWords(asked).join(' ')
      return Promise.all((isPlain ? [asked] : [asked, typed]).map((question) => readOne(question, isStale)))
    },
    closest(shared, pages = []) {
      const texts = textsOf(pages, index.shape)
      const textOf = (number: number) => texts.get(number) ?? unanswered[number - noAnswerFrom]
      return closestMatch(shared.map((one) => matchQuestions(one, onFile, textOf)))
    },
  }
}
