import { createHash } from 'node:crypto'
import type { PageRecords } from '../../lib/search/model/record.ts'
import { stopWords } from '../../lib/search/words/stop-words.ts'
import type { Corpus } from './load-corpus.ts'

const syllables = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu'.split(' ')

/** A made-up word, the same for the same word and copy. */
function madeUp(word: string, copy: number): string {
  const bytes = createHash('sha256').update(`${copy} ${word}`).digest()
  return Array.from({ length: Math.max(2, Math.ceil(word.length / 3)) }, (_, at) => {
    return syllables[(bytes[at + 1] as number) % syllables.length]
  }).join('')
}

/** How many of four words a copy says otherwise. A text that is ten times as long has about three times the words. */
const otherWords = 1

function isOther(word: string, copy: number): boolean {
  if (stopWords.has(word.toLowerCase())) return false
  const [byte = 0] = createHash('sha256').update(`${word.toLowerCase()} ${copy}`).digest()
  return byte % 4 < otherWords
}

/** A page under another address, with the same other words wherever it has them. */
function copyPage(records: PageRecords, copy: number, otherWords: Map<string, string>): PageRecords {
  const text = (original: string) =>
    original.replace(/\p{L}{3,}/gu, (word) => {
      const key = `${copy} ${word}`
      const other = otherWords.get(key) ?? (isOther(word, copy) ? madeUp(word.toLowerCase(), copy) : word)
      otherWords.set(key, other)
      return other
    })
  return records.map((record) => ({
    ...record,
    url: `${record.url}-${copy}`,
    anchor: text(record.anchor),
    title: text(record.title),
    description: text(record.description),
    section: text(record.section),
    text: text(record.text),
    code: record.code.map(text),
    keywords: record.keywords.map(text),
  })) as unknown as PageRecords
}

/** A site with so many times the pages: copies of real ones, of whose words a quarter differs from copy to copy. */
export function growCorpus(corpus: Corpus, times: number): Corpus {
  const otherWords = new Map<string, string>()
  const copies = Array.from({ length: times - 1 }, (_, index) =>
    corpus.pages.map((records) => copyPage(records, index + 1, otherWords)),
  )
  const pages = [...corpus.pages, ...copies.flat()].sort(([a], [b]) => (a.url < b.url ? -1 : 1))
  return { ...corpus, pages }
}
