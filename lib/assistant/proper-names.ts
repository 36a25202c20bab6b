import { stopWords } from '../search/words/stop-words.ts'
import { plainForm } from '../search/words/tokenize.ts'

/** Words with a capital that follow each other; the first of a sentence has one whatever it is. */
const run = /(?:\b\p{Lu}[\p{L}\p{N}-]*)(?:\s+\p{Lu}[\p{L}\p{N}-]*)+/gu

/**
 * Names of several words in a question, as they are compared. Their words apart mean something else: “Microsoft Teams”
 * isn't a team.
 * @example properNames('Does it work with Microsoft Teams?') → ['microsoftteams']
 */
export function properNames(question: string): string[] {
  return [...question.matchAll(run)].flatMap(([text]) => {
    const words = text.split(/\s+/)
    const first = words.findIndex((word) => !stopWords.has(word.toLowerCase()))
    const name = first === -1 ? [] : words.slice(first)
    return name.length < 2 ? [] : [plainForm(name.join(' '))]
  })
}
