const embedded = /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif);base64,)/i
// Drawing tools embed the fonts that they use.
const embeddedFont = /^data:(?:font\/|application\/(?:x-)?font-)(?:[a-z]+-)?(?:ttf|otf|truetype|opentype|sfnt|woff2?);/i

/** Whether a URL stays within the file: a fragment, or what is embedded. */
function staysInside(address: string, pattern: RegExp = embedded): boolean {
  // Browsers ignore tabs and line breaks in a URL, and whitespace around it.
  return pattern.test(address.replace(/[\t\n\r]/g, '').trim())
}

/** CSS as browsers interpret it: comments removed, escapes replaced. */
function plainCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/\\([0-9a-f]{1,6})[ \t\n\r\f]?/gi, (_, code: string) => {
      const point = Number.parseInt(code, 16)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\uFFFD'
    })
    .replace(/\\(?=[^\n\r\f])/g, '')
}

const loadingRule = /@import|\b(?:image-set|src|image|cross-fade)\s*\(|\bexpression\s*\(|-moz-binding|\bbehavior\s*:/i

/**
 * What in a CSS text references something outside its file, or runs code; undefined if nothing does.
 * @example outsideReference('fill: url(#a)') → undefined
 * @example outsideReference('fill: url(https://a.example/b.svg)') → 'url(https://a.example/b.svg)'
 */
function outsideReference(css: string): string | undefined {
  for (const text of [css, plainCss(css)]) {
    for (const match of text.matchAll(/url\(\s*(["']?)([^"')]*)\1/gi)) {
      const url = match[2] ?? ''
      if (!staysInside(url) && !staysInside(url, embeddedFont)) return `url(${url.trim()})`
    }
    const rule = loadingRule.exec(text)
    if (rule !== null) return rule[0]
  }
  return undefined
}

interface AttributeDiagnostic {
  message: string
  /** Removing it does not change the drawing. */
  idle?: boolean
}

const maxShownLength = 60

const shorten = (text: string) => (text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text)

/** Attributes whose values are text or names, never styles. */
const plainText = /^(?:aria-.*|data-.*|id|class|lang|role|systemLanguage)$/

/** A drawing is shown as a file of its own, or its markup becomes part of a page, where more is unsafe. */
export type SvgUse = 'file' | 'page'

/**
 * Reports an attribute that goes beyond a drawing.
 * @example attributeDiagnostic('g', 'onclick', 'go()') → { message: '“onclick” runs a script.', idle: true }
 */
export function attributeDiagnostic(
  element: string,
  name: string,
  value: string,
  use: SvgUse = 'page',
): AttributeDiagnostic | undefined {
  const [prefix, local] = name.includes(':') ? (name.split(':', 2) as [string, string]) : ['', name]
  const lower = local.toLowerCase()
  if (lower.startsWith('on')) return { message: `“${name}” runs a script.`, idle: true }
  if (name.toLowerCase() === 'xml:base') return { message: '“xml:base” changes where references point.' }
  if (lower === 'href' || lower === 'src' || lower === 'srcset' || lower === 'background') {
    // A link loads nothing before a reader follows it.
    if (use === 'file' && /^(?:.*:)?a$/.test(element) && lower === 'href' && /^https?:/i.test(value.trim()))
      return undefined
    return staysInside(value) ? undefined : { message: `“${name}” points outside the file: ${shorten(value)}.` }
  }
  if (lower === 'attributename' && /^(?:.*:)?(?:href|on.*)$/i.test(value.trim())) {
    return { message: `<${element}> changes “${value}” while the drawing is shown.` }
  }
  if (prefix !== '' || plainText.test(name)) return undefined
  const outside = outsideReference(value)
  return outside === undefined ? undefined : { message: `“${name}” points outside the file: ${shorten(outside)}.` }
}

/** Reports a style sheet that goes beyond a drawing. */
export function styleDiagnostic(css: string): string | undefined {
  const outside = outsideReference(css)
  return outside === undefined ? undefined : `The style sheet points outside the file: ${shorten(outside)}.`
}
