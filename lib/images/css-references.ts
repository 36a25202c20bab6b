const embedded = /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif);base64,)/i

/** Whether a URL stays within the file: a fragment, or an embedded bitmap. */
export function staysInside(address: string): boolean {
  // Browsers ignore tabs and line breaks in a URL, and whitespace around it.
  return embedded.test(address.replace(/[\t\n\r]/g, '').trim())
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
export function outsideReference(css: string): string | undefined {
  for (const text of [css, plainCss(css)]) {
    for (const match of text.matchAll(/url\(\s*(["']?)([^"')]*)\1/gi)) {
      if (!staysInside(match[2] ?? '')) return `url(${(match[2] ?? '').trim()})`
    }
    const rule = loadingRule.exec(text)
    if (rule !== null) return rule[0]
  }
  return undefined
}
