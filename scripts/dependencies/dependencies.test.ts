import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { licenseProblem } from '#lib/dependencies/licenses.ts'
import { lockedPackages } from '#lib/dependencies/locked-package.ts'
import { readTextIfExists } from '../disk/read-files.ts'
import { licensesDoc } from './licenses-doc.ts'
import { shippedPackages } from './shipped-packages.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/**
 * Packages that want to run a script when they are installed. .npmrc prevents all of them. Each was reviewed by a
 * person.
 */
const wantToRun: Readonly<Record<string, readonly string[]>> = {
  '': [
    // Reports installations to its maker.
    '@scarf/scarf',
    // Builds a native parser; we use its WASM.
    '@tree-sitter-grammars/tree-sitter-hcl',
    // Builds content, where a site is found.
    'contentlayer2',
    // Checks its program, and fetches it where npm has not.
    'esbuild',
    // Compares version numbers.
    'protobufjs',
  ],
  'bench/': ['@scarf/scarf'],
}

describe.each(Object.keys(wantToRun))('packages of %spackage.json', (folder) => {
  const packages = lockedPackages(read(`${folder}package-lock.json`))
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}package.json`)) as Record<
    string,
    Record<string, string> | undefined
  >

  test('each is verified by a hash, and comes from whichever registry the machine uses', () => {
    expect(packages.length).toBeGreaterThan(100)
    const unproven = packages.filter(({ integrity }) => integrity?.startsWith('sha512-') !== true)
    expect(unproven.map(({ path }) => path)).toEqual([])
    expect(packages.filter(({ resolved }) => resolved !== undefined).map(({ path }) => path)).toEqual([])
  })

  test('each direct dependency has an exact version, the one that is locked', () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
      expect(packages.find(({ path }) => path === `node_modules/${name}`)?.version, name).toBe(version)
    }
  })

  test('none runs a script when it is installed', () => {
    expect(read(`${folder}.npmrc`)).toMatch(/^ignore-scripts=true$/m)
    const names = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
    expect(names).toEqual(wantToRun[folder])
  })
})

describe('licenses', () => {
  let shipped: Set<string>
  beforeAll(async () => {
    shipped = await shippedPackages(root)
  })

  test('all are allowed', () => {
    const packages = lockedPackages(read('package-lock.json'))
    const problems = packages.map((one) => licenseProblem(one, shipped.has(one.path) ? 'shipped' : 'build'))
    expect(problems.filter((problem) => problem !== undefined)).toEqual([])
  })

  test('what readers load is found in scripts, and is locked', () => {
    const paths = new Set(lockedPackages(read('package-lock.json')).map(({ path }) => path))
    for (const name of ['react-instantsearch', 'medium-zoom', '@stoplight/elements-core', 'jq-wasm'])
      expect(shipped).toContain(`node_modules/${name}`)
    expect([...shipped].filter((path) => !paths.has(path))).toEqual([])
    for (const name of ['contentlayer2', 'sharp', 'vitest']) expect(shipped).not.toContain(`node_modules/${name}`)
  })

  test('docs/licenses.md is current; else run `npm run docs`', () => {
    const [[path, text] = ['', '']] = Object.entries(licensesDoc(root, shipped))
    expect(readTextIfExists(join(root, path))).toBe(text)
  })
})
