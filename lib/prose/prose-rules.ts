import type { BannedWords } from './banned-words.ts'
import type { Dictionary } from './dictionary.ts'
import type { WordList } from './word-list.ts'

/** Everything that the prose checks depend on. */
export interface ProseRules {
  dictionary: Dictionary
  words: WordList
  banned: readonly BannedWords[]
  /** Names that texts may contain, with their capitals: the product, and multi-word labels. */
  names: readonly string[]
}

/**
 * The multi-word names among a site's labels, such as those of its tags: at least one word after the first is
 * capitalized.
 * @example namesAmong(['GitHub Actions', 'Mirror property', 'Slack']) → ['GitHub Actions']
 */
export function namesAmong(labels: Iterable<string>): string[] {
  return [...labels].filter((label) => /\s\p{Lu}/u.test(label))
}
