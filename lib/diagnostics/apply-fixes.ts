import { compareDiagnostics, type Diagnostic, type TextEdit } from './diagnostic.ts'

interface FixedText {
  text: string
  /** The diagnostics whose fixes were applied, from top to bottom. */
  fixed: Diagnostic[]
}

const wordCharacter = /[\p{L}\p{N}_-]/u

/** Characters before and after a URL in Markdown, in an attribute, and in a data file. */
const addressStart = /(?:[("'<]|:\s+)$/
const addressEnd = /[)"'>#?\s]/

function standsAt(line: string, { from, where }: TextEdit, at: number): boolean {
  if (!line.startsWith(from, at)) return false
  const after = line[at + from.length] ?? ' '
  if (where === 'here') return !(wordCharacter.test(after) && wordCharacter.test(from.slice(-1)))
  // An anchor is the end of its URL, so any path may precede it.
  const start = from.startsWith('#') ? /\S$/ : addressStart
  return start.test(line.slice(0, at)) && addressEnd.test(after)
}

/** 0-based offset of an edit's text in its line; undefined if it is missing or ambiguous. */
function placeOf(line: string, edit: TextEdit): number | undefined {
  const start = edit.column - 1
  if (edit.where === 'here') return standsAt(line, edit, start) ? start : undefined
  const places: number[] = []
  for (let at = line.indexOf(edit.from, start); at !== -1; at = line.indexOf(edit.from, at + 1)) {
    if (standsAt(line, edit, at)) places.push(at)
  }
  return places.length === 1 ? places[0] : undefined
}

interface PlacedEdit extends TextEdit {
  /** 0-based, in the edit's line; the end is exclusive. */
  start: number
  end: number
}

/** The edits of a fix with their places; undefined if one of them cannot be applied. */
function placeEdits(lines: readonly string[], fix: readonly TextEdit[]): PlacedEdit[] | undefined {
  const placedEdits: PlacedEdit[] = []
  for (const edit of fix) {
    const start = placeOf(lines[edit.line - 1] ?? '', edit)
    if (start === undefined) return undefined
    placedEdits.push({ ...edit, start, end: start + edit.from.length })
  }
  return placedEdits
}

function overlap(a: PlacedEdit, b: PlacedEdit): boolean {
  return a.line === b.line && a.start < b.end && b.start < a.end
}

/**
 * Applies the safe fixes of one file's diagnostics. A fix is skipped if its text is not at its place, or if it overlaps
 * another fix; the next run will report it again. Applying the same diagnostics twice has no further effect.
 * @example applyFixes('titel: A', [{ …, fix: [{ line: 1, column: 1, where: 'here', from: 'titel', to: 'title' }]
 *   }]).text → 'title: A'
 */
export function applyFixes(source: string, diagnostics: readonly Diagnostic[]): FixedText {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : ''
  const lines = source.slice(mark.length).split('\n')
  const edits: PlacedEdit[] = []
  const fixed: Diagnostic[] = []
  for (const diagnostic of [...diagnostics].sort(compareDiagnostics)) {
    const placedEdits = placeEdits(lines, diagnostic.fix ?? [])
    if (placedEdits === undefined || placedEdits.length === 0) continue
    if (placedEdits.some((edit) => edits.some((other) => overlap(edit, other)))) continue
    edits.push(...placedEdits)
    fixed.push(diagnostic)
  }
  // From right to left, so that the columns of the remaining edits stay valid.
  for (const { line, start, end, to } of edits.sort((a, b) => b.start - a.start)) {
    const text = lines[line - 1] as string
    lines[line - 1] = text.slice(0, start) + to + text.slice(end)
  }
  return { text: mark + lines.join('\n'), fixed }
}

/** Describes a fix on one line. @example 'content/a.md:3:1  “titel” → “title”' */
export function describeFix({ file, line, column, fix }: Diagnostic): string {
  const [edit] = fix ?? []
  const place = `${file}:${line}:${column}`
  return edit === undefined ? place : `${place}  “${edit.from}” → “${edit.to}”`
}
