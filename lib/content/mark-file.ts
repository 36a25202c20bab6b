import { SaxesParser } from 'saxes'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { placeOfOffset } from '../diagnostics/text-place.ts'
import { checkSvg } from '../images/check-svg.ts'

/** Folder of a site's own marks, below content/. */
export const markFolder = 'marks'

/** Marks by name. A mark is the markup of an SVG symbol without its tags, and the attributes of all its shapes. */
export type Marks = ReadonlyMap<string, Mark>

export interface Mark {
  /** Attributes of the symbol, such as ` fill="none"`. */
  attributes: string
  shapes: string
}

const namePattern = /^[a-z0-9][a-z0-9.-]*\.svg$/
const viewBox = '0 0 24 24'
const shapes = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'title',
  'desc',
])
const colors = new Set(['none', 'currentColor'])
/** Attributes of the root that its shapes inherit. */
const inherited = /^(?:fill|stroke)(?:-[a-z]+)?$/
const escapes: Readonly<Record<string, string>> = { '"': '&quot;', '&': '&amp;', '<': '&lt;' }

/** The name of a mark's file. @example markName('marks/aws.svg') → 'aws' */
export function markName(path: string): string {
  return path.slice(markFolder.length + 1).replace(/\.svg$/, '')
}

/**
 * Reads a mark, an SVG file in `content/marks/`: a drawing 24 units wide and high, in one color, so that it follows the
 * color mode and is the same size as its neighbors.
 * @param path below content/
 */
export function readMark(path: string, text: string): { mark: Mark | undefined; diagnostics: Diagnostic[] } {
  const file = `content/${path}`
  const diagnostics: Diagnostic[] = []
  const report = (offset: number, message: string, hint: string) => {
    diagnostics.push({ severity: 'error', code: 'invalid-mark', file, ...placeOfOffset(text, offset), message, hint })
  }
  if (!namePattern.test(path.slice(markFolder.length + 1))) {
    report(0, `“${path}” is not the file of a mark.`, 'Name it like “azure-devops.svg”, in lowercase.')
    return { mark: undefined, diagnostics }
  }
  const unsafe = checkSvg(file, text)
  if (unsafe.length > 0) return { mark: undefined, diagnostics: unsafe }

  const parser = new SaxesParser()
  let depth = 0
  let attributes = ''
  let inner: [from: number, to: number] = [0, 0]
  parser.on('opentag', ({ name, attributes: all }) => {
    const start = text.lastIndexOf(`<${name}`, parser.position - 1)
    if (!shapes.has(name))
      report(start, `<${name}> is not a plain shape.`, 'Draw the mark with paths, circles, and rectangles.')
    for (const key of ['fill', 'stroke']) {
      const value = all[key]
      if (value === undefined || colors.has(value)) continue
      report(start, `“${key}” is “${value}”.`, 'Write “currentColor” or “none”: a mark has the color of its text.')
    }
    for (const key of ['style', 'class', 'id']) {
      if (key in all) report(start, `A mark has no “${key}”.`, 'Remove it, and write widths as attributes.')
    }
    if (depth === 0) {
      if (all.viewBox !== viewBox) {
        report(start, 'A mark is 24 units wide and high.', `Scale the drawing, and write viewBox="${viewBox}".`)
      }
      attributes = Object.entries(all)
        .filter(([key]) => inherited.test(key))
        .map(([key, value]) => ` ${key}="${value.replace(/["&<]/g, (sign) => escapes[sign] ?? sign)}"`)
        .join('')
      inner = [parser.position, parser.position]
    }
    depth += 1
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    if (depth === 0) inner = [inner[0], text.lastIndexOf(`</${name}`, parser.position)]
  })
  parser.write(text).close()
  if (diagnostics.length > 0) return { mark: undefined, diagnostics }
  return { mark: { attributes, shapes: text.slice(...inner).trim() }, diagnostics }
}
