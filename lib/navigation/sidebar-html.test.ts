import { expect, test } from 'vitest'
import type { RoutePath } from '../pages/route.ts'
import type { SidebarItem } from './sidebar-file.ts'
import { sidebarHtml } from './sidebar-html.ts'

const page = (label: string, route: string): SidebarItem => ({
  kind: 'page',
  label,
  route: route as RoutePath,
  owned: true,
})

test('links, categories with and without a page, and their contents', () => {
  const items: SidebarItem[] = [
    page('Home', '/'),
    page('R & D <beta>', '/r'),
    {
      kind: 'category',
      label: 'Scorecards',
      link: { route: '/scorecards' as RoutePath, generated: false, description: undefined },
      items: [{ kind: 'category', label: 'Apps', link: undefined, items: [page('Jira', '/scorecards/jira')] }],
    },
  ]
  expect(sidebarHtml(items).replaceAll(/<(li|ul)/g, '\n<$1')).toMatchInlineSnapshot(`
    "
    <ul class="tree">
    <li><a href="/">Home</a></li>
    <li><a href="/r/">R &#x26; D &#x3C;beta></a></li>
    <li class="category"><div><a href="/scorecards/">Scorecards</a><button type="button" aria-expanded="false" aria-label="Pages under Scorecards" data-key="/Scorecards"></button></div>
    <ul>
    <li class="category"><div><span>Apps</span><button type="button" aria-expanded="false" aria-label="Pages under Apps" data-key="/Scorecards/Apps"></button></div>
    <ul>
    <li><a href="/scorecards/jira/">Jira</a></li></ul></li></ul></li></ul>"
  `)
})

test('an entry that leads to another sidebar is followed by its name', () => {
  const [label, route] = ['Introduction', '/api' as RoutePath]
  const entry: SidebarItem = { kind: 'page', label, route, owned: false, otherSidebar: 'api' }
  expect(sidebarHtml([entry], { api: 'API reference' })).toContain(
    '<a href="/api/" data-other="API reference">Introduction</a>',
  )
  expect(sidebarHtml([entry])).toContain('>Introduction</a>')
})

test('categories with the same name in different places have different keys', () => {
  const inner: SidebarItem = { kind: 'category', label: 'Examples', link: undefined, items: [] }
  const outer = (label: string): SidebarItem => ({ kind: 'category', label, link: undefined, items: [inner] })
  const keys = [...sidebarHtml([outer('A'), outer('B')]).matchAll(/data-key="([^"]*)"/g)].map(([, key]) => key)
  expect(keys).toEqual(['/A', '/A/Examples', '/B', '/B/Examples'])
})

test('API operations show their method; abbreviated methods have an accessible full name', () => {
  const items: SidebarItem[] = [
    { ...page('Get a run', '/get'), method: 'get' } as SidebarItem,
    { ...page('Delete a run', '/delete'), method: 'delete' } as SidebarItem,
  ]
  expect(sidebarHtml(items).replaceAll('<li', '\n<li')).toMatchInlineSnapshot(`
    "<ul class="tree">
    <li><a href="/get/"><span class="method" data-method="get">GET</span> Get a run</a></li>
    <li><a href="/delete/"><span class="method" data-method="delete"><span aria-hidden="true">DEL</span><span class="sr-only">DELETE</span></span> Delete a run</a></li></ul>"
  `)
})
