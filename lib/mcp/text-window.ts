/** Characters of one result. Clients reject or cut results of about four times as many. */
export const windowCharacters = 24_000

/**
 * A part of a text that fits into one result, cut at the end of a line. If there is more, the last line says how to
 * get the rest.
 * @param offset characters to leave out at the start
 */
export function textWindow(text: string, offset = 0): string {
  if (offset > 0 && offset >= text.length) {
    return `There is nothing at offset ${offset}: the text has ${text.length} characters.`
  }
  const rest = text.slice(offset)
  if (rest.length <= windowCharacters) return rest
  const lineEnd = rest.lastIndexOf('\n', windowCharacters)
  const end = lineEnd > windowCharacters / 2 ? lineEnd : windowCharacters
  const next = offset + end
  return `${rest.slice(0, end)}\n\n[There is more. To read it, call the tool again with offset ${next}. Total: ${text.length} characters.]`
}
