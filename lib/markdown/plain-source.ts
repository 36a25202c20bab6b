/** A file's text without a byte order mark, with normalized line endings. @example plainSource('a\r\nb') → 'a\nb' */
export function plainSource(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}
