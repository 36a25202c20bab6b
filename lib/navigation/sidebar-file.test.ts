import { describe, expect, test } from 'vitest'
import { formatDiagnostics } from '../../tests/support/test-compiler.ts'
import { readSidebars } from './sidebar-file.ts'

const tokens = { brand: 'slipway', product: 'Slipway' }
const pages = new Map([
  ['/', 'Home'],
  ['/a', 'A page'],
  ['/b', 'B page'],
  ['/c', 'C page'],
  ['/api-reference/slipway-api', 'API'],
])

const read = (text: string, prefix = '') => readSidebars('content/sidebars.yaml', text, pages, tokens, prefix)

/** Entries of one sidebar, each on its own line. */
const sidebar = (...entries: readonly string[]) => ['main:', ...entries.map((entry) => `  - ${entry}`), ''].join('\n')

function shownDiagnostics(text: string): string {
  return `\n${formatDiagnostics(read(text), text)}\n`
}

describe('sidebars', () => {
  test('become items with routes and owners', () => {
    const text = sidebar(
      '{ type: ref, label: "{product} API", path: "/api-reference/{brand}-api" }',
      '{ type: doc, label: Home, path: / }',
      '{ type: category, label: With page, link_type: doc, link_path: /a/, items: [{ type: doc, label: B, path: /b }] }',
      '{ type: category, label: Generated, link_type: generated-index, link_path: /category/g, description: All of it, items: [] }',
      '{ type: category, label: Label only, link_type: none, items: [{ type: ref, label: A again, path: /a }] }',
    )
    const { sidebars, diagnostics } = read(text)
    expect(diagnostics).toEqual([])
    expect(sidebars).toEqual([
      {
        id: 'main',
        items: [
          { kind: 'page', label: 'Slipway API', route: '/api-reference/slipway-api', owned: false },
          { kind: 'page', label: 'Home', route: '/', owned: true },
          {
            kind: 'category',
            label: 'With page',
            link: { route: '/a', generated: false, description: undefined },
            items: [{ kind: 'page', label: 'B', route: '/b', owned: true }],
          },
          {
            kind: 'category',
            label: 'Generated',
            link: { route: '/category/g', generated: true, description: 'All of it' },
            items: [],
          },
          {
            kind: 'category',
            label: 'Label only',
            link: undefined,
            items: [{ kind: 'page', label: 'A again', route: '/a', owned: false }],
          },
        ],
      },
    ])
  })

  test('know which of their entries lead to another sidebar', () => {
    const text = `${sidebar('{ type: ref, path: /b }', '{ type: ref, path: /c }', '{ type: doc, path: /a }')}other: [{ type: doc, path: /b }]\n`
    const [main] = read(text).sidebars
    expect(main?.items).toMatchObject([
      { label: 'B page', otherSidebar: 'other' },
      { label: 'C page' },
      { label: 'A page' },
    ])
    expect(main?.items.slice(1)).not.toContainEqual(expect.objectContaining({ otherSidebar: expect.anything() }))
  })

  test('have the names of their pages if they give no label', () => {
    const { sidebars, diagnostics } = read(
      sidebar('{ type: doc, path: /a }', '{ type: ref, path: /b/ }', '{ type: doc, label: See, path: /c }'),
    )
    expect(diagnostics).toEqual([])
    expect(sidebars[0]?.items.map(({ label }) => label)).toEqual(['A page', 'B page', 'See'])
  })

  test('of a version have its routes', () => {
    const text = sidebar('{ type: doc, label: A, path: /a }')
    const { sidebars, diagnostics } = readSidebars(
      'content/versions/1.0/sidebars.yaml',
      text,
      new Map([['/1.0/a', 'A page']]),
      tokens,
      '/1.0',
    )
    expect(diagnostics).toEqual([])
    expect(sidebars[0]?.items).toEqual([{ kind: 'page', label: 'A', route: '/1.0/a', owned: true }])
  })

  test.each(['', '# nothing yet\n', 'main: []\n'])('may be empty: %j', (text) => {
    expect(read(text).diagnostics).toEqual([])
  })
})

