import { describe, expect, test } from 'vitest'
import { formatDiagnostics } from '../../tests/support/test-compiler.ts'
import type { RoutePath } from '../pages/route.ts'
import { type ListedOperation, operationGroups, placeOperations } from './operation-items.ts'
import { type KnownOperations, readSidebars } from './sidebar-file.ts'

const operation = (slug: string, tag: string, method = 'get'): ListedOperation => ({
  route: `/api/${slug}` as RoutePath,
  method,
  summary: `Summary of ${slug}`,
  tag,
})
const operations = [operation('a', 'One'), operation('b', 'Two', 'post'), operation('c', 'One', 'patch')]

const read = (text: string, known: KnownOperations = operations) =>
  readSidebars('content/sidebars.yaml', text, new Map([['/x', 'X']]), {}, '', known)

/** A sidebar as lines: categories in uppercase, operations with their method. */
function outline(text: string, known?: KnownOperations): string[] {
  const lines: string[] = []
  const visit = (items: ReturnType<typeof read>['sidebars'][number]['items']) => {
    for (const item of items) {
      if (item.kind === 'page') lines.push([item.method, item.label, item.route].filter(Boolean).join(' '))
      else {
        lines.push(item.label.toUpperCase())
        visit(item.items)
      }
    }
  }
  const { sidebars, diagnostics } = read(text, known)
  expect(diagnostics).toEqual([])
  visit(sidebars.flatMap(({ items }) => items))
  return lines
}

describe('entries of operations', () => {
  test('one without a path becomes all operations, grouped by tag', () => {
    expect(outline('main:\n  - { type: doc, label: X, path: /x }\n  - { type: api }\n')).toEqual([
      'X /x',
      'ONE',
      'get Summary of a /api/a',
      'patch Summary of c /api/c',
      'TWO',
      'post Summary of b /api/b',
    ])
  })

  test('an operation with its own entry is not repeated', () => {
    const text = 'main:\n  - { type: api, path: /api/c, label: Short }\n  - { type: api }\n'
    expect(outline(text)).toEqual([
      'patch Short /api/c',
      'ONE',
      'get Summary of a /api/a',
      'TWO',
      'post Summary of b /api/b',
    ])
  })

  test('label and method are allowed if the method is correct', () => {
    const category =
      '- { type: category, label: Mine, link_type: none, items: [{ type: api, path: /api/b, method: post }] }'
    expect(outline(`main:\n  ${category}\n`)).toEqual(['MINE', 'post Summary of b /api/b'])
  })

  test('entries are not checked while the specification cannot be read', () => {
    const text = 'main:\n  - { type: api, path: /api/z, label: Z, method: get }\n  - { type: api }\n'
    expect(outline(text, 'unknown')).toEqual(['get Z /api/z'])
  })

  test('shownDiagnostics', () => {
    const text = `main:
  - { type: api, path: /api/aa }
  - { type: api, path: /api/b, method: put }
  - { type: api, path: /api/b }
  - { type: api, label: All }
`
    expect(`\n${formatDiagnostics(read(text), text)}\n`).toMatchInlineSnapshot(`
      "
      content/sidebars.yaml:2:5  sidebar-missing-page
        There is no operation /api/aa.  Did you mean “/api/a”?
            1 | main:
          > 2 |   - { type: api, path: /api/aa }
              |     ^
            3 |   - { type: api, path: /api/b, method: put }

      content/sidebars.yaml:3:40  sidebar-invalid
        The method of /api/b is “post”, not “put”.  Correct the method, or leave it out.
            2 |   - { type: api, path: /api/aa }
          > 3 |   - { type: api, path: /api/b, method: put }
              |                                        ^
            4 |   - { type: api, path: /api/b }

      content/sidebars.yaml:4:5  sidebar-duplicate-page
        /api/b is already in this sidebar; a page belongs in one place.  Make this entry “type: ref”.
            3 |   - { type: api, path: /api/b, method: put }
          > 4 |   - { type: api, path: /api/b }
              |     ^
            5 |   - { type: api, label: All }

      content/sidebars.yaml:5:5  sidebar-invalid
        An entry “type: api” without a “path” stands for all operations and has no other key.  Add the path of one operation, or remove the key.
            4 |   - { type: api, path: /api/b }
          > 5 |   - { type: api, label: All }
              |     ^
            6 | 
      "
    `)
  })
})

test('groups of operations are the categories of the sidebars, in their order', () => {
  const text = `main:
  - { type: api, path: /api/c }
api-sidebar:
  - type: category
    label: All
    link_type: none
    items:
      - { type: category, label: Twos, link_type: none, items: [{ type: api, path: /api/b }] }
      - { type: doc, path: /x }
      - { type: api, path: /api/a }
`
  const { sidebars } = read(text)
  const names = (groups: ReturnType<typeof operationGroups<ListedOperation>>) =>
    groups.map(({ name, operations: listed }) => [name, ...listed.map(({ route }) => route)])
  expect(names(operationGroups(sidebars, operations))).toEqual([
    ['One', '/api/c'],
    ['Twos', '/api/b'],
    ['All', '/api/a'],
  ])
  expect(names(operationGroups(placeOperations([], operations, 'api'), operations))).toEqual([
    ['One', '/api/a', '/api/c'],
    ['Two', '/api/b'],
  ])
})

describe('operations in no sidebar', () => {
  const placed = (text: string) => placeOperations(read(text).sidebars, operations, 'api-sidebar')
  const page = (slug: string, method: string) => ({
    kind: 'page',
    label: `Summary of ${slug}`,
    route: `/api/${slug}`,
    owned: true,
    method,
  })

  test('are added to a sidebar', () => {
    expect(placed('main: []\n')).toEqual([
      { id: 'main', items: [] },
      {
        id: 'api-sidebar',
        items: [
          { kind: 'category', label: 'One', link: undefined, items: [page('a', 'get'), page('c', 'patch')] },
          { kind: 'category', label: 'Two', link: undefined, items: [page('b', 'post')] },
        ],
      },
    ])
  })

  test('join the category of their tag', () => {
    const category = '{ type: category, label: One, link_type: none, items: [{ type: api, path: /api/c }] }'
    expect(placed(`api-sidebar:\n  - ${category}\n`)).toEqual([
      {
        id: 'api-sidebar',
        items: [
          { kind: 'category', label: 'One', link: undefined, items: [page('c', 'patch'), page('a', 'get')] },
          { kind: 'category', label: 'Two', link: undefined, items: [page('b', 'post')] },
        ],
      },
    ])
  })

  test('none if all have a place', () => {
    const { sidebars } = read('main:\n  - { type: api }\n')
    expect(placeOperations(sidebars, operations, 'api-sidebar')).toEqual(sidebars)
  })
})
