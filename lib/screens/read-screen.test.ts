import { expect, test } from 'vitest'
import { formatDiagnostic } from '../diagnostics/format.ts'
import { readNavigationSets, readScreen } from './read-screen.ts'

function shownDiagnostics(text: string): string {
  const { data, diagnostics } = readScreen('content/screens/form.yaml', text, { catalog: {} }, { product: 'Slipway' })
  expect(data === undefined).toBe(diagnostics.length > 0)
  return diagnostics.map((one) => formatDiagnostic(one, { color: false, sourceOf: () => undefined })).join('\n')
}

test('mistakes are reported at their place, with a suggestion', () => {
  expect(
    shownDiagnostics(`windw: slack
body:
  - { type: tabel, rows: [] }
  - type: table
    columns: [{ txt: Hours }]
    rows:
      - [checkout, { chip: Active, color: gren }]
  - type: columns
    items:
      - { type: number, title: Open }
`),
  ).toMatchInlineSnapshot(`
    "content/screens/form.yaml:3:13  screen-invalid
      “tabel” is not a value of “type”.  Did you mean “table”?
    content/screens/form.yaml:5:17  screen-invalid
      “txt” is not a key here.  Did you mean “text”?
    content/screens/form.yaml:7:43  screen-invalid
      “gren” is not a value of “color”.  Did you mean “green”?
    content/screens/form.yaml:10:9  screen-invalid
      “value” is missing.  Add “value: …”.
    content/screens/form.yaml:1:1  screen-invalid
      “windw” is not a key here.  Did you mean “window”?"
  `)
})

test('an unknown set, an empty body, and invalid YAML', () => {
  expect(shownDiagnostics('nav: catalogue\nbody: [{ type: text, text: x }]')).toMatchInlineSnapshot(`
    "content/screens/form.yaml:1:6  screen-invalid
      “catalogue” is not a set of content/screens/kit/navigation.yaml. There are: catalog.  Did you mean “catalog”?"
  `)
  expect(shownDiagnostics('title: x\nbody: []')).toMatchInlineSnapshot(`
    "content/screens/form.yaml:2:7  screen-invalid
      “body” has 0 entries.  It needs at least 1."
  `)
  expect(shownDiagnostics('title: [x\nbody: 1')).toMatchInlineSnapshot(`
    "content/screens/form.yaml:1:8  screen-invalid
      This “[” is not closed where its entry ends.  Add its “]”, or put the value in quotes."
  `)
  expect(shownDiagnostics('')).toMatchInlineSnapshot(`
    "content/screens/form.yaml:1:1  screen-invalid
      “body” is missing.  Add “body: …”."
  `)
})

test('numbers are accepted as text, and tokens are replaced', () => {
  const { data } = readScreen(
    'a.yaml',
    'count: 3\ntitle: "{product}"\nbody: [{ type: table, rows: [[1, ""]] }]',
    {},
    { product: 'Slipway' },
  )
  expect(data).toMatchObject({ window: 'product', count: '3', title: 'Slipway', body: [{ rows: [['1', '']] }] })
})

test('a site without a navigation file has no sets', () => {
  expect(readNavigationSets('n.yaml', undefined, {})).toEqual({ data: {}, diagnostics: [] })
  expect(readNavigationSets('n.yaml', 'Bad Name: { A: [b] }', {}).diagnostics).toHaveLength(1)
})
