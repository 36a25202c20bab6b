import fc from 'fast-check'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { applyFixes } from '../diagnostics/apply-fixes.ts'
import { checkSvg, drawingElements } from './check-svg.ts'

const drawing = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>\n${content}\n</svg>`
const shownDiagnostics = (source: string) =>
  checkSvg('content/images/a.svg', source).map(({ line, column, message }) => `${line}:${column} ${message}`)

test.each([
  [
    'shapes, text and styles',
    '<style>.a { fill: url(#g) }</style><g class="a"><path d="M0 0h1"/><text>“a” &lt; b</text></g>',
  ],
  [
    'references within the file',
    '<use href="#a"/><use xlink:href="#a"/><rect fill="url(\'#a\')" style="mask: url( #m )"/>',
  ],
  ['embedded images', '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
  [
    'embedded fonts',
    '<style>@font-face { font-family: a; src: url(data:font/woff2;base64,d09GMg==) } @font-face { font-family: b; src: url("data:application/font-woff;charset=utf-8;base64,d09GRg==") }</style>',
  ],
  ['style sheets in a CDATA section', '<style><![CDATA[ .a { fill: red } ]]></style>'],
  ['texts that look like styles', '<g aria-label="The image (left) and url(https://a.example)" id="src"/>'],
  ['movement', '<circle r="1"><animate attributeName="r" to="5" dur="1s"/></circle>'],
  ['notes of a drawing tool', '<metadata><n:view xmlns:n="urn:notes" n:zoom="2"/></metadata>'],
  ['comments', '<!-- <script> was here --><g/>'],
])('%s are allowed in a drawing', (_, content) => {
  expect(shownDiagnostics(drawing(content))).toEqual([])
})

test('an XML declaration and a doctype are ignored', () => {
  const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
  expect(shownDiagnostics(`\uFEFF<?xml version="1.0"?>\n${type}\n${drawing('<g/>')}`)).toEqual([])
})

const inLabel = (html: string) =>
  `<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">${html}</div></foreignObject>`

