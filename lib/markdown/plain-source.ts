/** A file's text without a byte order mark and with one kind of line end. @example plainSource('a\r\nb') → 'a\nb' */
export function plainSource(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}
