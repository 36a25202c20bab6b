import type { IndexedPage } from '../pages/site-index.ts'

export interface PageMatch {
  page: IndexedPage
  /** Headings that hold a word of the query. */
  headings: string[]
}

const weights = { exactTitle: 100, title: 10, keywords: 6, headings: 4, description: 2 } as const

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

function holds(text: string, word: string): boolean {
  return wordsOf(text).some((candidate) => candidate.startsWith(word))
}

/**
 * Pages that hold every word of a query in their title, keywords, headings or description, best first.
 * @example matchPages('score ex', pages) finds “Scorecard examples”
 */
export function matchPages(query: string, pages: readonly IndexedPage[]): PageMatch[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return pages
    .flatMap((page) => {
      let score = page.title.toLowerCase() === query.trim().toLowerCase() ? weights.exactTitle : 0
      for (const word of words) {
        const found =
          (holds(page.title, word) ? weights.title : 0) +
          (page.keywords.some((keyword) => holds(keyword, word)) ? weights.keywords : 0) +
          (page.headings.some((heading) => holds(heading, word)) ? weights.headings : 0) +
          (holds(page.description, word) ? weights.description : 0)
        if (found === 0) return []
        score += found
      }
      const headings = page.headings.filter((heading) => words.some((word) => holds(heading, word)))
      return [{ page, headings, score }]
    })
    .sort((a, b) => b.score - a.score || a.page.title.localeCompare(b.page.title, 'en'))
    .map(({ page, headings }) => ({ page, headings }))
}
