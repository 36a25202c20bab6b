import { placeOfOffset, type SourcePlace } from '#lib/diagnostics/text-place.ts'

/** Something that could not be carried over as it is, at its place in the source. */
export interface Note extends SourcePlace {
  message: string
  hint: string
}

export function noteAt(file: string, text: string, offset: number, message: string, hint: string): Note {
  const { line, column } = placeOfOffset(text, Math.max(0, Math.min(offset, text.length)))
  return { file, line, column, message, hint }
}

const byPlace = (a: Note, b: Note) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column

/** The notes in order, each once. */
export function sortNotes(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()].sort(byPlace)
}

export function formatNote({ file, line, column, message, hint }: Note): string {
  return `${file}:${line}:${column}  ${message}  ${hint}`
}

/** How often each thing is to do, most often first. */
export function countHints(notes: readonly Note[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { hint } of notes) counts.set(hint, (counts.get(hint) ?? 0) + 1)
  return [...counts].filter(([hint]) => hint !== '').sort(([, a], [, b]) => b - a)
}

/** The report as a Markdown file. */
export function notesAsMarkdown(notes: readonly Note[], pages: number): string {
  const files = [...new Set(notes.map(({ file }) => file))]
  const sections = files.map((file) => {
    const lines = notes.filter((note) => note.file === file)
    return `## ${file}\n\n${lines.map(({ line, column, message, hint }) => `- ${line}:${column} – ${message} ${hint}`).join('\n')}\n`
  })
  const todo = countHints(notes).map(([hint, count]) => `- ${count} × ${hint}\n`)
  const counts = `${pages} pages were migrated. ${notes.length} places need a look:\n\n${todo.join('')}`
  return `# Migration\n\n${notes.length === 0 ? `${pages} pages were migrated, and everything was carried over.` : counts}\n\n${sections.join('\n')}`
}
