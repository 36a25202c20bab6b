import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { Diagnostic, TextEdit } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import { placeOfOffset } from '../diagnostics/text-place.ts'
import { attributeDiagnostic, type SvgUse, styleDiagnostic } from './svg-attribute.ts'

const words = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')))

/**
 * Elements of a drawing that cannot run code, load files, or embed another language. @see SVG 2, appendix “Element
 * Index”
 */
export const drawingElements: ReadonlySet<string> = words(
  'svg g defs symbol use switch view title desc metadata style',
  'path rect circle ellipse line polyline polygon image text tspan textPath',
  'linearGradient radialGradient stop pattern marker clipPath mask filter',
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode',
  'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  'animate animateMotion animateTransform mpath set',
)

/** What draw.io and similar tools add for labels. As a file, it neither loads nor runs anything; in a page, it could. */
const fileElements: ReadonlySet<string> = words('a foreignObject')

/** Elements of HTML in a label that only format text, or link it. */
const labelElements: ReadonlySet<string> = words(
  'a div span p br hr b i u s em strong small sub sup font center pre code blockquote',
  'h1 h2 h3 h4 h5 h6 ul ol li table thead tbody tr td th',
)

/**
 * Elements that contain only text: browsers parse their content by different rules if the drawing is inlined in a page.
 */
const textElements: ReadonlySet<string> = words('title desc style')

const svgNamespace = 'http://www.w3.org/2000/svg'
const htmlNamespace = 'http://www.w3.org/1999/xhtml'

/** Namespaces whose elements browsers activate in any file. */
const livingNamespaces: ReadonlySet<string> = new Set([
  svgNamespace,
  htmlNamespace,
  'http://www.w3.org/1998/Math/MathML',
  '',
])

type SvgParser = SaxesParser<{ xmlns: true }>

/** What is wrong with an element, by its name and namespace; undefined for an element of a drawing. */
function elementDiagnostic({ name, local, uri, prefix }: SaxesTagNS, use: SvgUse): string | undefined {
  if (use === 'file' && uri === svgNamespace && fileElements.has(local)) return undefined
  if (use === 'file' && uri === htmlNamespace && labelElements.has(local)) return undefined
  // A file without a namespace is a single diagnostic, at its first element.
  if (uri === svgNamespace || (uri === '' && prefix === '')) {
    return drawingElements.has(local) ? undefined : `<${name}> is not allowed in a drawing.`
  }
  if (livingNamespaces.has(uri)) return `<${name}> belongs to a language other than SVG.`
  // Drawing tools store metadata under their own prefixes; browsers ignore it.
  return prefix === '' ? `<${name}> is not allowed in a drawing.` : undefined
}

