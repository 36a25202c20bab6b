import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { diagnosticCodes } from '#lib/diagnostics/diagnostic-codes.ts'
import { requiredCodes } from '#lib/diagnostics/severity.ts'
import { listFiles } from '../../../scripts/disk/read-files.ts'
import { buildLaidOutSite, layOutOnSharedEngine } from '../../sites/lay-out-site.ts'

// Builds the site under another brand, with only as many pages as it takes to have every kind of page, component, and
// sample. `tests/own/unit/brand.test.ts` looks for the brand in the sources of all pages.

const project = process.cwd()
let root: string
let out: string
let files: string[]

const read = (file: string) => readFileSync(join(out, file), 'utf8')
const textOf = (extension: string) =>
  files
    .filter((file) => file.endsWith(extension))
    .map(read)
    .join('\n')

/** What a page is made of: its kind, components, directives, and languages of samples, some of which are live. */
const parts = /^kind: [\w-]+|<[A-Z]\w*|^ *(?::{3,}|`{3,})[\w-]+(?: live)?/gm

/** Removes the pages that have no part which none before them has, except that of the API: its path has the brand. */
function removeSparePages(content: string): void {
  const seen = new Set<string>()
  for (const file of listFiles(content, (path) => /^(?:partials|snippets|screens)\//.test(path))) {
    if (!/^(?!.*\{brand\}-api).*\.mdx?$/.test(file)) continue
    const found = (readFileSync(join(content, file), 'utf8').match(parts) ?? []).map((part) => part.trim())
    if (found.every((part) => seen.has(part))) rmSync(join(content, file))
    for (const part of found) seen.add(part)
  }
}

/** Removes all but the first operations of the specification. */
function shortenSpecification(file: string): void {
  const { paths, ...others } = parse(readFileSync(file, 'utf8')) as { paths: object }
  writeFileSync(file, stringify({ ...others, paths: Object.fromEntries(Object.entries(paths).slice(0, 12)) }))
}

beforeAll(() => {
  // Links lead to pages that are not there.
  const optional = Object.keys(diagnosticCodes).filter((code) => !(requiredCodes as ReadonlySet<string>).has(code))
  const severity = JSON.stringify(Object.fromEntries(optional.map((code) => [code, 'off'])))
  const config = readFileSync(join(project, 'site.config.ts'), 'utf8')
    .replace("const brand = 'slipway'", "const brand = 'harbor-master'")
    .replace("const product = 'Slipway'", "const product = 'Harbor Master'")
    .replace('  brand,', `  brand,\n  checks: { severity: ${severity} },`)
  root = layOutOnSharedEngine({ content: join(project, 'content'), config })
  removeSparePages(join(root, 'content'))
  shortenSpecification(join(root, 'apispec.yaml'))
  buildLaidOutSite(root)
  out = join(root, 'out')
  files = listFiles(out)
}, 600_000)

test('the old brand is in no file name and in no file', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /slipway/i.test(file))).toEqual([])
  // Binary files too: as Latin-1 every byte is a character.
  const holders = files.filter((file) => /slipway/i.test(readFileSync(join(out, file), 'latin1')))
  expect(holders).toEqual([])
})

test('paths carry the new brand', () => {
  expect(files).toContain('api-reference/harbor-master-api/index.html')
  expect(read('index.html')).toContain('href="/api-reference/harbor-master-api/"')
  expect(read('sitemap.xml')).toContain(
    '<loc>https://docs.harbor-master.example/api-reference/harbor-master-api/</loc>',
  )
})

test('identifiers, names and hosts carry the new brand', () => {
  const pages = textOf('.html')
  expect(pages).toContain('HARBOR_MASTER_CLIENT_ID')
  expect(pages).toContain('id="harbor-master_ctas"')
  expect(pages).toContain('https://app.harbor-master.example')
  expect(pages).toContain('https://github.com/harbor-master-labs')
  expect(read('index.html')).toMatch(/<title>[^<]+ \| Harbor Master<\/title>/)
  expect(JSON.parse(read('site.webmanifest'))).toMatchObject({ short_name: 'Harbor Master' })
})

test('storage keys carry the new brand, which scripts read from the page', () => {
  expect(read('index.html')).toMatch(/<html[^>]* data-brand="harbor-master"/)
  expect(textOf('.js')).toContain('dataset.brand')
})

describe('built again elsewhere: in another time zone and language, for another user, with the caches of before', () => {
  let before: ReadonlyMap<string, string>
  let after: ReadonlyMap<string, string>

  /** A hash of each file of the export, by its path. */
  function hashes(): Map<string, string> {
    const hash = (file: string) =>
      createHash('sha256')
        .update(readFileSync(join(out, file)))
        .digest('hex')
    return new Map(listFiles(out).map((file) => [file, hash(file)]))
  }

  beforeAll(() => {
    before = hashes()
    // Stored documents would say nothing of how they are rendered elsewhere.
    for (const step of ['documents.json', 'rendered', 'sitemap'])
      rmSync(join(root, '.cache/store', step), { recursive: true })
    const umask = process.umask(0o077)
    buildLaidOutSite(root, { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' })
    process.umask(umask)
    after = hashes()
  }, 1_200_000)

  test('there are the same files', () => {
    expect([...after.keys()]).toEqual([...before.keys()])
  })

  test('each file has the same bytes, Next’s build id included', () => {
    expect([...before].filter(([file, hash]) => after.get(file) !== hash).map(([file]) => file)).toEqual([])
  })
})
