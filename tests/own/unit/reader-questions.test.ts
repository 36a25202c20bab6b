import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { wordsOf } from '../../../lib/search/words/tokenize.ts'
import { listFiles } from '../../../scripts/disk/read-files.ts'

const questions = parse(readFileSync('content/questions.yaml', 'utf8')) as Record<string, string[]>
const longest = 14

test('readers have questions for each page', () => {
  const asked = new Set(Object.keys(questions).map((link) => link.split('#')[0]))
  const pages = listFiles('content').filter((file) => /^(?!partials\/|snippets\/).*\.mdx?$/.test(file))
  const routes = pages.map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.mdx?$/, '')}`)
  expect(routes.length).toBeGreaterThan(400)
  expect(routes.filter((route) => !asked.has(route))).toEqual([])
})

test('each question is short, and asked once', () => {
  const all = Object.values(questions).flat()
  expect(all.filter((text) => wordsOf(text).length > longest)).toEqual([])
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
})