describe('shownDiagnostics', () => {
  test('a page that does not exist', () => {
    expect(
      shownDiagnostics(sidebar('{ type: doc, label: A, path: /a }', '{ type: ref, label: Bee, path: /bb }')),
    ).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:3:5  sidebar-missing-page
        There is no page /bb.  Did you mean “/b”?
            2 |   - { type: doc, label: A, path: /a }
          > 3 |   - { type: ref, label: Bee, path: /bb }
              |     ^
            4 | 
      "
    `)
  })

  test('a page with no similar path', () => {
    expect(shownDiagnostics(sidebar('{ type: doc, label: A, path: /nothing/like/it }'))).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:2:5  sidebar-missing-page
        There is no page /nothing/like/it.  Remove the entry, or write the page.
            1 | main:
          > 2 |   - { type: doc, label: A, path: /nothing/like/it }
              |     ^
            3 | 
      "
    `)
  })

  test('a category whose page does not exist', () => {
    const text =
      'main:\n  - type: category\n    label: A\n    link_type: doc\n    link_path: /nothing/like/it\n    items: []\n'
    expect(shownDiagnostics(text)).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:2:5  sidebar-missing-page
        There is no page /nothing/like/it.  Remove the entry, or write the page.
            1 | main:
          > 2 |   - type: category
              |     ^
            3 |     label: A
      "
    `)
  })

  test('a page inside a category that does not exist', () => {
    const text =
      'main:\n  - type: category\n    label: A\n    link_type: none\n    items:\n      - type: doc\n        label: B\n        path: /nothing/like/it\n'
    expect(shownDiagnostics(text)).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:6:9  sidebar-missing-page
        There is no page /nothing/like/it.  Remove the entry, or write the page.
            5 |     items:
          > 6 |       - type: doc
              |         ^
            7 |         label: B
      "
    `)
  })

  test('a page twice in one sidebar', () => {
    expect(
      shownDiagnostics(sidebar('{ type: doc, label: A, path: /a }', '{ type: doc, label: A, path: /a/ }')),
    ).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:3:5  sidebar-duplicate-page
        /a is already in this sidebar; a page belongs in one place.  Make this entry “type: ref”.
            2 |   - { type: doc, label: A, path: /a }
          > 3 |   - { type: doc, label: A, path: /a/ }
              |     ^
            4 | 
      "
    `)
  })

  test('a page in two sidebars', () => {
    const text = `${sidebar('{ type: doc, label: A, path: /a }')}other:\n  - { type: doc, label: A, path: /a }\n`
    expect(shownDiagnostics(text)).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:4:5  sidebar-duplicate-page
        /a is already in main; a page belongs in one place.  Make this entry “type: ref”.
            3 | other:
          > 4 |   - { type: doc, label: A, path: /a }
              |     ^
            5 | 
      "
    `)
  })

  test('a type that does not exist', () => {
    expect(shownDiagnostics(sidebar('{ type: page, label: A, path: /a }'))).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:2:13  sidebar-invalid
        “page” is not a value of “type”.  Use one of: doc, ref, api, category.
            1 | main:
          > 2 |   - { type: page, label: A, path: /a }
              |             ^
            3 | 
      "
    `)
  })

  test('an unknown key', () => {
    expect(shownDiagnostics(sidebar('{ type: doc, label: A, path: /a, icon: x }'))).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:2:38  sidebar-invalid
        “icon” is not a key here.  Use one of: type, label, path.
            1 | main:
          > 2 |   - { type: doc, label: A, path: /a, icon: x }
              |                                      ^
            3 | 
      "
    `)
  })

  test('a missing label, in a category', () => {
    const text =
      'main:\n  - type: category\n    label: A\n    link_type: none\n    items:\n      - type: category\n        items: []\n        link_type: none\n'
    expect(shownDiagnostics(text)).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:6:9  sidebar-invalid
        “label” is missing.  Add “label: …”.
            5 |     items:
          > 6 |       - type: category
              |         ^
            7 |         items: []
      "
    `)
  })

  test('a path without a slash', () => {
    expect(shownDiagnostics(sidebar('{ type: doc, label: A, path: a }'))).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:2:34  sidebar-invalid
        “path” must start with “/”.
            1 | main:
          > 2 |   - { type: doc, label: A, path: a }
              |                                  ^
            3 | 
      "
    `)
  })

  test('a link type without a path', () => {
    expect(shownDiagnostics(sidebar('{ type: category, label: A, link_type: doc, items: [] }'))).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:2:44  sidebar-invalid
        A category with “link_type: doc” needs a “link_path”.
            1 | main:
          > 2 |   - { type: category, label: A, link_type: doc, items: [] }
              |                                            ^
            3 | 
      "
    `)
  })

  test('a path with a type that has none', () => {
    expect(
      shownDiagnostics(sidebar('{ type: category, label: A, link_type: none, link_path: /a, items: [] }')),
    ).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:2:44  sidebar-invalid
        A category with “link_type: none” cannot have a “link_path”.
            1 | main:
          > 2 |   - { type: category, label: A, link_type: none, link_path: /a, items: [] }
              |                                            ^
            3 | 
      "
    `)
  })

  test('broken YAML', () => {
    expect(shownDiagnostics('main:\n  - type: doc\n   label: A\n')).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:3:1  sidebar-invalid
        This line does not fit the list above it.  Start an item with “- ”, or align the line with the keys of its item.
            2 |   - type: doc
          > 3 |    label: A
              | ^
            4 | 
      "
    `)
  })

  test('several diagnostics at once', () => {
    expect(
      read(sidebar('{ type: doc, label: A, path: /x1 }', '{ type: doc, label: A, path: /x2 }')).diagnostics,
    ).toHaveLength(2)
  })
})
