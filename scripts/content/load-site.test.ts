import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatDiagnostic } from '#lib/diagnostics/format.ts'
import { loadSite } from './load-site.ts'
import { listFiles, readTextIfExists } from './read-files.ts'

const root = join(import.meta.dirname, '../..')
const site = await loadSite(root)

test('the content of this site passes every check', () => {
  const sourceOf = (file: string) => readTextIfExists(join(root, file))
  expect(site.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { color: false, sourceOf }))).toEqual([])
})

test('documents in = pages out', () => {
  const documents = listFiles(join(root, 'content')).filter(
    (file) => /\.mdx?$/.test(file) && !file.startsWith('snippets/'),
  )
  expect(documents.length).toBeGreaterThan(0)
  expect(site.pages.map(({ contentPath }) => contentPath).sort()).toEqual(documents.sort())
  expect(new Set(site.pages.map(({ route }) => route)).size).toBe(documents.length)
  for (const { compiled, file } of site.pages) expect(compiled.html, file).not.toBe('')
})

test('no token is left over in what readers see', () => {
  const tokens = Object.keys(site.tokens).map((name) => `{${name}}`)
  for (const { compiled, route } of site.pages) {
    const seen = `${route} ${compiled.html}`
    expect(
      tokens.filter((token) => seen.includes(token)),
      route,
    ).toEqual([])
  }
})
