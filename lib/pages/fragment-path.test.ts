import { expect, test } from 'vitest'
import { fragmentPath, sidebarFragment } from './fragment-path.ts'

test.each([
  ['page', '/', '/_fragments/pages/index.html'],
  ['page', '/a/b', '/_fragments/pages/a/b.html'],
  ['sidebar', sidebarFragment('main', undefined), '/_fragments/sidebars/main.html'],
  ['sidebar', sidebarFragment('main', '1.0'), '/_fragments/sidebars/1.0/main.html'],
] as const)('the fragment of the %s %s is %s', (kind, name, expected) => {
  expect(fragmentPath(kind, name)).toBe(expected)
})
