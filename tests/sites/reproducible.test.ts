import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { listFiles } from '../../scripts/content/read-files.ts'
import { buildLaidOutSite, layOutSite } from './lay-out-site.ts'

/** A hash of each file of an export, by its path. */
function hashesOf(out: string): Map<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(out, file)))
      .digest('hex')
  return new Map(listFiles(out).map((file) => [file, hash(file)]))
}

let first: Map<string, string>
let second: Map<string, string>

beforeAll(() => {
  const project = process.cwd()
  const config = readFileSync(join(project, 'site.config.ts'), 'utf8')
  const root = layOutSite('reproducible', { content: join(project, 'content'), config })
  buildLaidOutSite(root)
  first = hashesOf(join(root, 'out'))
  // Elsewhere on another machine: in another time zone and language, for another user, and with the caches of the first.
  const umask = process.umask(0o077)
  buildLaidOutSite(root, { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' })
  process.umask(umask)
  second = hashesOf(join(root, 'out'))
}, 360_000)

test('a build with warm caches, in another time zone and language, gives the same files as the first one', () => {
  expect([...second.keys()]).toEqual([...first.keys()])
})

test('each file has the same bytes, Next’s build id included', () => {
  expect([...first].filter(([file, hash]) => second.get(file) !== hash).map(([file]) => file)).toEqual([])
})
