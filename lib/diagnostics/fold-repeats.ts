import type { Diagnostic } from './diagnostic.ts'

/** The same diagnostic this often in a file, or less often, is shown at each place. */
const mostAlone = 3
/** How many lines a folded diagnostic names. */
const mostLines = 20

/** A diagnostic to show, and in which lines of its file it occurs again. */
interface FoldedDiagnostic {
  diagnostic: Diagnostic
  again: readonly Diagnostic[]
}

// The pointer that ends a message about a specification differs at each place.
const wordingOf = ({ file, code, severity, message, hint }: Diagnostic) =>
  [file, code, severity, message.replace(/, at #\S*$/, ''), hint].join('\n')

/**
 * Shows what occurs many times in a file once, at its first place, because it usually has one cause: a name that isn't in
 * the word list, or a tag that isn't declared.
 * @param sorted diagnostics, each file from top to bottom
 */
export function foldRepeats(sorted: readonly Diagnostic[]): FoldedDiagnostic[] {
  const groups = new Map<string, Diagnostic[]>()
  for (const diagnostic of sorted) {
    const wording = wordingOf(diagnostic)
    const group = groups.get(wording) ?? []
    group.push(diagnostic)
    groups.set(wording, group)
  }
  return sorted.flatMap((diagnostic): FoldedDiagnostic[] => {
    const [first, ...again] = groups.get(wordingOf(diagnostic)) ?? []
    if (again.length < mostAlone) return [{ diagnostic, again: [] }]
    return first === diagnostic ? [{ diagnostic, again }] : []
  })
}

/**
 * Names the other lines of a folded diagnostic.
 * @example describeRepeats(again) → 'Also on lines 12, 30, and 41.'
 */
export function describeRepeats(again: readonly Diagnostic[]): string {
  const lines = [...new Set(again.map(({ line }) => line))].map(String)
  const rest = lines.length - mostLines
  const named = rest > 0 ? [...lines.slice(0, mostLines), `${rest} more`] : lines
  const list = new Intl.ListFormat('en-US').format(named)
  return `Also on line${lines.length === 1 ? '' : 's'} ${list}.`
}
