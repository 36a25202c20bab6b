import { expect, test } from 'vitest'
import { formatDiagnostic } from '../diagnostics/format.ts'
import { usedLabels } from '../screens/used-labels.ts'
import { checkInterfaceLabels } from './interface-labels.ts'

const labels = {
  navigation: ['Catalog', 'Builder', 'Self-service'],
  sections: { Builder: ['Data model', 'Data sources'] },
  buttons: ['Save', 'Cancel', 'Edit JSON'],
  tabs: ['Overview', 'Runs'],
}
const path = (...steps: string[]) => ({ steps, line: 4, column: 9 })
const page = (...menuPaths: ReturnType<typeof path>[]) => ({ file: 'content/a.mdx', compiled: { menuPaths } })

function shownDiagnostics(text: string, ...pages: ReturnType<typeof page>[]): string {
  const screens = [{ file: 'content/screens/a.yaml', labels: usedLabels(text, { product: 'Slipway' }) }]
  return checkInterfaceLabels({ labels, screens, pages })
    .map((one) => formatDiagnostic(one, { color: false, sourceOf: () => undefined }))
    .join('\n')
}

test('words that the portal does not have are reported in screens', () => {
  expect(
    shownDiagnostics(`nav: { Builder: [Data model, Data source], Catalog: [Anything], Buildr: [] }
buttons: [Save, Svae, { text: Request, own: true }]
tabs: [Overview, { text: Run }, { text: Cost, own: true }]
body:
  - { type: cards, items: [{ title: Lock, button: Lock }, { title: Lock, button: { text: Lock, own: true } }] }
  - { type: dialog, title: x, items: [{ type: text, text: x }], buttons: [{ text: Edit JSN, main: true }] }
  - { type: message, from: x, text: x, buttons: [Acknowledge] }
`),
  ).toMatchInlineSnapshot(`
    "content/screens/a.yaml:1:30  unknown-label
      “Data source” is not an item of Builder in content/screens/kit/labels.yaml.  Did you mean “Data sources”?
    content/screens/a.yaml:1:65  unknown-label
      “Buildr” is not a heading of the navigation in content/screens/kit/labels.yaml.  Did you mean “Builder”?
    content/screens/a.yaml:2:17  unknown-label
      “Svae” is not a button in content/screens/kit/labels.yaml.  Did you mean “Save”?
    content/screens/a.yaml:3:26  unknown-label
      “Run” is not a tab in content/screens/kit/labels.yaml.  Did you mean “Runs”?
    content/screens/a.yaml:5:51  unknown-label
      “Lock” is not a button in content/screens/kit/labels.yaml.  If the text comes from an object, write { text: …, own: true }.
    content/screens/a.yaml:6:83  unknown-label
      “Edit JSN” is not a button in content/screens/kit/labels.yaml.  Did you mean “Edit JSON”?"
  `)
})

test('other apps have their own words, and navigation sets are checked', () => {
  expect(shownDiagnostics('window: slack\nbuttons: [Anything]\nbody: [{ type: text, text: x }]')).toBe('')
  expect(shownDiagnostics('builder: { Builder: [Data models] }')).toMatchInlineSnapshot(`
    "content/screens/a.yaml:1:22  unknown-label
      “Data models” is not an item of Builder in content/screens/kit/labels.yaml.  Did you mean “Data model”?"
  `)
})

test('click paths', () => {
  const right = page(
    path('Builder', 'Data model', 'Service'),
    path('Catalog', 'Services'),
    path('Settings', 'Branches'),
  )
  expect(shownDiagnostics('', right)).toBe('')
  expect(
    shownDiagnostics('', page(path('Builder', 'Blueprints'), path('Builder', 'Data modle'))),
  ).toMatchInlineSnapshot(`
    "content/a.mdx:4:9  unknown-label
      Builder has no “Blueprints” in content/screens/kit/labels.yaml.  It has: Data model, Data sources.
    content/a.mdx:4:9  unknown-label
      Builder has no “Data modle” in content/screens/kit/labels.yaml.  Did you mean “Data model”?"
  `)
})

test('labels are not checked on a site without the file', () => {
  const screens = [{ file: 'a.yaml', labels: usedLabels('buttons: [Anything]\nbody: []', {}) }]
  expect(checkInterfaceLabels({ labels: undefined, screens, pages: [page(path('Builder', 'x'))] })).toEqual([])
})
