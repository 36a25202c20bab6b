import type { Retrieved } from '../search/retriever.ts'
import { editDistance } from '../search/words/edit-distance.ts'
import { tokenize } from '../search/words/tokenize.ts'
import type { WordsIn } from './score-quotable.ts'

/** How surely a term means a word that was typed: as it was typed, in another form or by a synonym, or with slips. */
const sureness = { typed: 1, form: 0.95, slip: 0.5, unsure: 0.2 } as const
/** Letters of a word in which one slip leaves little doubt. */
const tellingLetters = 7

/** Forms of one word share their beginning. What is near in its letters, and nothing else, may be another word. */
function surenessOf(typed: string, term: string): number {
  if (term === typed) return sureness.typed
  const root = Math.max(3, Math.min(typed.length, term.length) - 3)
  if (typed.slice(0, root) === term.slice(0, root)) return sureness.form
  const slips = editDistance(typed, term, 2, false)
  if (slips > 2) return sureness.form
  return slips === 1 && typed.length >= tellingLetters ? sureness.slip : sureness.unsure
}

/** Looks for the words of a question in texts. Each text is taken apart once. */
export function createWordsIn({ words, terms }: Retrieved): WordsIn {
  const known = new Map<string, ReadonlyMap<number, number>>()
  const sure = new Map<string, number>()
  for (const [term, position] of terms) sure.set(term, surenessOf(words[position]?.term ?? term, term))
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = new Map<number, number>()
    for (const { term } of tokenize(text)) {
      const position = terms.get(term)
      if (position === undefined) continue
      found.set(position, Math.max(found.get(position) ?? 0, sure.get(term) ?? 0))
    }
    known.set(text, found)
    return found
  }
}
