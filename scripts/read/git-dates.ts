import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { readTextIfExists } from '../disk/read-files.ts'

function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return undefined
  }
}

/**
 * The day (YYYY-MM-DD, UTC) of the last commit of each file below a folder, by path from the root. In a shallow clone
 * the oldest commit seems to have written every file, so a date from that commit is left out. Without git there are no
 * dates.
 */
export function lastUpdatedDates(root: string, folder: string): Map<string, string> {
  const dates = new Map<string, string>()
  const log = git(
    root,
    '-c',
    'core.quotePath=false',
    'log',
    '--relative',
    '--format=%x00%H %ct',
    '--name-only',
    '--no-renames',
    '--',
    folder,
  )
  if (log === undefined) return dates
  const shallowFile = git(root, 'rev-parse', '--git-path', 'shallow')?.trim()
  const boundary = new Set(
    (shallowFile === undefined ? undefined : readTextIfExists(resolve(root, shallowFile)))?.split('\n').filter(Boolean),
  )
  const seen = new Set<string>()
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean)
    const [hash = '', seconds = '0'] = head.split(' ')
    for (const file of files) {
      if (seen.has(file)) continue
      seen.add(file)
      if (!boundary.has(hash)) dates.set(file, new Date(Number(seconds) * 1000).toISOString().slice(0, 10))
    }
  }
  return dates
}
