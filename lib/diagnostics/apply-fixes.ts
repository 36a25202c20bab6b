import { compareDiagnostics, type Diagnostic, type TextEdit } from './diagnostic.ts'

export interface FixedText {
  text: string
  /** The findings that are mended, from top to bottom. */
  fixed: Diagnostic[]
}

const wordCharacter = /[\p{L}\p{N}_-]/u

/** What may stand before and after an address in Markdown, in an attribute and in a data file. */
const addressStart = /(?:[("'<]|:\s+)$/
const addressEnd = /[)"'>#?\s]/

function standsAt(line: string, { from, where }: TextEdit, at: number): boolean {
  if (!line.startsWith(from, at)) return false
  const after = line[at + from.length] ?? ' '
  if (where === 'here') return !wordCharacter.test(after)
  // An anchor ends its address; what comes before it may be any path.
  const start = from.startsWith('#') ? /\S$/ : addressStart
  return start.test(line.slice(0, at)) && addressEnd.test(after)
}

/** Where an edit's text stands in its line, 0-based; undefined when it is not there, or when it could be two places. */
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

/** The edits of a fix with their places; undefined when one of them cannot be made. */
function placeEdits(lines: readonly string[], fix: readonly TextEdit[]): PlacedEdit[] | undefined {
  const placed: PlacedEdit[] = []
  for (const edit of fix) {
    const start = placeOf(lines[edit.line - 1] ?? '', edit)
    if (start === undefined) return undefined
    placed.push({ ...edit, start, end: start + edit.from.length })
  }
  return placed
}

function overlap(a: PlacedEdit, b: PlacedEdit): boolean {
  return a.line === b.line && a.start < b.end && b.start < a.end
}

/**
 * Applies the safe fixes of one file's findings. A fix whose text does not stand at its place is left out, and so is one
 * that overlaps another: the next run finds it again. Applying the same findings twice changes nothing more.
 * @example applyFixes('titel: A', [{ …, fix: [{ line: 1, column: 1, where: 'here', from: 'titel', to: 'title' }] }]).text → 'title: A'
 */
export function applyFixes(source: string, diagnostics: readonly Diagnostic[]): FixedText {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : ''
  const lines = source.slice(mark.length).split('\n')
  const edits: PlacedEdit[] = []
  const fixed: Diagnostic[] = []
  for (const diagnostic of [...diagnostics].sort(compareDiagnostics)) {
    const placed = placeEdits(lines, diagnostic.fix ?? [])
    if (placed === undefined || placed.length === 0) continue
    if (placed.some((edit) => edits.some((other) => overlap(edit, other)))) continue
    edits.push(...placed)
    fixed.push(diagnostic)
  }
  // From the right, so that the columns of the edits before stay true.
  for (const { line, start, end, to } of edits.sort((a, b) => b.start - a.start)) {
    const text = lines[line - 1] as string
    lines[line - 1] = text.slice(0, start) + to + text.slice(end)
  }
  return { text: mark + lines.join('\n'), fixed }
}

/** What a fix changes, in one line. @example 'content/a.md:3:1  “titel” → “title”' */
export function describeFix({ file, line, column, fix }: Diagnostic): string {
  const [edit] = fix ?? []
  const place = `${file}:${line}:${column}`
  return edit === undefined ? place : `${place}  “${edit.from}” → “${edit.to}”`
}