test.each([
  ['<script>go()</script>', '2:1 <script> is not allowed in a drawing.'],
  ['<g>\n  <SCRIPT>go()</SCRIPT></g>', '3:3 <SCRIPT> is not allowed in a drawing.'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', '2:1 <s:script> is not allowed in a drawing.'],
  ['<foreignObject/>', '2:1 <foreignObject> is not allowed in a drawing.'],
  ['<h:p xmlns:h="http://www.w3.org/1999/xhtml"/>', '2:1 <h:p> belongs to a language other than SVG.'],
  ['<p xmlns="urn:x"/>', '2:1 <p> is not allowed in a drawing.'],
  ['<g onclick="go()"/>', '2:4 “onclick” runs a script.'],
  ['<g id="a" ONLOAD=\'go()\'/>', '2:11 “ONLOAD” runs a script.'],
  ['<use href="icons.svg#a"/>', '2:6 “href” points outside the file: icons.svg#a.'],
  ['<use xlink:href="//a.example/#a"/>', '2:6 “xlink:href” points outside the file: //a.example/#a.'],
  ['<image href="java\tscript:go()"/>', '2:8 “href” points outside the file: java script:go().'],
  [
    '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
    '2:8 “href” points outside the file: data:image/svg+xml;base64,PHN2Zz4=.',
  ],
  ['<g xml:base="https://a.example/"/>', '2:4 “xml:base” changes where references point.'],
  ['<set attributeName="href" to="x"/>', '2:6 <set> changes “href” while the drawing is shown.'],
  ['<animate attributeName="onload" to="x"/>', '2:10 <animate> changes “onload” while the drawing is shown.'],
  ['<rect fill="url(https://a.example/b)"/>', '2:7 “fill” points outside the file: url(https://a.example/b).'],
  ['<rect style="fill: u\\72l(b.svg)"/>', '2:7 “style” points outside the file: url(b.svg).'],
  ['<rect style="fill: u/**/rl(b.svg)"/>', '2:7 “style” points outside the file: url(b.svg).'],
  ['<style>@import "a.css";</style>', '2:1 The style sheet points outside the file: @import.'],
  ['<style>@imp<!-- -->ort "a.css";</style>', '2:1 The style sheet points outside the file: @import.'],
  ['<style>a { fill: url(&quot;x.svg&quot;) }</style>', '2:1 The style sheet points outside the file: url(x.svg).'],
  [
    '<style>a { fill: url(data:text/html;base64,PGI+) }</style>',
    '2:1 The style sheet points outside the file: url(data:text/html;base64,PGI+).',
  ],
  [
    '<image href="data:font/woff2;base64,d09GMg=="/>',
    '2:8 “href” points outside the file: data:font/woff2;base64,d09GMg==.',
  ],
  ['<title><style>x</style></title>', '2:8 <title> contains an element.'],
  ['<title><![CDATA[ ><script>go()</script> ]]></title>', '2:8 A CDATA section contains markup.'],
  ['<!--><script>go()</script>-->', '2:1 In a page, this comment would end immediately.'],
  ['<?xml-stylesheet href="a.css"?>', '2:1 <?xml-stylesheet?> is an instruction to another program.'],
])('rejects %s', (content, diagnostic) => {
  expect(shownDiagnostics(drawing(content))).toEqual([diagnostic])
})

// As draw.io exports a label, and what it shows where labels can't be.
const label =
  '<switch><foreignObject width="100%" height="100%" style="overflow: visible"><div xmlns="http://www.w3.org/1999/xhtml" style="display: flex"><font style="font-size: 32px"><b>Cluster</b><br/></font></div></foreignObject><text>Cluster</text></switch>'
const warningLink =
  '<switch><g/><a xlink:href="https://www.drawio.com/doc/faq/svg-export-text-problems" target="_blank"><text>Text is not SVG</text></a></switch>'

test.each([label, warningLink, inLabel('<a href="https://a.example/">Cluster</a>')])(
  'labels and links of drawing tools are allowed in a file, not in a page: %s',
  (content) => {
    expect(checkSvg('content/images/a.svg', drawing(content), 'file')).toEqual([])
    expect(checkSvg('content/images/a.svg', drawing(content))).not.toEqual([])
  },
)

test.each([
  inLabel('<script>go()</script>'),
  inLabel('<b onclick="go()">a</b>'),
  inLabel('<img src="https://a.example/b.png"/>'),
  inLabel('<iframe src="https://a.example/"/>'),
  inLabel('<style>@import "a.css"</style>'),
  inLabel('<table background="https://a.example/b.png"/>'),
  inLabel('<b style="background: url(https://a.example/b.png)">a</b>'),
  inLabel('<a href="javascript:go()">a</a>'),
  '<a href="javascript:go()"><text>a</text></a>',
  '<a href="https://a.example/"><set attributeName="href" to="javascript:go()"/></a>',
  '<image href="https://a.example/b.png"/>',
  '<use href="https://a.example/b.svg#c"/>',
])('what runs or loads something is rejected in a file, too: %s', (content) => {
  expect(checkSvg('content/images/a.svg', drawing(content), 'file')).not.toEqual([])
})

test('entities are rejected where they are declared', () => {
  expect(shownDiagnostics(`<!DOCTYPE svg [<!ENTITY a "<script/>">]>\n${drawing('')}`)).toEqual([
    '1:1 The document type declares entities.',
  ])
})

test('a file that is not a drawing is reported', () => {
  expect(shownDiagnostics('no markup')[0]).toBe('1:10 The file is not well-formed: text data outside of root node.')
  expect(shownDiagnostics('<g xmlns="http://www.w3.org/2000/svg"/>')).toEqual(['1:1 The file starts with <g>.'])
  expect(shownDiagnostics(drawing('<g>'))).toHaveLength(1)
})

test('safe fixes remove handlers and add the namespace; the drawing is otherwise unchanged', () => {
  const source = '<svg viewBox="0 0 1 1"><g onclick="go()" id="a"/></svg>'
  const { text } = applyFixes(source, checkSvg('a.svg', source))
  expect(text).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g  id="a"/></svg>')
  expect(shownDiagnostics(text)).toEqual([])
})

test.each([
  '<style>@font-face{font-family:&quot;Virgil&quot;;src:url(https://fonts.example/Virgil.woff2)}.a{fill:red}</style>',
  '<style>\n@font-face {\n font-family: "Virgil";\n src: url("https://fonts.example/Virgil.woff2");\n}\n</style>',
  '<style>@font-face{src:url(https://a.example/a.woff2)}@font-face{src:url(https://a.example/b.woff2) format("woff2")}</style>',
])('a safe fix removes the addresses of fonts, which a picture never loads: %s', (style) => {
  const source = drawing(`${style}<text>a</text>`)
  const { text } = applyFixes(source, checkSvg('a.svg', source))
  expect(text).not.toContain('https:')
  expect(text).toContain('<text>a</text>')
  expect(text.includes('.a{fill:red}')).toBe(style.includes('.a{fill:red}'))
  expect(shownDiagnostics(text)).toEqual([])
})

test('a style sheet that loads more than fonts has no safe fix', () => {
  const source = drawing(
    '<style>@font-face{src:url(https://a.example/a.woff2)} .a{fill:url(https://a.example/b)}</style>',
  )
  expect(applyFixes(source, checkSvg('a.svg', source)).text).toBe(source)
})

/**
 * Whether a browser that parses the text as part of a page would run or load anything, or show anything other than a
 * drawing.
 */
function isLiveInPage(source: string): boolean {
  let live = false
  visit(fromHtml(source, { fragment: true, space: 'html' }), 'element', ({ tagName, properties }) => {
    if (!drawingElements.has(tagName) && !tagName.includes(':')) live = true
    for (const name of Object.keys(properties)) if (/^on/i.test(name)) live = true
    const href = String(properties.href ?? properties.xLinkHref ?? '#')
    if (!/^(?:#|data:image\/png)/.test(href)) live = true
  })
  return live
}

const hostile = fc.constantFrom(
  ...[
    '<script>go()</script>',
    '<img src=x onerror=go()>',
    ' onload="go()"',
    '<g onload="go()">',
    '</g>',
    '<g>',
    '<title>',
  ],
  ...[
    '</title>',
    '<style>',
    '</style>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '--!>',
    '>',
    '"',
    "'",
    '&lt;',
    '&#60;',
    '<p>',
  ],
  ...[
    '<a href="javascript:go()">',
    '</a>',
    '<use href="#a"/>',
    '<use href="b.svg"/>',
    'text',
    '<?x ',
    '?>',
    '<desc>',
    '</desc>',
  ],
  ...['<g xmlns="http://www.w3.org/1999/xhtml">', '<![CDATA[>]]>', '<!DOCTYPE svg>', '\0', '<text>', '</text>', '<b/>'],
)

test('a drawing that passes the check is also only a drawing when parsed as HTML', () => {
  let acceptedCount = 0
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 9 }), (parts) => {
      const source = drawing(parts.join(''))
      if (checkSvg('a.svg', source).length > 0) return
      acceptedCount += 1
      expect(isLiveInPage(source)).toBe(false)
    }),
    { numRuns: 3000 },
  )
  expect(acceptedCount).toBeGreaterThan(10)
}, 60_000)
