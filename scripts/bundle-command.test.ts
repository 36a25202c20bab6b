import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/support/temporary-folder.ts'
import { bundleCommand } from './bundle-command.mjs'
import { importTypeScript } from './import-typescript.mjs'

const packages = join(process.cwd(), 'node_modules')

function engineWith(answer: string): string {
  return temporaryFolder({
    'scripts/greet.ts': "import { told } from '#lib/told.ts'\nconst words: string = told()\nconsole.log(words)\n",
    'lib/told.ts': `export const told = (): string => '${answer} ' + import.meta.url + ' ' + import.meta.dirname`,
  })
}

const run = (file: string) => spawnSync(process.execPath, [file], { encoding: 'utf8' }).stdout.trim()

test('a command runs as JavaScript, and its modules know where their sources lie', async () => {
  const engine = engineWith('hello')
  const file = await bundleCommand(engine, packages, 'greet')
  expect(run(file)).toBe(`hello file://${engine}/lib/told.ts ${engine}/lib`)
})

test('packages of many modules are part of it, and others are found where the engine has them', async () => {
  const engine = temporaryFolder({
    'scripts/greet.ts':
      "import { parse } from 'yaml'\nimport { create } from 'fontkit'\nconsole.log(parse('- a'), typeof create)",
  })
  symlinkSync(packages, join(engine, 'node_modules'))
  const file = await bundleCommand(engine, packages, 'greet')
  expect(run(file)).toMatch(/^\[ 'a' \] function$/)
  expect(readFileSync(file, 'utf8').match(/^import .* from "(?!node:).*"/gm)).toEqual([
    'import { create } from "fontkit"',
  ])
})

test('it is bundled again only when a source changes', async () => {
  const engine = engineWith('hello')
  const first = await bundleCommand(engine, packages, 'greet')
  writeFiles(dirname(first), { 'greet.mjs': "console.log('kept')" })
  expect(run(await bundleCommand(engine, packages, 'greet'))).toBe('kept')
  writeFiles(engine, { 'lib/told.ts': "export const told = () => 'other'" })
  const second = await bundleCommand(engine, packages, 'greet')
  expect(run(second)).toBe('other')
  expect(existsSync(first)).toBe(true)
})

test('what is left of other sources goes after a day, and another command stays', async () => {
  const engine = engineWith('hello')
  writeFiles(engine, { 'scripts/other.ts': "console.log('other')" })
  const first = await bundleCommand(engine, packages, 'greet')
  const other = await bundleCommand(engine, packages, 'other')
  for (const file of [first, other]) utimesSync(dirname(file), 0, 0)
  writeFiles(engine, { 'lib/told.ts': "export const told = () => 'other'" })
  await bundleCommand(engine, packages, 'greet')
  expect([first, other].map((file) => existsSync(file))).toEqual([false, true])
})

test('a module of TypeScript is imported with what it imports, and mistakes are told', async () => {
  const folder = temporaryFolder({
    'config.ts': "import { name } from './name.ts'\nexport default { name } satisfies { name: string }",
    'name.ts': "export const name: string = 'site'",
    'wrong.ts': 'export default {',
  })
  expect(await importTypeScript(join(folder, 'config.ts'))).toMatchObject({ default: { name: 'site' } })
  writeFiles(folder, { 'name.ts': "export const name: string = 'another'" })
  expect(await importTypeScript(join(folder, 'config.ts'))).toMatchObject({ default: { name: 'another' } })
  await expect(importTypeScript(join(folder, 'wrong.ts'))).rejects.toThrow('wrong.ts:1:16')
})
