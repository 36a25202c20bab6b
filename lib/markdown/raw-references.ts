import { fromHtml } from 'hast-util-from-html'
import { visit } from './visit.ts'

/** A URL in a piece of HTML, and the start of its element in that piece; line and column are 1-based. */
export interface RawReference {
  kind: 'link' | 'file'
  address: string
  /** Text alternative of an `img`, empty if it has none; undefined for other elements. */
  alt: string | undefined
  line: number
  column: number
}

/** Elements that show a file. Pages can't contain others, such as `iframe`. */
const showsFile = new Set(['img', 'video', 'audio', 'source', 'track'])

/** Links, images, and files in the HTML of a Markdown page. @example rawReferences('<a href="/x">') → link to /x */
export function rawReferences(html: string): RawReference[] {
  const references: RawReference[] = []
  visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties, position }) => {
    const { line = 1, column = 1 } = position?.start ?? {}
    const add = (kind: RawReference['kind'], value: unknown, alt?: string) => {
      if (typeof value === 'string') references.push({ kind, address: value, alt, line, column })
    }
    add('link', properties.href)
    if (!showsFile.has(tagName)) return
    // A decorative image has an empty text on purpose.
    const isDecoration = tagName === 'img' && properties.alt === ''
    add('file', properties.src, tagName === 'img' && !isDecoration ? String(properties.alt ?? '') : undefined)
    add('file', properties.poster)
  })
  return references
}
