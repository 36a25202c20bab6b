import { fromHtml } from 'hast-util-from-html'
import { visit } from './visit.ts'

/** An address in a piece of HTML, and where its element begins in that piece; both 1-based. */
export interface RawReference {
  kind: 'link' | 'file'
  address: string
  /** Text alternative of an `img`, empty where it has none; undefined for other elements. */
  alt: string | undefined
  line: number
  column: number
}

/** Elements that show a file. Others, such as `iframe`, no page may hold at all. */
const showsFile = new Set(['img', 'video', 'audio', 'source', 'track'])

/** Links, pictures and other files that HTML in a Markdown page names. @example rawReferences('<a href="/x">') → one link to /x */
export function rawReferences(html: string): RawReference[] {
  const found: RawReference[] = []
  visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties, position }) => {
    const { line = 1, column = 1 } = position?.start ?? {}
    const add = (kind: RawReference['kind'], value: unknown, alt?: string) => {
      if (typeof value === 'string') found.push({ kind, address: value, alt, line, column })
    }
    add('link', properties.href)
    if (!showsFile.has(tagName)) return
    // A picture that says it is decoration has an empty text on purpose.
    const isDecoration = tagName === 'img' && properties.alt === ''
    add('file', properties.src, tagName === 'img' && !isDecoration ? String(properties.alt ?? '') : undefined)
    add('file', properties.poster)
  })
  return found
}
