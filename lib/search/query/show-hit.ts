import type { PageRow } from '../index/page-rows.ts'
import type { PageTextFile } from '../index/page-text.ts'
import type { HitType, RecordKind } from '../record.ts'
import type { MarkedText, SearchHit } from '../search-answer.ts'
import { tokenize } from '../words/tokenize.ts'
import { excerptOf, placesIn } from './excerpt.ts'
import { type MarkedWord, type Marker, markedWords, mergeMarks, wordsAnswered } from './marks.ts'

export interface ShownPage {
  row: PageRow
  kind: RecordKind
  context: string
  /** The part of the page that answers, counted from its head. */
  part: number
  /** Undefined until it is read, or when it cannot be. */
  texts: PageTextFile | undefined
}

/** Words that are handed to the page for its marks. */
const mostTerms = 12

interface Shown extends MarkedText {
  words: readonly MarkedWord[]
}

function shown(text: string, marker: Marker): Shown {
  const words = markedWords(text, marker)
  return { text, marks: mergeMarks(words), words }
}

/** An excerpt of a part's text, or of the names in its samples when they answer more. */
function shownExcerpt(text: string, names: string, marker: Marker): Shown & { answered: number } {
  const inText = placesIn(text, marker)
  const inNames = wordsAnswered(inText) === 0 ? placesIn(names, marker) : []
  const [source, places] = inNames.length > 0 ? [names, inNames] : [text, inText]
  const { start, end } = excerptOf(source, places)
  const cut = (start > 0 ? '…' : '') + source.slice(start, end) + (end < source.length ? '…' : '')
  // An excerpt is seldom shown twice: its words are not worth keeping.
  return { ...shown(cut, { ...marker, tokensOf: tokenize }), answered: wordsAnswered(places) }
}

/** What a hit was found by: the field that answers most words, the more telling one of equals. */
function typeOf(fields: readonly (readonly [HitType, number])[]): HitType {
  let best: readonly [HitType, number] = ['Content', 0]
  for (const field of fields) if (field[1] > best[1]) best = field
  return best[0]
}

const plain = ({ text, marks }: Shown): MarkedText => ({ text, marks })

/** A page as a list of hits shows it. */
export function showHit({ row, kind, context, part, texts }: ShownPage, marker: Marker): SearchHit {
  const heading = part === 0 ? undefined : row.headings[part - 1]
  const [text = '', names = ''] = texts?.parts[part] ?? []
  const title = shown(row.title, marker)
  const section = shown(heading?.text ?? '', marker)
  const keywords = row.keywords.map((keyword) => shown(keyword, marker))
  const description = shown(texts?.description ?? '', marker)
  const excerpt = shownExcerpt(text, names, marker)
  const all = [title, section, ...keywords, description, excerpt].flatMap(({ words }) => words)
  const ofHead: [HitType, number][] = [
    ['Title', wordsAnswered(title.words)],
    ['Description', wordsAnswered(description.words)],
    ['Keywords', wordsAnswered(keywords.flatMap(({ words }) => words))],
  ]
  const ofPart: [HitType, number][] = [['Heading', wordsAnswered(section.words)]]
  return {
    url: row.route,
    anchor: heading?.id ?? '',
    kind,
    context,
    type: typeOf([...(part === 0 ? ofHead : ofPart), ['Content', excerpt.answered]]),
    breadcrumbs: row.breadcrumbs,
    title: plain(title),
    section: plain(section),
    keywords: keywords.map(plain),
    description: plain(description),
    excerpt: plain(excerpt),
    terms: [...new Set(all.map(({ term }) => term))].slice(0, mostTerms),
  }
}
