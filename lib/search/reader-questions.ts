import { z } from 'zod'
import type { RoutePath } from '../pages/route.ts'
import type { PageAnswers } from '../parts/passage.ts'
import { words } from './everyday-words.ts'
import { questionWords } from './match-questions.ts'
import type { LinkTexts } from './model/link-texts.ts'
import type { PlacedQuestions } from './model/placed-questions.ts'
import type { PageRecords } from './model/record.ts'

/** A longer answer fills the screen of a phone. */
const longestAnswer = 500

const answered = z.strictObject({
  asked: z.array(words).min(1),
  answer: z
    .string()
    .min(1)
    .max(longestAnswer, `Write at most ${longestAnswer} characters.`)
    .refine((text) => !text.includes('\n'), 'Write one paragraph, for example after “>-”.'),
})

/**
 * A file of content/questions: pages, or their headings, with what readers ask that each answers. Where a writer answers,
 * readers get these words, otherwise a quote from the part.
 * @example { '/docks#open-a-dock': ['where is my dock', { asked: ['how do i open a dock'], answer: 'Select **Open**.' }] }
 */
export const questionsFile = z.record(z.string().startsWith('/'), z.array(z.union([words, answered])).min(1))

/** Questions of readers, by the page or heading that answers them. */
export type ReaderQuestions = z.infer<typeof questionsFile>

/**
 * content/unanswered-questions.yaml: what readers ask that no page answers, by what it is about. Ask AI then says so.
 * @example { price: ['how much does it cost', 'is there a free plan'] }
 */
export const unansweredFile = z.record(words, z.array(words).min(1))

/** Questions that no page answers, in the form in which they are compared. */
export const unansweredQuestions = (file: z.infer<typeof unansweredFile>): string[] =>
  asWords(Object.values(file).flat())

/** Link to a part of a page, as the files name it. */
const linkOf = ({ url, anchor }: PageRecords[number]) => (anchor === '' ? url : `${url}#${anchor}`)

const asWords = (texts: readonly string[]) => texts.map((text) => questionWords(text).join(' '))

/** What readers ask, without the answers. */
const askedIn = (entries: ReaderQuestions[string]) =>
  entries.flatMap((entry) => (typeof entry === 'string' ? entry : entry.asked))

/** The same with what the terms of the glossary mean, where a page explains them and no writer answers this question. */
export function withDefinitions(
  all: ReaderQuestions,
  glossary: Readonly<Record<string, { term: string; definition: string; href?: string | undefined }>>,
): ReaderQuestions {
  const known = new Set(asWords(Object.values(all).flatMap(askedIn)))
  const added: Record<string, ReaderQuestions[string]> = { ...all }
  for (const { term, definition, href } of Object.values(glossary)) {
    const asked = [`what is ${term}`, `what is a ${term}`, `what is an ${term}`, `what is the ${term}`]
    if (href === undefined || asWords(asked).some((question) => known.has(question))) continue
    added[href] = [...(added[href] ?? []), { asked: asked.slice(0, 1), answer: `**${term}**: ${definition}` }]
  }
  return added
}

/** Texts of links, with the questions of readers: search finds a part by both, since the part itself may use other words. */
export function withQuestions(texts: LinkTexts, all: ReaderQuestions): LinkTexts {
  const added = Object.entries(all).map(([place, entries]) => {
    const questions = askedIn(entries).map((text) => [text, 1] as const)
    return [place, [...(texts.get(place) ?? []), ...questions]] as const
  })
  return new Map([...texts, ...added])
}

/** The questions of the pages of an index, in the order of the parts that answer them. */
export function placeQuestions(all: ReaderQuestions, pages: readonly PageRecords[]): PlacedQuestions[] {
  return pages.flat().flatMap((record, part): PlacedQuestions[] => {
    const entries = all[linkOf(record)]
    if (entries === undefined) return []
    return [[part, ...asWords(askedIn(entries))]]
  })
}

/** The answers of the pages that have some. */
export function answersByPage(all: ReaderQuestions, pages: readonly PageRecords[]): Map<RoutePath, PageAnswers> {
  const answersOf = (record: PageRecords[number]) =>
    (all[linkOf(record)] ?? []).flatMap((entry) =>
      typeof entry === 'string' ? [] : [{ asked: asWords(entry.asked), answer: entry.answer }],
    )
  const found = pages.map((records) => [records[0].url, records.map(answersOf)] as const)
  return new Map(found.filter(([, answers]) => answers.some(({ length }) => length > 0)))
}
