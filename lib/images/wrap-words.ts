/**
 * Breaks a text into lines no wider than a limit; text that does not fit on the last line is replaced with an ellipsis.
 * @param widthOf width of a text in the unit of `maxWidth`
 * @example wrapWords('one two three', 7, 2, (text) => text.length) → ['one two', 'three']
 */
export function wrapWords(
  text: string,
  maxWidth: number,
  maxLines: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || widthOf(longer) <= maxWidth) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  if (line !== '') lines.push(line)
  if (lines.length <= maxLines) return lines
  const words = (lines[maxLines - 1] ?? '').split(' ')
  const withEllipsis = () => `${words.join(' ').replace(/[\s,.;:]+$/, '')}…`
  while (words.length > 1 && widthOf(withEllipsis()) > maxWidth) words.pop()
  return [...lines.slice(0, maxLines - 1), withEllipsis()]
}
