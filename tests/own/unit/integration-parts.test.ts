import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../../scripts/disk/read-files.ts'

// A page that teaches a default mapping or a tool's webhook shows the result, runs on a payload, and ends with
// failures.

const folder = join(process.cwd(), 'content/build-your-software-catalog')
const webhookPage = /^custom-integration\/webhook\/examples\/(?!index|packages\/index)/

/** What a page must contain, and the pattern that finds it. */
const parts: readonly (readonly [string, RegExp])[] = [
  ['a picture', /^<Screen src="/m],
  ['a failure table', /^\| Symptom \| Cause \| Fix \|$/m],
  ['a payload', /^```json (?:live-input\b|title=")/m],
]
const isDefaultMapping = /^#{2,3} Read the default mapping$/m

/** A page's source, and after an index the source of the installation next to it, which has the failure table. */
function sourceOf(file: string): string {
  const source = readFileSync(join(folder, file), 'utf8')
  const installation = join(folder, dirname(file), 'installation.mdx')
  return /^kind: index$/m.test(source) && existsSync(installation)
    ? `${source}\n${readFileSync(installation, 'utf8')}`
    : source
}

/** Names of the parts that a page doesn't have. */
function missingParts(source: string): string[] {
  return parts.filter(([, pattern]) => !pattern.test(source)).map(([name]) => name)
}

test('missing parts are named', () => {
  expect(missingParts('Text\n')).toEqual(['a picture', 'a failure table', 'a payload'])
  expect(missingParts('<Screen src="a" />\n| Symptom | Cause | Fix |\n```json title="a.json"\n')).toEqual([])
})

test('each integration with a default mapping, and each webhook example, has all its parts', () => {
  const pages = listFiles(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({ file, source: sourceOf(file) }))
    .filter(({ file, source }) => webhookPage.test(file) || isDefaultMapping.test(source))
  expect(pages.length).toBeGreaterThan(40)
  const missing = pages.map(({ file, source }) => `${file}: ${missingParts(source).join(', ')}`)
  expect(missing.filter((line) => !line.endsWith(': '))).toEqual([])
})
