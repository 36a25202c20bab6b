import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** The site's own words. */
export interface WordList {
  file: string
  /** Line number of each entry: a word, or a multi-word name. */
  lines: ReadonlyMap<string, number>
  /** Entries by their lowercase form. */
  byLetters: ReadonlyMap<string, readonly string[]>
}

const entryPattern = /^[\p{L}\p{M}\d][\p{L}\p{M}\d.'’-]*(?: [\p{L}\p{M}\d.'’-]+)*$/u
const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/**
 * Reads `words.txt`: one word or name per line, comments after `#`, each section between comments sorted. A lowercase
 * word may also be capitalized; a name must be written exactly as listed.
 */
export function readWordList(file: string, text: string): { words: WordList; diagnostics: Diagnostic[] } {
  const lines = new Map<string, number>()
  const byLetters = new Map<string, string[]>()
  const diagnostics: Diagnostic[] = []
  let previous: string | undefined
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const entry = line.replace(/#.*$/, '').trim()
    const add = (message: string, hint: string) => {
      const column = line.length - line.trimStart().length + 1
      const place = { file, line: index + 1, column }
      diagnostics.push({ severity: 'warning', code: 'word-list-invalid', ...place, message, hint })
    }
    if (entry === '') {
      previous = undefined
      continue
    }
    const owner = lines.get(entry)
    if (!entryPattern.test(entry))
      add(`“${entry}” is not a word.`, 'Write one word or name per line; a comment starts with “#”.')
    else if (owner !== undefined) add(`“${entry}” is already on line ${owner}.`, 'Keep one of the two.')
    else {
      if (previous !== undefined && order.compare(previous, entry) > 0)
        add(`“${entry}” comes before “${previous}” in the alphabet.`, 'Sort the lines between two comments.')
      previous = entry
      lines.set(entry, index + 1)
      const letters = entry.toLowerCase()
      byLetters.set(letters, [...(byLetters.get(letters) ?? []), entry])
    }
  }
  return { words: { file, lines, byLetters }, diagnostics }
}
