import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

// docs/page-journey.md lists the files that work on a page, and docs/architecture.md sums them up.

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
  const [, today] = /\| today \| ([\d |]+) \|/.exec(readFileSync('docs/architecture.md', 'utf8')) ?? []
  expect(today).toBe(sums.join(' | '))
})
