import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/disk/read-files.ts'

// An import of a package that is only there because another package needs it breaks without warning, and a package that
// nothing imports is installed and updated for nothing. Benchmarks have a package.json of their own.
const root = join(import.meta.dirname, '../..')
const folders = ['app', 'components', 'lib', 'schema', 'scripts', 'tests']

/** Packages that the project has to contain although no source names them, with the reason. */
const mandated: ReadonlyMap<string, string> = new Map([
  ['next-contentlayer2', 'required; contentlayer2 and it have the same version'],
])

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const declared = [...Object.keys(dependencies), ...Object.keys(devDependencies)]

/** The package of a module's name; undefined for our own modules and Node's. */
function packageOf(module: string): string | undefined {
  if (module.startsWith('node:')) return 'node'
  return /^(?:@[^/]+\/)?[^/.#@][^/]*/.exec(module)?.[0]
}

/** Packages that a source imports, its types included. */
function importedPackages(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => packageOf(fileName) ?? [])
}

/** Packages whose files a source finds by path, or that it passes by name to a function that finds or runs them. */
function locatedPackages(text: string): string[] {
  const paths = text.matchAll(/(?<=['"`])(@[\w.-]+\/[\w.-]+|[\w.-]+)(?=\/)/g)
  const calls = text.matchAll(/(?<=\w\(['"])(?:@[\w.-]+\/)?[\w.-]+(?=['"])/g)
  return [...paths, ...calls].map(([name]) => name)
}

/** Names of the packages of each source, as a rule finds them. */
function packagesOf(find: (text: string) => string[]): Map<string, string[]> {
  const files = folders.flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
  const sources = [...files, ...listFiles(root, (path) => path.includes('/'))]
    .filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file) && !file.includes('/fixtures/'))
    .filter((file) => file !== 'next-env.d.ts')
  return new Map(sources.map((file) => [file, find(readFileSync(join(root, file), 'utf8'))]))
}

const imported = packagesOf(importedPackages)

test('every package that is imported is declared', () => {
  const names = new Set(['node', ...declared, ...declared.map((name) => name.replace(/^@types\//, ''))])
  const undeclared = [...imported].flatMap(([file, packages]) =>
    packages.filter((name) => !names.has(name)).map((name) => `${file} imports ${name}, which package.json lacks`),
  )
  expect(undeclared).toEqual([])
})

// A site may have removed `tests/own`, where some are used.
test.skipIf(!existsSync(join(root, 'tests/own')))('every package that is declared is used', () => {
  const used = new Set([...imported.values(), ...packagesOf(locatedPackages).values()].flat())
  const unused = declared.filter((name) => !used.has(name.replace(/^@types\//, '')))
  expect(unused).toEqual([...mandated.keys()])
})
