import { z } from 'zod'

/** Whether a text is a valid regular expression that does not match the empty string. */
function isPattern(text: string): boolean {
  try {
    // Compile the text on its own first: the wrapper in `phrasePattern` could close an open bracket.
    const matchesNothing = new RegExp(text, 'u').test('')
    return phrasePattern(text).unicode && !matchesNothing
  } catch {
    return false
  }
}

/**
 * A phrase in lowercase or uppercase, which may span lines and must end at a word boundary; straight and curly
 * apostrophes are equivalent.
 */
function phrasePattern(phrase: string): RegExp {
  const pattern = phrase.replaceAll(' ', '\\s+').replaceAll("'", "[’']")
  return new RegExp(`(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')
}

const phrase = z.string().min(1).refine(isPattern, 'Write a phrase, or a regular expression that matches whole words.')

/** content/banned-words.yaml: words and phrases that pages must not use, and what to write instead. */
export const bannedWordsFile = z.record(
  phrase,
  z.strictObject({
    instead: z.string().min(1),
    except: z.array(phrase).optional(),
  }),
)

export type BannedWordsFile = z.infer<typeof bannedWordsFile>

/** A compiled entry of the banned words. */
export interface BannedWords {
  pattern: RegExp
  instead: string
  except: readonly RegExp[]
}

export function bannedWords(file: BannedWordsFile): BannedWords[] {
  return Object.entries(file).map(([pattern, { instead, except = [] }]) => ({
    pattern: phrasePattern(pattern),
    instead,
    except: except.map(phrasePattern),
  }))
}

interface BannedMatch {
  text: string
  offset: number
  instead: string
}

/**
 * Matches that start at a word boundary. A lookbehind in the pattern would be evaluated at every character of every
 * page.
 */
function matchesOf(text: string, pattern: RegExp): { text: string; start: number; end: number }[] {
  return [...text.matchAll(pattern)]
    .map(({ 0: match, index }) => ({ text: match, start: index, end: index + match.length }))
    .filter(({ start }) => !/[\p{L}\p{N}]/u.test(text.charAt(start - 1)))
}

/** Finds the banned words in a text, except those covered by an exception. */
export function findBannedWords(text: string, banned: readonly BannedWords[]): BannedMatch[] {
  return banned.flatMap(({ pattern, instead, except }) => {
    // `matchAll` compiles the pattern again, and most texts have no match.
    if (text.search(pattern) === -1) return []
    const matches = matchesOf(text, pattern)
    const exceptions = matches.length === 0 ? [] : except.flatMap((exception) => matchesOf(text, exception))
    return matches
      .filter(({ start, end }) => !exceptions.some((range) => range.start <= start && end <= range.end))
      .map((match) => ({ text: match.text.replace(/\s+/g, ' '), offset: match.start, instead }))
  })
}
