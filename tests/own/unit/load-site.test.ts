import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatDiagnostic } from '#lib/diagnostics/format.ts'
import { listFiles, readTextIfExists } from '../../../scripts/disk/read-files.ts'
import { loadSite } from '../../../scripts/read/load-site.ts'

const root = join(import.meta.dirname, '../../..')
const site = await loadSite(root)

test('the content of this site passes every check', () => {
  const sourceOf = (file: string) => readTextIfExists(join(root, file))
  expect(site.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { color: false, sourceOf }))).toEqual([])
})

test('documents in = pages out', () => {
  const documents = listFiles(join(root, 'content')).filter(
    (file) => /\.mdx?$/.test(file) && !/^(?:snippets|partials)\//.test(file),
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

/** The HTML from a heading of level 2 to the next one. */
function sectionOf(html: string, id: string): string {
  const [, rest = ''] = html.split(new RegExp(`<h2 id="${id}"`))
  return rest.split('<h2 ')[0] as string
}

const screensOf = (html: string) => [...html.matchAll(/class="screen"/g)].length
const published = site.pages.filter(({ version }) => version === undefined)
const ofKind = (kind: string) => published.filter((page) => page.kind === kind)
const filesOf = (pages: readonly { file: string }[]) => pages.map(({ file }) => file)

describe('the parts that docs/writing.md requires', () => {
  test('there are pages of each kind', () => {
    for (const kind of ['guide', 'solution', 'how-to', 'reference'])
      expect(ofKind(kind).length, kind).toBeGreaterThan(0)
  })

  test.each(ofKind('guide').map(({ file, compiled }) => [file, compiled] as const))('%s', (_, { html, headings }) => {
    const parts = ['what-you-will-have', 'prerequisites', 'test-it', 'troubleshooting', 'next-steps']
    const ids = headings.filter(({ depth }) => depth === 2).map(({ id }) => id)
    expect(ids.filter((id) => parts.includes(id))).toEqual(parts)
    expect(screensOf(sectionOf(html, 'what-you-will-have'))).toBeGreaterThan(0)
    expect(screensOf(html)).toBeGreaterThanOrEqual(3)
    expect(html).toContain('<strong>You now see</strong>')
    expect(sectionOf(html, 'prerequisites')).toMatch(/\b(?:minutes|hours?)\b/)
  })

  test('long samples of guides are folded', () => {
    const long = ofKind('guide').flatMap(({ file, compiled: { html } }) => {
      const open = html.replaceAll(/<details[\s\S]*?<\/details>/g, '')
      return [...open.matchAll(/<pre[\s\S]*?<\/pre>/g)]
        .map(([sample]) => (sample.match(/data-line/g) ?? []).length)
        .filter((lines) => lines > 25)
        .map((lines) => `${file}: ${lines} lines`)
    })
    expect(long).toEqual([])
  })

  test('each solution shows a dashboard or a form, and says when a stage is done', () => {
    const solutions = ofKind('solution')
    expect(filesOf(solutions.filter(({ compiled }) => screensOf(compiled.html) === 0))).toEqual([])
    expect(filesOf(solutions.filter(({ compiled }) => !/<strong>Done when/.test(compiled.html)))).toEqual([])
  })

  test('each input of a form has a picture of it', () => {
    const inputs = published.filter(({ file, kind }) => file.includes('/user-inputs/') && kind === 'reference')
    expect(inputs.length).toBeGreaterThan(0)
    expect(filesOf(inputs.filter(({ compiled }) => screensOf(compiled.html) === 0))).toEqual([])
  })

  test('each page about actions has a screen', () => {
    const actions = published.filter(
      ({ file, kind }) => file.startsWith('content/actions-and-automations/') && !['index', 'concept'].includes(kind),
    )
    expect(filesOf(actions.filter(({ compiled }) => screensOf(compiled.html) === 0))).toEqual([])
  })

  test('no page tells readers about the state of this project', () => {
    expect(filesOf(published.filter(({ compiled }) => /\bis planned\b/.test(compiled.html)))).toEqual([])
  })
})
