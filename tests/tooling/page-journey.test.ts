import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

// docs/page-journey.md lists the files that work on a page. docs/architecture.md sums them up, and says how large the
// engine is.

const architecture = readFileSync('docs/architecture.md', 'utf8')
const [, block = ''] = /```\n([\s\S]*?)```/.exec(readFileSync('docs/page-journey.md', 'utf8')) ?? []
const lines = block.split('\n').filter((line) => line !== '')
const isStation = (line: string) => line.startsWith('(')
const files = lines.filter((line) => !isStation(line))

const layerOf = (line: string) => (isStation(line) ? line : line.includes('/') ? line.split('/')[0] : 'root')
const roomOf = (line: string) => (isStation(line) ? line : posix.dirname(line))

function importsOf(file: string): string[] {
  return ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName }) => {
    if (fileName.startsWith('.')) return posix.join(posix.dirname(file), fileName)
    return fileName === '#content' ? 'content-store.ts' : fileName.replace(/^#/, '')
  })
}

test('each file exists', () => {
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('each file imports an earlier one or is imported by it, but for those that get the page from a bundle or the disk', () => {
  const imports = new Map(files.map((file) => [file, importsOf(file)]))
  const unconnected = lines.filter((file, index) => {
    if (isStation(file) || index === 0 || isStation(lines[index - 1] ?? '')) return false
    const earlier = lines.slice(0, index)
    return !earlier.some((other) => imports.get(other)?.includes(file) || imports.get(file)?.includes(other))
  })
  expect(unconnected).toEqual([])
})

test('docs/architecture.md has its sums', () => {
  const changes = (of: (line: string) => string | undefined) =>
    lines.filter((line, index) => index > 0 && of(line) !== of(lines[index - 1] ?? '')).length
  const entries = lines.filter((line, index) => {
    return layerOf(line) === 'scripts' && layerOf(lines[index - 1] ?? '') !== 'scripts'
  }).length
  const sums = [new Set(files).size, files.length, changes(layerOf), changes(roomOf), entries]
  const [, today] = /\| today \| ([\d |]+) \|/.exec(architecture) ?? []
  expect(today).toBe(sums.join(' | '))
})

/** How much a number in a document differs from the real one, as a share of it. @param text `59,000` */
const differenceOf = (text: string | undefined, real: number) =>
  Math.abs(Number(text?.replaceAll(',', '')) - real) / real

test('docs/architecture.md says how large the engine is, within 2 %', () => {
  const folders = ['app', 'components', 'lib', 'schema', 'scripts']
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders])
  const sources = String(listed)
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|cjs)$/.test(file) && !/\.test\.tsx?$|\/fixtures\//.test(file) && existsSync(file))
  const lineCount = sources.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)
  const [, lines, files] = /\| today \| ([\d,]+) \| ([\d,]+) \|\n/.exec(architecture) ?? []
  const [, comparedLines, comparedFiles] = /([\d,]+) lines in (\d+) files, five times/.exec(architecture) ?? []
  for (const stated of [lines, comparedLines]) expect(differenceOf(stated, lineCount)).toBeLessThan(0.02)
  for (const stated of [files, comparedFiles]) expect(differenceOf(stated, sources.length)).toBeLessThan(0.02)
})
