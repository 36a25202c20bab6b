/** A change of a text: what replaces the characters from `start` to `end`. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Where something is in a text; the end is after its last character. */
export type Place = readonly [start: number, end: number]

export function isInside(places: readonly Place[], offset: number): boolean {
  return places.some(([start, end]) => offset >= start && offset < end)
}

/** Makes all changes. One inside of an earlier change is left out. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const length = ({ start, end }: Edit) => end - start
  const order = (a: Edit, b: Edit) =>
    a.start - b.start || (length(a) === 0 || length(b) === 0 ? length(a) - length(b) : length(b) - length(a))
  let result = ''
  let at = 0
  for (const edit of [...edits].sort(order)) {
    if (edit.start < at) continue
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at)
}

/** Maps an offset of a changed text to the original one. @param edits sorted */
export function originalOffset(offset: number, edits: readonly Edit[]): number {
  let shift = 0
  for (const { start, end, text } of edits) {
    if (start + shift >= offset) break
    shift += text.length - (end - start)
  }
  return Math.max(0, offset - shift)
}
