import { expect, test } from 'vitest'
import { shown } from '../../tests/support/checked-pages.ts'
import { markName, readMark } from './mark-file.ts'

const svg = (attributes: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shapes}</svg>\n`

test('a mark keeps its shapes and what they inherit', () => {
  const text = svg(
    'width="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"',
    '\n  <path d="M2 2h20"/>\n  <circle cx="4" cy="4" r="2" fill="currentColor" stroke="none"/>\n',
  )
  expect(readMark('marks/own-tool.svg', text)).toEqual({
    mark: {
      attributes: ' fill="none" stroke="currentColor" stroke-width="2"',
      shapes: '<path d="M2 2h20"/>\n  <circle cx="4" cy="4" r="2" fill="currentColor" stroke="none"/>',
    },
    diagnostics: [],
  })
  expect(markName('marks/own-tool.svg')).toBe('own-tool')
})

test('an attribute cannot end the markup', () => {
  const { mark } = readMark('marks/a.svg', svg(`viewBox="0 0 24 24" stroke-width='"&gt;&lt;b'`, '<path d="M2 2h20"/>'))
  expect(mark?.attributes).toBe(' stroke-width="&quot;>&lt;b"')
})

test('another size, other colors, and anything but shapes', () => {
  const text = svg(
    'viewBox="0 0 32 32"',
    '\n<path fill="#f00" style="opacity: 0.5" d="M2 2h20"/>\n<g id="github" stroke="red"><text>A</text></g>\n',
  )
  const { mark, diagnostics } = readMark('marks/a.svg', text)
  expect(mark).toBeUndefined()
  expect(shown(diagnostics, text)).toMatchInlineSnapshot(`
    "
    content/marks/a.svg:1:1  invalid-mark
      A mark is 24 units wide and high.  Scale the drawing, and write viewBox="0 0 24 24".
        > 1 | <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
            | ^
          2 | <path fill="#f00" style="opacity: 0.5" d="M2 2h20"/>

    content/marks/a.svg:2:1  invalid-mark
      “fill” is “#f00”.  Write “currentColor” or “none”: a mark has the color of its text.
          1 | <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
        > 2 | <path fill="#f00" style="opacity: 0.5" d="M2 2h20"/>
            | ^
          3 | <g id="github" stroke="red"><text>A</text></g>

    content/marks/a.svg:2:1  invalid-mark
      A mark has no “style”.  Remove it, and write widths as attributes.
          1 | <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
        > 2 | <path fill="#f00" style="opacity: 0.5" d="M2 2h20"/>
            | ^
          3 | <g id="github" stroke="red"><text>A</text></g>

    content/marks/a.svg:3:1  invalid-mark
      “stroke” is “red”.  Write “currentColor” or “none”: a mark has the color of its text.
          2 | <path fill="#f00" style="opacity: 0.5" d="M2 2h20"/>
        > 3 | <g id="github" stroke="red"><text>A</text></g>
            | ^
          4 | </svg>

    content/marks/a.svg:3:1  invalid-mark
      A mark has no “id”.  Remove it, and write widths as attributes.
          2 | <path fill="#f00" style="opacity: 0.5" d="M2 2h20"/>
        > 3 | <g id="github" stroke="red"><text>A</text></g>
            | ^
          4 | </svg>

    content/marks/a.svg:3:29  invalid-mark
      <text> is not a plain shape.  Draw the mark with paths, circles, and rectangles.
          2 | <path fill="#f00" style="opacity: 0.5" d="M2 2h20"/>
        > 3 | <g id="github" stroke="red"><text>A</text></g>
            |                             ^
          4 | </svg>
    "
  `)
})

test('a script, text that is not SVG, and the wrong name', () => {
  const codes = (path: string, text: string) => readMark(path, text).diagnostics.map(({ code }) => code)
  const fine = svg('viewBox="0 0 24 24"', '<path d="M2 2h20"/>')
  expect(codes('marks/a.svg', svg('viewBox="0 0 24 24"', '<script/>'))).toEqual(['unsafe-svg'])
  expect(codes('marks/a.svg', 'AWS')).toEqual(['unreadable-image'])
  expect(codes('marks/a.svg', '')).toEqual(['unreadable-image'])
  expect(codes('marks/A.svg', fine)).toEqual(['invalid-mark'])
  expect(codes('marks/a.png', fine)).toEqual(['invalid-mark'])
  expect(codes('marks/a.svg', fine)).toEqual([])
})