/** The edit that removes an attribute from its line, such as `onload="…"`. */
function removal(source: string, name: string, from: number, to: number): readonly TextEdit[] | undefined {
  const attributeSource = source.slice(from, to)
  if (attributeSource.includes('\n') || !/^\s*=\s*["']/.test(attributeSource.slice(name.length))) return undefined
  return [{ ...placeOfOffset(source, from), where: 'here', from: attributeSource, to: '' }]
}

/**
 * Edits that remove the addresses of fonts outside the file, if nothing else in a style sheet points there. The drawing
 * stays the same, because a picture never loads such a font.
 * @param from where the element of the style sheet begins
 */
function withoutOutsideFonts(source: string, from: number, to: number): TextEdit[] | undefined {
  const element = source.slice(from, to)
  const fontRule = /@font-face\s*\{[^{}]*\}/g
  const outsideFont = /\bsrc\s*:\s*url\(\s*(?:["']|&quot;)?https?:[^;{}\n)]*\)[^;{}\n]*;?/g
  if (styleDiagnostic(element.replace(fontRule, (rule) => rule.replace(outsideFont, ''))) !== undefined)
    return undefined
  return [...element.matchAll(fontRule)].flatMap((rule) =>
    [...rule[0].matchAll(outsideFont)].map(({ 0: text, index }) => {
      const place = placeOfOffset(source, from + rule.index + index)
      return { ...place, where: 'here', from: text, to: '' }
    }),
  )
}

type Report = (offset: number, message: string, hint: string, fix?: readonly TextEdit[], code?: DiagnosticCode) => void

/** An element whose end has not been read. */
interface OpenElement {
  tag: SaxesTagNS
  use: SvgUse
  /** Offset of its tag. */
  start: number
  text: string
}

/** Checks an element at its place. @param parent undefined for the first element */
function checkElement(
  { tag, use, start }: OpenElement,
  parent: SaxesTagNS | undefined,
  source: string,
  report: Report,
) {
  const diagnostic = elementDiagnostic(tag, use)
  if (diagnostic !== undefined)
    report(start, diagnostic, 'Remove the element, or draw what it shows with shapes and text.')
  else if (parent === undefined && tag.local !== 'svg') {
    report(start, `The file starts with <${tag.name}>.`, 'Start it with <svg>.')
  } else if (parent === undefined && tag.uri !== svgNamespace) {
    const fix = [{ ...placeOfOffset(source, start), where: 'here', from: '<svg', to: `<svg xmlns="${svgNamespace}"` }]
    const message = '<svg> has no namespace, so browsers do not show it.'
    report(start, message, `Write <svg xmlns="${svgNamespace}">.`, fix as TextEdit[], 'unreadable-image')
  } else if (parent !== undefined && textElements.has(parent.local)) {
    report(start, `<${parent.name}> contains an element.`, 'Leave only text in it.')
  }
}

/** Checks everything in a file that isn't an element. @param startOf returns the offset of the element that is read */
function checkOther(parser: SvgParser, use: SvgUse, source: string, startOf: () => number, report: Report): void {
  const before = (text: string) => source.lastIndexOf(text, parser.position - 1)
  let hasFailed = false
  parser.on('error', (error) => {
    if (hasFailed) return
    hasFailed = true
    const reason = error.message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '')
    const message = `The file is not well-formed: ${reason}.`
    report(parser.position - 1, message, 'Export the drawing again.', undefined, 'unreadable-image')
  })
  parser.on('doctype', (doctype) => {
    if (/[[<]/.test(doctype)) report(before('<!DOCTYPE'), 'The document type declares entities.', 'Remove it.')
  })
  parser.on('processinginstruction', ({ target }) => {
    report(before('<?'), `<?${target}?> is an instruction to another program.`, 'Remove it.')
  })
  parser.on('comment', (comment) => {
    if (/^-?>/.test(comment)) report(before('<!--'), 'In a page, this comment would end immediately.', 'Remove it.')
  })
  parser.on('attribute', ({ name, value }) => {
    const start = startOf()
    const element = /^<([^\s/>]+)/.exec(source.slice(start))?.[1] ?? ''
    const diagnostic = attributeDiagnostic(element, name, value, use)
    if (diagnostic === undefined) return
    const end = parser.position
    const at = Math.max(start, source.lastIndexOf(name, end - value.length - 2))
    const fix = diagnostic.idle === true ? removal(source, name, at, end) : undefined
    report(at, diagnostic.message, 'Remove the attribute.', fix)
  })
}

/**
 * Finds everything in an SVG file that goes beyond a drawing. Browsers parse SVG as XML if it is a file and as HTML if
 * it is inlined in a page, so anything that either parser could interpret differently is rejected. A file that is only
 * shown as one can also have links and HTML that formats its labels. A file without diagnostics is published unchanged.
 * @see SVG 2, “Secure static mode”
 */
export function checkSvg(file: string, text: string, use: SvgUse = 'page'): Diagnostic[] {
  const source = text.replace(/^\uFEFF/, '')
  const diagnostics: Diagnostic[] = []
  const report: Report = (offset, message, hint, fix, code = 'unsafe-svg') => {
    const place = { file, ...placeOfOffset(source, Math.max(0, offset)) }
    diagnostics.push({ severity: 'error', code, ...place, message, hint, ...(fix && { fix }) })
  }
  const parser = new SaxesParser({ xmlns: true })
  const openElements: OpenElement[] = []
  let start = 0
  checkOther(parser, use, source, () => start, report)
  const addText = (text: string) => {
    const element = openElements.at(-1)
    if (element !== undefined) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', (data) => {
    addText(data)
    if (!/[<>]/.test(data)) return
    const at = source.lastIndexOf('<![CDATA[', parser.position - 1)
    report(at, 'A CDATA section contains markup.', 'Write “&lt;” and “&gt;” without the section.')
  })
  parser.on('opentagstart', ({ name }) => {
    start = source.lastIndexOf(`<${name}`, parser.position - 1)
  })
  parser.on('opentag', (tag) => {
    const element = { tag, use, start, text: '' }
    checkElement(element, openElements.at(-1)?.tag, source, report)
    openElements.push(element)
  })
  parser.on('closetag', () => {
    const element = openElements.pop()
    const diagnostic = element?.tag.local === 'style' ? styleDiagnostic(element.text) : undefined
    if (element === undefined || diagnostic === undefined) return
    const fix = withoutOutsideFonts(source, element.start, parser.position)
    report(element.start, diagnostic, 'Remove the rule.', fix)
  })
  parser.write(source).close()
  return diagnostics
}
