import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RoutePath } from '#lib/pages/route.ts'
import type { DescribedDoc } from '#lib/site/describe-doc.ts'
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder.ts'
import { buildPlaceholder } from '../disk/build-id.mjs'
import { engineAtStart } from '../disk/engine-at-start.ts'
import { listFiles } from '../disk/read-files.ts'
import { openStore } from '../disk/store.ts'
import { planPages, routesToRender } from '../make/plan-pages.ts'
import { finishPages } from './finish-documents.ts'

const routes = ['/', '/a', '/a/b']

/** Plans the pages of a site with texts by fragment: `page /a`, `sidebar main`, `frame header`. */
function planWith(
  root: string,
  texts: Readonly<Record<string, string>> = {},
  title = 'A page',
  engine = 'engine',
  assets = '',
) {
  const docs = new Map(
    routes.map((path): [RoutePath, DescribedDoc] => {
      const route = path as RoutePath
      const summary = { route, title, description: 'About it' }
      const sidebarNames = { whole: 'main', part: path === '/' ? 'start' : 'main' }
      return [route, { summary, landing: false, currentRoute: route, sidebarNames }]
    }),
  )
  return planPages(
    openStore(root, engine),
    docs,
    (kind, name) => texts[`${kind} ${name}`] ?? `<p>${kind} ${name}</p>`,
    assets,
  )
}

type Plan = ReturnType<typeof planWith>

const runtime = `<script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([1,"a"])</script>`

/** What the framework writes for these routes. */
function render(root: string, plan: Plan) {
  const out = join(root, '.cache/export')
  rmSync(out, { recursive: true, force: true })
  const only = new Set<string>(routesToRender(plan))
  for (const { route, parts } of plan.filter((page) => only.has(page.route))) {
    const files = {
      'index.html': `<html data-build="${buildPlaceholder}"><style>${route}</style>${runtime}${parts.join('').replaceAll('<p>', '<p aria-current="true">')}</html>`,
      'index.txt': `data of ${route}, ${buildPlaceholder}`,
      '__next._full.txt': `data of ${route}, ${buildPlaceholder}`,
      'picture.png': 'not of the framework',
    }
    writeFiles(join(out, route), files)
  }
  writeFiles(out, {
    '404.html': `<html data-build="${buildPlaceholder}"></html>`,
    [`_next/static/${buildPlaceholder}/_manifest.js`]: '',
    '_next/static/chunks/a.js': '',
    '_not-found/index.html': '',
    '404/index.html': '',
  })
  return out
}

const rendered = (plan: Plan) => plan.filter(({ isStored }) => !isStored).map(({ route }) => route)

function builtSite() {
  const root = temporaryFolder()
  const plan = planWith(root)
  const out = render(root, plan)
  const code = finishPages(openStore(root, 'engine'), out, plan, '1')
  return { root, plan, out, code, read: (file: string) => readFileSync(join(out, file), 'utf8') }
}

test('the ID is in all documents', () => {
  const { read, code } = builtSite()
  expect([read('index.html'), read('a/b/index.html'), read('404.html')].map((text) => /build="1"/.test(text))).toEqual([
    true,
    true,
    true,
  ])
  expect([...(code ?? [])].map(([file, { styles }]) => [file, ...styles])).toEqual([
    ['index.html', '/'],
    ['a/index.html', '/a'],
    ['a/b/index.html', '/a/b'],
    ['404.html'],
  ])
})

test('nothing of the framework is left', () => {
  const { out } = builtSite()
  expect(listFiles(out).sort()).toEqual([
    '404.html',
    'a/b/index.html',
    'a/b/picture.png',
    'a/index.html',
    'a/picture.png',
    'index.html',
    'picture.png',
  ])
  expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toMatch(/_next/)
})

test('documents that follow from the same are not rendered again, and are there with the new id', () => {
  const { root } = builtSite()
  const plan = planWith(root, { 'page /a': 'changed' })
  expect(rendered(plan)).toEqual(['/a'])
  const out = render(root, plan)
  const code = finishPages(openStore(root, 'engine'), out, plan, '2')
  const fresh = temporaryFolder()
  const all = planWith(fresh, { 'page /a': 'changed' })
  const freshCode = finishPages(openStore(fresh, 'engine'), render(fresh, all), all, '2')
  for (const file of ['index.html', 'a/index.html', 'a/b/index.html', '404.html']) {
    expect(readFileSync(join(out, file), 'utf8')).toBe(readFileSync(join(fresh, '.cache/export', file), 'utf8'))
  }
  expect(code).toEqual(freshCode)
})

test.each([
  ['the header', { 'frame header': 'new' }, routes],
  ['the footer', { 'frame footer': 'new' }, routes],
  ['a part of the sidebar', { 'sidebar start': 'new' }, ['/']],
  ['an article', { 'page /a/b': 'new' }, ['/a/b']],
])('with %s, the pages that show it are rendered again', (_, texts, expected) => {
  expect(rendered(planWith(builtSite().root, texts))).toEqual(expected)
})

test('another title, another engine, other assets, another configuration: rendered again', () => {
  const { root } = builtSite()
  expect(rendered(planWith(root, {}, 'Another'))).toEqual(routes)
  expect(rendered(planWith(root, {}, 'A page', 'another engine'))).toEqual(routes)
  expect(rendered(planWith(root, {}, 'A page', 'engine', 'assets'))).toEqual(routes)
  const changed = temporaryFolder({ 'site.config.ts': '' })
  cpSync(join(root, '.cache'), join(changed, '.cache'), { recursive: true })
  expect(rendered(planWith(changed))).toEqual(routes)
})

test('no document is stored of a build during which the engine was changed', () => {
  const root = temporaryFolder()
  engineAtStart(root)
  const plan = planWith(root)
  writeFiles(root, { 'lib/new.ts': '' })
  finishPages(openStore(root, 'engine'), render(root, plan), plan, '1')
  expect(rendered(planWith(root))).toEqual(routes)
})

test('without any change one page is rendered, which an export wants', () => {
  const { root } = builtSite()
  expect(routesToRender(planWith(root))).toEqual(['/'])
})

test('stored documents that are damaged are refused', () => {
  const { root } = builtSite()
  const plan = planWith(root)
  const documents = join(root, '.cache/store/rendered')
  writeFileSync(join(documents, listFiles(documents)[0] ?? ''), '{"html":')
  expect(finishPages(openStore(root, 'engine'), render(root, plan), plan, '1')).toBeUndefined()
})

test('a document that shows other texts than planned is not stored', () => {
  const root = temporaryFolder()
  const other = planWith(root, { 'page /a': 'of a development server' })
  finishPages(openStore(root, 'engine'), render(root, other), planWith(root), '1')
  expect(rendered(planWith(root))).toEqual(['/a'])
})

test('documents of pages that are gone are removed', () => {
  const { root, plan } = builtSite()
  const left = plan.slice(0, 2)
  const store = openStore(root, 'engine')
  finishPages(store, render(root, left), left, '1')
  store.finish()
  expect(rendered(planWith(root))).toEqual(['/a/b'])
})
