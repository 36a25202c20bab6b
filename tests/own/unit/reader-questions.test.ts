import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { questionsFile } from '../../../lib/search/reader-questions.ts'
import { wordsOf } from '../../../lib/search/words/tokenize.ts'
import { listFiles } from '../../../scripts/disk/read-files.ts'

const folder = 'content/questions'
const questions = listFiles(folder).flatMap((file) =>
  Object.entries(questionsFile.parse(parse(readFileSync(join(folder, file), 'utf8')))),
)
const longest = 14

test('readers have questions for each page', () => {
  const asked = new Set(questions.map(([link]) => link.split('#')[0]))
  const pages = listFiles('content').filter((file) => /^(?!partials\/|snippets\/).*\.mdx?$/.test(file))
  const routes = pages.map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.mdx?$/, '')}`)
  expect(routes.length).toBeGreaterThan(400)
  expect(routes.filter((route) => !asked.has(route))).toEqual([])
})

test('each question is answered by a writer', () => {
  const plain = questions.flatMap(([link, entries]) =>
    entries.flatMap((one) => (typeof one === 'string' ? [link] : [])),
  )
  expect(plain).toEqual([])
})

test('each question is short, and asked once', () => {
  const all = questions.flatMap(([, entries]) => entries.flatMap((one) => (typeof one === 'string' ? one : one.asked)))
  expect(all.filter((text) => wordsOf(text).length > longest)).toEqual([])
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
})
