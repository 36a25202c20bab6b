import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ProseRules } from '../prose/prose-rules.ts'
import type { ReadPage } from './prose.ts'

/** Entries of the site's word list that no page needs: a list that only grows hides the next slip. */
export function checkUnusedWords(pages: readonly ReadPage[], { dictionary, words }: ProseRules): Diagnostic[] {
  const used = new Set(pages.flatMap(({ prose }) => prose.listed))
  return [...words.lines].flatMap(([entry, line]): Diagnostic[] => {
    const place = { file: words.file, line, column: 1 }
    const isSmall = entry === entry.toLowerCase() && !entry.includes(' ')
    if (isSmall && (dictionary.hasWord(entry) || dictionary.hasTerm(entry))) {
      const message = `“${entry}” is already in the dictionary.`
      return [{ severity: 'warning', code: 'unused-word', ...place, message, hint: 'Remove the line.' }]
    }
    if (used.has(entry)) return []
    const message = `No page uses “${entry}”.`
    return [{ severity: 'warning', code: 'unused-word', ...place, message, hint: 'Remove the line.' }]
  })
}
