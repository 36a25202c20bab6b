/** Where names of several words stand in a text. A name may go over the end of a line, where a blank stands. */
export function nameRanges(text: string, names: readonly string[]): { name: string; start: number; end: number }[] {
  return names.flatMap((name) => {
    const ranges: { name: string; start: number; end: number }[] = []
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
      ranges.push({ name, start: at, end: at + name.length })
    }
    return ranges
  })
}
