import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { documentedSite } from '../support/documented-site.ts'
import { buildLaidOutSite, layOutContent, layOutOnSharedEngine } from './lay-out-site.ts'

// The site that docs/your-own-site.md describes, built and as a reader gets it.

let out: string
let files: Record<string, string>
const read = (path: string) => readFileSync(join(out, path), 'utf8')

beforeAll(() => {
  files = documentedSite()
  const source = layOutContent('documented-source', files)
  const root = layOutOnSharedEngine({ content: join(source, 'content'), config: files['site.config.ts'] ?? '' })
  buildLaidOutSite(root)
  out = join(root, 'out')
}, 600_000)

test('its pages have its components, its words, and its navigation', () => {
  expect(read('pricing/index.html')).toContain('data-component="price"')
  expect(read('tutorials/index.html')).toContain('1 tutorial')
  expect(read('tutorials/index.html')).toMatch(/data-parts="walls"/)
  expect(read('recipes/index.html')).toContain('1 recipe<')
  expect(read('recipes/index.html')).toContain('href="/recipes/all/mortar/"')
  expect(read('plans/index.html')).toContain('<code>▢▢▢▢\n▢▢▢▢</code>')
  expect(read('generated/playground-worker.js')).toContain('The plan needs both')
  expect(read('index.html')).toMatch(/<a [^>]*href="\/tutorials\/"[^>]*>Tutorials<\/a>/)
  expect(read('pricing.md')).toContain('$10 per month')
  expect(existsSync(join(out, 'tutorials/all/first-wall/index.html'))).toBe(true)
})

test('nothing in it links to what it leaves out', () => {
  const page = read('install/index.html')
  expect(page).not.toContain('Edit this page')
  expect(page).not.toContain('Ask AI')
})
