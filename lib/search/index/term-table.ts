/**
 * Fields of the heads: what the first file holds of a page and its parts. The title of an operation begins with its
 * action, such as “Create”; that word stands in both fields. The trail is the breadcrumbs.
 */
export const headFields = { title: 0, heading: 1, keywords: 2, action: 3, trail: 4 } as const

/** Where a term stands: parallel lists, those of all terms one after the other. */
export interface PostingLists {
  /** Where the list of each term begins; one more entry says where the last ends. */
  starts: Uint32Array
  /** Numbers of records, ascending within a list. */
  records: Uint32Array
  /** In content, how much the text is about the term (1–15); in heads, that with the field: `field << 4 | impact`. */
  codes: Uint8Array
}

/** Terms in the order of their code units, with what they stand in. */
export interface TermTable {
  terms: readonly string[]
  /** Records that hold the term, those left out of a capped list included. */
  counts: Uint32Array
  heads: PostingLists
  content: PostingLists
}

/** A term as the table takes it. */
export interface TermEntry {
  term: string
  count: number
  heads: readonly Posting[]
  content: readonly Posting[]
}

export interface Posting {
  record: number
  code: number
}

function lists(entries: readonly (readonly Posting[])[]): PostingLists {
  const total = entries.reduce((sum, { length }) => sum + length, 0)
  const starts = new Uint32Array(entries.length + 1)
  const records = new Uint32Array(total)
  const codes = new Uint8Array(total)
  let at = 0
  for (const [index, entry] of entries.entries()) {
    starts[index] = at
    for (const { record, code } of entry) {
      records[at] = record
      codes[at] = code
      at += 1
    }
  }
  starts[entries.length] = at
  return { starts, records, codes }
}

/** @param entries sorted by term, their postings by record */
export function termTable(entries: readonly TermEntry[]): TermTable {
  return {
    terms: entries.map(({ term }) => term),
    counts: Uint32Array.from(entries, ({ count }) => count),
    heads: lists(entries.map(({ heads }) => heads)),
    content: lists(entries.map(({ content }) => content)),
  }
}

/** The first index at which a term is not before `text`. */
export function lowerBound(terms: readonly string[], text: string): number {
  let low = 0
  let high = terms.length
  // Most words lie before or after all terms of a file.
  if (high === 0 || text <= (terms[0] as string)) return 0
  if (text > (terms[high - 1] as string)) return high
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] as string) < text) low = middle + 1
    else high = middle
  }
  return low
}
