import { expect, test } from 'vitest'
import type { RoutePath } from '../pages/route.ts'
import type { SidebarItem } from './sidebar-file.ts'
import { maxWholeSidebar, sidebarPartOf, sidebarParts } from './sidebar-parts.ts'

const page = (path: string): SidebarItem => ({ kind: 'page', label: path, route: path as RoutePath, owned: true })
const category = (label: string, items: SidebarItem[], link?: string): SidebarItem => ({
  kind: 'category',
  label,
  link: link === undefined ? undefined : { route: link as RoutePath, generated: true, description: undefined },
  items,
})
const many = (name: string, count: number) => Array.from({ length: count }, (_, index) => page(`/${name}/${index}`))

/** Labels as a tree; empty categories include their URL. */
function outline(items: readonly SidebarItem[]): unknown[] {
  return items.map((item) => {
    if (item.kind === 'page') return item.label
    return item.items.length === 0 ? `${item.label} → ${item.link?.route}` : { [item.label]: outline(item.items) }
  })
}

test('does not split a small sidebar', () => {
  const items = [page('/a'), category('B', [page('/b/1')])]
  const sidebar = { id: 'main', items }
  expect([...sidebarParts(sidebar)]).toEqual([['main', items]])
  expect(sidebarPartOf(sidebar).size).toBe(0)
})

test('a page shows its surroundings in a large sidebar, and closed categories', () => {
  const items = [
    page('/start'),
    category('Large', many('large', maxWholeSidebar)),
    category('B', [page('/b/1'), category('C', [page('/b/c/1')], '/b/c'), category('D', [page('/b/d/1')])]),
    category('Empty', []),
  ]
  const [parts, partOf] = [sidebarParts({ id: 'main', items }), sidebarPartOf({ id: 'main', items })]
  expect([...parts.keys()]).toEqual(['main.top', 'main.1', 'main.2', 'main.2.1', 'main.2.2'])
  const outlineAt = (route: string) => outline(parts.get(partOf.get(route as RoutePath) ?? '') ?? [])
  expect(outlineAt('/start')).toEqual(['/start', 'Large → /large/0', 'B → /b/1'])
  const aroundC = ['/start', 'Large → /large/0', { B: ['/b/1', { C: ['/b/c/1'] }, 'D → /b/d/1'] }]
  expect(outlineAt('/b/c/1')).toEqual(aroundC)
  expect(outlineAt('/b/c')).toEqual(aroundC)
  expect(outlineAt('/b/1')).toEqual(['/start', 'Large → /large/0', { B: ['/b/1', 'C → /b/c', 'D → /b/d/1'] }])
  expect(partOf.size).toBe(maxWholeSidebar + 5)
})

test('a page in a list of its own shows only that list, below the categories that contain it', () => {
  const list = category('C', [page('/c/1'), category('D', [page('/d/1')], '/d')], '/c')
  const items = [
    category('Large', many('large', maxWholeSidebar)),
    category('A', [page('/a/1'), category('B', [page('/b/1'), list, page('/b/2')])]),
  ]
  const [parts, partOf] = [sidebarParts({ id: 'main', items }), sidebarPartOf({ id: 'main', items })]
  const outlineAt = (route: string) => outline(parts.get(partOf.get(route as RoutePath) ?? '') ?? [])
  expect(outlineAt('/c/1')).toEqual([{ A: [{ B: [{ C: ['/c/1', 'D → /d'] }] }] }])
  expect(outlineAt('/d/1')).toEqual([{ A: [{ B: [{ C: ['/c/1', { D: ['/d/1'] }] }] }] }])
  expect(outlineAt('/b/1')).toEqual(['Large → /large/0', { A: ['/a/1', { B: ['/b/1', 'C → /c', '/b/2'] }] }])
})

test('grows with the pages of a category, not with all pages', () => {
  const largestPart = (categories: number) => {
    const items = Array.from({ length: categories }, (_, index) => category(`${index}`, many(`${index}`, 40)))
    return Math.max(
      ...[...sidebarParts({ id: 'main', items }).values()].map((partItems) => JSON.stringify(partItems).length),
    )
  }
  expect(largestPart(150) / largestPart(15)).toBeLessThan(5)
})
