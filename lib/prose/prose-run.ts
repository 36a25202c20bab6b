/** The role of a run of text on its page. Titles and headings are in sentence case; all descriptions end alike. */
export type ProseKind = 'title' | 'heading' | 'description' | 'text'

/** Maps a part of a run to the source: offset in the run's text, then 1-based line and column. */
export type ProsePlace = readonly [offset: number, line: number, column: number]

/** Text that is read as one unit, such as a paragraph or a table cell, with its places in the source. Plain JSON. */
export interface ProseRun {
  kind: ProseKind
  /**
   * The text as the writer wrote it, without markup. Anything that is not prose, such as code or a token, is a single
   * `notProse`.
   */
  text: string
  /** In text order; each applies until the next one. */
  places: ProsePlace[]
}

/** Placeholder for inline content that is not prose: code, a token, an image, an expression. */
export const notProse = '\uFFFC'

/** The line and column in the source of a character of a run. */
export function placeIn({ places }: ProseRun, offset: number): { line: number; column: number } {
  const [start, line, column] = places.findLast(([begins]) => begins <= offset) ?? [0, 1, 1]
  return { line, column: column + offset - start }
}
