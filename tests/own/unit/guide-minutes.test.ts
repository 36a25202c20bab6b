import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../../scripts/disk/read-files.ts'

// The time below a guide's title and on its card is in the frontmatter; its prerequisites say it in words.

const inWords: Readonly<Record<string, number>> = { 'an hour': 60, 'two hours': 120 }

/** What is wrong with the time of a guide; undefined if its frontmatter and its text say the same. */
function wrongTime(source: string): string | undefined {
  const [, said] = /^Plan about (an hour|two hours|\d+ minutes)\b/m.exec(source) ?? []
  if (said === undefined) return 'The prerequisites don’t begin with “Plan about …”.'
  const [, minutes] = /^minutes: (\d+)$/m.exec(source) ?? []
  const expected = inWords[said] ?? Number.parseInt(said, 10)
  return Number(minutes) === expected ? undefined : `“minutes” is ${minutes}, but the text says ${said}.`
}

test('a time that differs is found', () => {
  expect(wrongTime('minutes: 45\n\nPlan about an hour.\n')).toBe('“minutes” is 45, but the text says an hour.')
  expect(wrongTime('\nPlan about 30 minutes for the first git host.\n')).toMatch(/undefined/)
  expect(wrongTime('minutes: 75\n\nPlan about 75 minutes, and a day of waiting.\n')).toBeUndefined()
})

test('the frontmatter of each guide says the same time as its text', () => {
  const folder = join(process.cwd(), 'content/guides/all')
  const guides = listFiles(folder)
  expect(guides.length).toBeGreaterThan(100)
  const wrong = guides.flatMap((file) => {
    const mistake = wrongTime(readFileSync(join(folder, file), 'utf8'))
    return mistake === undefined ? [] : [`${file}: ${mistake}`]
  })
  expect(wrong).toEqual([])
})
