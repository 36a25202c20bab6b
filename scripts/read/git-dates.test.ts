import { execFileSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder.ts'
import { lastUpdatedDates } from './git-dates.ts'

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']

function git(root: string, args: readonly string[], date?: string): void {
  const dates = date === undefined ? {} : { GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', GIT_COMMITTER_DATE: date }
  // biome-ignore lint/style/noProcessEnv: git needs the environment of the test
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', ...dates }
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'pipe', env })
}

function commit(root: string, date: string, files: Readonly<Record<string, string>>): void {
  writeFiles(root, files)
  git(root, ['add', '--all'])
  git(root, ['commit', '--message', 'A change'], date)
}

/** Three commits over four days; one file each in two folders, and one with letters that git quotes. */
function repository(): string {
  const root = temporaryFolder()
  git(root, ['init', '--initial-branch', 'main'])
  commit(root, '2026-01-01T12:00:00Z', { 'content/a.md': '1', 'content/b/ü {brand}.md': '1', 'other/a.md': '1' })
  commit(root, '2026-02-02T23:30:00-02:00', { 'content/a.md': '2' })
  commit(root, '2026-03-04T12:00:00Z', { 'content/c.md': '1', 'other/a.md': '2' })
  return root
}

describe('the day of the last change', () => {
  test('is the committer’s, in UTC, for each file below the folder', () => {
    expect(Object.fromEntries(lastUpdatedDates(repository(), 'content'))).toEqual({
      'content/a.md': '2026-02-03',
      'content/b/ü {brand}.md': '2026-01-01',
      'content/c.md': '2026-03-04',
    })
  })

  test('of a renamed file is the day of its renaming', () => {
    const root = repository()
    renameSync(join(root, 'content/a.md'), join(root, 'content/d.md'))
    commit(root, '2026-04-05T12:00:00Z', {})
    expect(lastUpdatedDates(root, 'content').get('content/d.md')).toBe('2026-04-05')
  })

  test('of a file that is not committed is unknown', () => {
    const root = repository()
    writeFiles(root, { 'content/new.md': '1' })
    expect(lastUpdatedDates(root, 'content').has('content/new.md')).toBe(false)
  })
})

describe('a shallow clone', () => {
  const shallow = (depth: number) => {
    const clone = join(temporaryFolder(), 'clone')
    const root = repository()
    git(root, ['clone', '--depth', String(depth), `file://${root}`, clone])
    return Object.fromEntries(lastUpdatedDates(clone, 'content'))
  }

  test('has only the dates that its commits prove', () => {
    expect(shallow(2)).toEqual({ 'content/c.md': '2026-03-04' })
  })

  test('of one commit has none', () => {
    expect(shallow(1)).toEqual({})
  })
})

test('a site below the repository’s root has paths from its own root', () => {
  const root = repository()
  commit(root, '2026-05-06T12:00:00Z', { 'site/content/a.md': '1' })
  expect(Object.fromEntries(lastUpdatedDates(join(root, 'site'), 'content'))).toEqual({ 'content/a.md': '2026-05-06' })
})

test('without a repository there are no dates', () => {
  expect(lastUpdatedDates(temporaryFolder({ 'content/a.md': '1' }), 'content').size).toBe(0)
})

test('without a commit there are no dates', () => {
  const root = temporaryFolder({ 'content/a.md': '1' })
  git(root, ['init'])
  expect(lastUpdatedDates(root, 'content').size).toBe(0)
})
