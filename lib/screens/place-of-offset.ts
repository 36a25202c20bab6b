/** Finds the 1-based line and column of an offset in a text. */
export function placeOfOffset(text: string): (offset: number) => { line: number; column: number } {
  return (offset) => {
    const before = text.slice(0, offset).split('\n')
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  }
}
