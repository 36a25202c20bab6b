import type { PageRow } from '../index/page-rows.ts'
import { type PageTexts, type SearchedText, searchedText } from '../index/page-text.ts'
import { type MarkedWord, type Marker, markedWords, mergeMarks, wordsAnswered } from '../model/marks.ts'
import { type HitType, hitType, type RecordKind } from '../model/record.ts'
import type { MarkedText, SearchHit } from '../model/search-answer.ts'
import { excerptOf, isBeginning, placesIn } from './excerpt.ts'
import { bySynonym } from './word-bits.ts'

export interface ShownPage {
  row: PageRow
  kind: RecordKind
  context: string
  /** The part of the page that answers, counted from its head. */
  part: number
  /** Undefined until it is read, or when it cannot be. */
  texts: PageTexts | undefined
  head: ShownHead
}

/** The first cell of a row, which the others are about. Fields of operations have a colon already. */
const rowStart = /((?:^|; )[^·;:]*) · /g

const noText = searchedText('')
/** Words that are handed to the page for its marks. */
const mostTerms = 12

/** Whether a word is what the reader typed, in any form, not a synonym. Only these are highlighted. */
const isTyped = ({ word }: Pick<MarkedWord, 'word'>) => word < bySynonym

interface Shown {
  shown: MarkedText
  words: readonly MarkedWord[]
}

function shown(text: string, marker: Marker): Shown {
  const words = markedWords(text, marker)
  return { shown: { text, marks: mergeMarks(words.filter(isTyped)) }, words }
}

/**
 * An excerpt of a part's text. Words that only its samples contain are still highlighted on the page, but a list of names out
 * of a sample says nothing to a reader: it is shown only if there is no text.
 * @param isNamed whether the heading says all that is searched, so that the text is about it from its beginning
 */
function shownExcerpt(
  text: SearchedText,
  names: SearchedText,
  marker: Marker,
  isNamed: boolean,
): Shown & { answered: number } {
  const inText = placesIn(text, marker)
  const inNames = wordsAnswered(inText) === 0 ? placesIn(names, marker) : []
  const isOnlyNames = inNames.length > 0 && text.text === ''
  const [{ text: source }, places] = isOnlyNames ? [names, inNames] : [text, inText]
  const { start, end } = excerptOf(source, isNamed ? [] : places)
  const inSource = source.slice(start, end) + (end < source.length ? '…' : '')
  const cut = isBeginning(source, start) ? inSource.replace(rowStart, '$1: ') : `…${inSource}`
  if (places.length === 0) {
    const words = inNames.length > 0 ? markedWords(names.text, marker) : []
    return { shown: { text: cut, marks: [] }, words, answered: wordsAnswered(inNames) }
  }
  return { ...shown(cut, marker), answered: wordsAnswered(places) }
}

/** What a hit shows of the page's head, its texts apart. */
export interface ShownHead {
  title: Shown
  section: Shown
  keywords: readonly Shown[]
}

export function showHead({ title, keywords, headings }: PageRow, part: number, marker: Marker): ShownHead {
  return {
    title: shown(title, marker),
    section: shown(headings[part - 1]?.text ?? '', marker),
    keywords: keywords.map((keyword) => shown(keyword, marker)),
  }
}

/** A page as a list of hits shows it. */
export function showHit({ row, kind, context, part, texts, head }: ShownPage, marker: Marker): SearchHit {
  const { title, section, keywords } = head
  const { text, names } = texts?.parts[part] ?? { text: noText, names: noText }
  const description = shown(texts?.description ?? '', marker)
  const isNamed =
    part > 0 && wordsAnswered(section.words.filter(isTyped)) === wordsAnswered(marker.letters.filter(isTyped))
  const excerpt = shownExcerpt(text, names, marker, isNamed)
  const words = [title, section, ...keywords, description, excerpt].flatMap((field) => field.words)
  const typed = words.filter(isTyped)
  const terms = new Set((typed.length > 0 ? typed : words).map(({ term }) => term))
  const fields: [HitType, number][] =
    part > 0
      ? [['Heading', wordsAnswered(section.words)]]
      : [
          ['Title', wordsAnswered(title.words)],
          ['Description', wordsAnswered(description.words)],
          ['Keywords', wordsAnswered(keywords.flatMap(({ words }) => words))],
        ]
  fields.push(['Content', excerpt.answered])
  return {
    url: row.route,
    anchor: row.headings[part - 1]?.id ?? '',
    kind,
    context,
    type: hitType(fields),
    breadcrumbs: row.breadcrumbs,
    title: title.shown,
    section: section.shown,
    keywords: keywords.map((keyword) => keyword.shown),
    description: description.shown,
    excerpt: excerpt.shown,
    terms: [...terms].slice(0, mostTerms),
  }
}
