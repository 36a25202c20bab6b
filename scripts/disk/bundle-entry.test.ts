import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder.ts'
import { engineHash } from './build-id.mjs'
import { bundleEntry } from './bundle-entry.mjs'
import { importTypeScript } from './import-typescript.mjs'

function engineWith(answer: string): string {
  return temporaryFolder({
    'scripts/greet.ts': "import { told } from '#lib/told.ts'\nconst words: string = told()\nconsole.log(words)\n",
    'lib/told.ts': `export const told = (): string => '${answer} ' + import.meta.url + ' ' + import.meta.dirname`,
  })
}

const greet = (engine: string) => bundleEntry(engine, 'scripts/greet.ts')
const run = (file: string) => spawnSync(process.execPath, [file], { encoding: 'utf8' }).stdout.trim()

test('a command runs as JavaScript, and its modules know where their sources are', async () => {
  const engine = engineWith('hello')
  expect(run(await greet(engine))).toBe(`hello file://${engine}/lib/told.ts ${engine}/lib`)
})

test('packages of many modules are part of it, and others are found where the engine has them', async () => {
  const engine = temporaryFolder({
    'scripts/greet.ts':
      "import { parse } from 'yaml'\nimport { create } from 'fontkit'\nconsole.log(parse('- a'), typeof create)",
  })
  symlinkSync(join(process.cwd(), 'node_modules'), join(engine, 'node_modules'))
  const file = await greet(engine)
  expect(run(file)).toMatch(/^\[ 'a' \] function$/)
  expect(readFileSync(file, 'utf8').match(/^import .* from "(?!node:).*"/gm)).toEqual([
    'import { create } from "fontkit"',
  ])
})

test('a part with its own packages finds them', async () => {
  const engine = temporaryFolder({
    'bench/package.json': '{}',
    'bench/node_modules/lamp/package.json': '{ "type": "module", "main": "lamp.js" }',
    'bench/node_modules/lamp/lamp.js': "export const light = 'on'",
    'bench/greet.ts': "import { light } from 'lamp'\nconsole.log(light)",
  })
  const file = await bundleEntry(engine, 'bench/greet.ts')
  expect(run(file)).toBe('on')
  writeFiles(engine, { 'bench/node_modules/other/other.js': '' })
  expect(await bundleEntry(engine, 'bench/greet.ts')).toBe(file)
  writeFiles(engine, { 'bench/greet.ts': "console.log('off')" })
  expect(run(await bundleEntry(engine, 'bench/greet.ts'))).toBe('off')
})

test('sources outside that part find the packages of the engine', async () => {
  const engine = temporaryFolder({
    'node_modules/lamp/package.json': '{ "type": "module", "main": "lamp.js" }',
    'node_modules/lamp/lamp.js': "export const light = 'on'",
    'lib/told.ts': "export { light } from 'lamp'",
    'bench/package.json': '{}',
    'bench/node_modules/lamp/package.json': '{ "type": "module", "main": "lamp.js" }',
    'bench/node_modules/lamp/lamp.js': "export const light = 'off'",
    'bench/greet.ts': "import { light } from '../lib/told.ts'\nconsole.log(light)",
  })
  expect(run(await bundleEntry(engine, 'bench/greet.ts'))).toBe('on')
})

test('a script knows the hash of the engine that it was bundled from', async () => {
  const engine = temporaryFolder({ 'scripts/greet.ts': 'console.log(globalThis.commandEngine)' })
  expect(run(await bundleEntry(engine, 'scripts/greet.ts'))).toBe(engineHash(engine))
})

test('it is bundled again only when a source changes', async () => {
  const engine = engineWith('hello')
  const first = await greet(engine)
  writeFiles(dirname(first), { 'greet.mjs': "console.log('kept')" })
  expect(run(await greet(engine))).toBe('kept')
  writeFiles(engine, { 'lib/told.ts': "export const told = () => 'other'" })
  const second = await greet(engine)
  expect(run(second)).toBe('other')
  expect(existsSync(first)).toBe(true)
})

test.each(['#config', '../site.config.ts'])(
  'a change of the configuration reaches a script that imports %s, and nothing else is bundled again',
  async (path) => {
    const engine = temporaryFolder({
      'package.json': '{ "imports": { "#config": "./site.config.ts" } }',
      'site.config.ts': "import { name } from './name.ts'\nexport default { name } satisfies { name: string }",
      'name.ts': "export const name: string = 'site'",
      'scripts/greet.ts': `import settings from '${path}'\nconsole.log(settings.name)`,
    })
    const first = await greet(engine)
    expect(run(first)).toBe('site')
    writeFiles(engine, { 'site.config.ts': "export default { name: 'another' }" })
    const second = await greet(engine)
    expect([run(first), run(second)]).toEqual(['site', 'another'])
    expect(dirname(second)).toBe(dirname(first))
    writeFiles(engine, { 'site.config.ts': 'export default {' })
    await expect(greet(engine)).rejects.toThrow(/^Build failed with 1 error:\nsite\.config\.ts:1:16/)
  },
)

test('a mistake in a source is reported with its location', async () => {
  const engine = engineWith('hello')
  writeFiles(engine, { 'lib/told.ts': 'export const told = (' })
  await expect(greet(engine)).rejects.toThrow('lib/told.ts:1:21: ERROR: Unexpected end of file')
})

test('bundles of other sources are removed after a day, and those of another script stay', async () => {
  const engine = engineWith('hello')
  writeFiles(engine, { 'scripts/greet-all.ts': "console.log('other')" })
  const first = await greet(engine)
  const other = await bundleEntry(engine, 'scripts/greet-all.ts')
  for (const file of [first, other]) utimesSync(dirname(file), 0, 0)
  writeFiles(engine, { 'lib/told.ts': "export const told = () => 'other'" })
  await greet(engine)
  expect([first, other].map((file) => existsSync(file))).toEqual([false, true])
})

test('a module of TypeScript is imported with what it imports, and mistakes are reported', async () => {
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
