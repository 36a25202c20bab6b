import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/support/temporary-folder.ts'

const script = join(import.meta.dirname, 'install-packages.mjs')

/** A folder with a program “npm” that takes a while, and fails if it runs twice at the same time. */
function project(): string {
  const root = temporaryFolder({
    'package-lock.json': '{}',
    'bin/npm': `#!/bin/sh
mkdir busy || { echo twice >> failed; exit 1; }
sleep 0.4
mkdir -p node_modules
echo "$1" >> calls
rmdir busy
`,
  })
  chmodSync(join(root, 'bin/npm'), 0o755)
  return root
}

/** A command that installs the packages of a folder with its own “npm”. */
function command(root: string): [string, string[]] {
  const source = `import { installPackages } from ${JSON.stringify(script)}; installPackages(${JSON.stringify(root)})`
  const node = [process.execPath, '--input-type=module', '-e', source]
  return ['sh', ['-c', 'PATH="$0:$PATH" exec "$@"', join(root, 'bin'), ...node]]
}

const install = (root: string) => spawnSync(...command(root))
const callsIn = (root: string) => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n')

test('commands that start at the same time install once', async () => {
  const root = project()
  const exits = await Promise.all(
    [1, 2, 3].map(() => new Promise((resolve) => spawn(...command(root)).on('exit', resolve))),
  )
  expect(exits).toEqual([0, 0, 0])
  expect(callsIn(root)).toEqual(['ci'])
  expect(existsSync(join(root, 'failed'))).toBe(false)
  expect(existsSync(join(root, '.install-lock'))).toBe(false)
}, 30_000)

test('a command that was killed does not block others', () => {
  const root = project()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFiles(root, { '.install-lock': String(pid) })
  expect(install(root).status).toBe(0)
  expect(callsIn(root)).toEqual(['ci'])
  expect(existsSync(join(root, '.install-lock'))).toBe(false)
}, 30_000)

test('nothing is installed through a link', () => {
  const root = project()
  mkdirSync(join(root, 'other'))
  symlinkSync(join(root, 'other'), join(root, 'node_modules'))
  const { status, stderr } = install(root)
  expect(status).toBe(1)
  expect(String(stderr)).toContain(`node_modules is a link to ${join(root, 'other')}`)
  expect(existsSync(join(root, 'calls'))).toBe(false)
}, 30_000)
