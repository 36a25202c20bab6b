import { z } from 'zod'

/** Whether a text is a regular expression that can be read and that matches something. */
function isPattern(text: string): boolean {
  try {
    // On its own first: a bracket that is left open would be closed by what stands around it.
    const matchesNothing = new RegExp(text, 'u').test('')
    return phrasePattern(text).unicode && !matchesNothing
  } catch {
    return false
  }
}

/** A phrase in any case, over the ends of lines, that ends with a word; apostrophes are of print or of a typewriter. */
function phrasePattern(phrase: string): RegExp {
  const pattern = phrase.replaceAll(' ', '\\s+').replaceAll("'", "[’']")
  return new RegExp(`(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')
}

const phrase = z.string().min(1).refine(isPattern, 'Write a phrase, or a regular expression that matches whole words.')

/** content/banned-words.yaml: words and phrases that pages avoid, and what to write instead. */
export const bannedWordsFile = z.record(
  phrase,
  z.strictObject({
    instead: z.string().min(1),
    except: z.array(phrase).optional(),
  }),
)

export type BannedWordsFile = z.infer<typeof bannedWordsFile>

/** Words that pages avoid, ready to be looked for. */
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

export interface BannedMatch {
  text: string
  offset: number
  instead: string
}

/** Matches that begin with a word. A look behind in the pattern would be asked at every letter of every page. */
function matchesOf(text: string, pattern: RegExp): { text: string; start: number; end: number }[] {
  return [...text.matchAll(pattern)]
    .map(({ 0: match, index }) => ({ text: match, start: index, end: index + match.length }))
    .filter(({ start }) => !/[\p{L}\p{N}]/u.test(text.charAt(start - 1)))
}

/** The words to avoid in a text, those left out that an exception covers. */
export function findBannedWords(text: string, banned: readonly BannedWords[]): BannedMatch[] {
  return banned.flatMap(({ pattern, instead, except }) => {
    const found = matchesOf(text, pattern)
    const excused = found.length === 0 ? [] : except.flatMap((exception) => matchesOf(text, exception))
    return found
      .filter(({ start, end }) => !excused.some((range) => range.start <= start && end <= range.end))
      .map((match) => ({ text: match.text.replace(/\s+/g, ' '), offset: match.start, instead }))
  })
}
