/** What a run of text is on its page. Titles and headings are in sentence case; descriptions end all alike. */
export type ProseKind = 'title' | 'heading' | 'description' | 'text'

/** Where a part of a run stands in the source: offset in the run's text, line and column, the last two from 1. */
export type ProsePlace = readonly [offset: number, line: number, column: number]

/** Text that is read in one go, such as a paragraph or a cell, with its places in the source. Plain JSON. */
export interface ProseRun {
  kind: ProseKind
  /** As the writer wrote it, without markup. Whatever is no prose, such as code or a token, is one `notProse`. */
  text: string
  /** In the order of the text; each holds up to the next. */
  places: ProsePlace[]
}

/** Stands for something that is read and is no prose: code, a token, a picture, an expression. */
export const notProse = '\uFFFC'

/** The line and column in the source of a character of a run. */
export function placeIn({ places }: ProseRun, offset: number): { line: number; column: number } {
  const [start, line, column] = places.findLast(([begins]) => begins <= offset) ?? [0, 1, 1]
  return { line, column: column + offset - start }
}
