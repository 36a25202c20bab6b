import type { BannedWords } from './banned-words.ts'
import type { Dictionary } from './dictionary.ts'
import type { WordList } from './word-list.ts'

/** Everything that decides whether prose is right. */
export interface ProseRules {
  dictionary: Dictionary
  words: WordList
  banned: readonly BannedWords[]
  /** Names of several words that headings may hold, as they are written. */
  names: readonly string[]
}

/**
 * Names among the labels of a site, such as those of its tags: several words of which a later one has a capital.
 * @example namesAmong(['GitHub Actions', 'Mirror property', 'Slack']) → ['GitHub Actions']
 */
export function namesAmong(labels: Iterable<string>): string[] {
  return [...labels].filter((label) => /\s\p{Lu}/u.test(label))
}
