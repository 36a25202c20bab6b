import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { expect, test } from 'vitest'
import { headersAt } from '#lib/hosting/header-rules.ts'
import { readHeadersFile } from '#lib/hosting/headers-file.ts'
import { isHashed } from '#lib/hosting/retained-releases.ts'
import { pages, redirectPages } from './exported-pages.ts'
import { exportedFiles, out, readExported } from './site.ts'

const text = readExported('_headers')
const rules = readHeadersFile(text)
const policyAt = (path: string) => headersAt(rules, path)['Content-Security-Policy'] ?? ''
const paths = [
  '/',
  '/search/',
  '/none',
  '/assets/js/a.js',
  '/_search/index.json',
  '/generated/playground.html',
  '/build.json',
]

test('no policy of a page lets text become code', () => {
  const policy = policyAt('/')
  expect(policy).toContain("default-src 'none'")
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? []
  expect(scripts.split(' ').every((source) => source === "'self'" || /^'sha256-[\w+/=]{44}'$/.test(source))).toBe(true)
  // None depends on content: the head's script, the check for files, remembered tabs, and the Not Found page.
  expect(scripts.split(' ').length).toBeLessThanOrEqual(6)
  const [, styles = ''] = /style-src ([^;]*)/.exec(policy) ?? []
  expect(styles.split(' ').length).toBeLessThanOrEqual(3)
  expect(policyAt('/generated/playground.html')).toContain('sandbox allow-scripts')
})

test('the policy allows every script and style that is inline in a page, and no page has an attribute with code', () => {
  const policy = policyAt('/')
  const unnamed = new Set<string>()
  for (const { file, codeAttributes, inlineCode } of [...pages, ...redirectPages]) {
    for (const attribute of codeAttributes) unnamed.add(`${file}: ${attribute}`)
    for (const code of inlineCode) {
      const hash = createHash('sha256').update(code).digest('base64')
      if (!policy.includes(`'sha256-${hash}'`)) unnamed.add(`${file}: ${code.slice(0, 60)}`)
    }
  }
  expect(pages.some(({ inlineCode }) => inlineCode.length > 0)).toBe(true)
  expect([...unnamed]).toEqual([])
})

test('Netlify reads the file without a complaint and sends what it says', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(out, '_headers')],
    configHeaders: [],
    minimal: false,
  })
  expect(errors).toEqual([])
  for (const path of paths) {
    const values = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path)).map((rule) => rule.values)
    expect(Object.assign({}, ...values), path).toEqual(headersAt(rules, path))
  }
})

/** Rules apply from the first to the last; a header that is there already is joined, unless a “!” has taken it back. */
function asCloudflareReads(path: string): Record<string, string> {
  const sent: Record<string, string> = {}
  let applies = false
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : line === path
    const [, taken] = /^\s+! (.+)$/.exec(line) ?? []
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (!applies) continue
    if (taken !== undefined) delete sent[taken]
    if (name !== undefined && value !== undefined)
      sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`
  }
  return sent
}

test('Cloudflare Pages sends each header once', () => {
  for (const path of paths) expect(asCloudflareReads(path), path).toEqual(headersAt(rules, path))
})

test('only files whose names change with their content are cached permanently', () => {
  const kept = exportedFiles.filter((file) => headersAt(rules, `/${file}`)['Cache-Control']?.includes('immutable'))
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter((file) => !isHashed(file))).toEqual([])
})
