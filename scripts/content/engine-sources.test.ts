import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder.ts'
import { apiSources, engineFolder, pageSources, sampleSources, sourcesHash } from './engine-sources.ts'

/** Files of the engine that the given ones import, directly or not; types apart. */
async function importedBy(...entryPoints: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints,
    absWorkingDir: engineFolder,
    outdir: '.cache',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    alias: { '#lib': './lib', '#components': './components' },
    platform: 'node',
    format: 'esm',
  })
  return Object.keys(metafile.inputs)
}

describe.each([
  ['a compiled page', pageSources, ['lib/markdown/compile-page.ts', 'components/mdx/mdx-components.ts']],
  ['the findings in samples', sampleSources, ['scripts/samples/sample-checker.ts', 'scripts/samples/load-engines.ts']],
  ['the API', apiSources, ['lib/api/read-api.ts']],
] as const)('what %s is made by', (_, sources, entryPoints) => {
  test('is all in its hash', async () => {
    const imported = await importedBy(...entryPoints)
    const isNamed = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`))
    // How files are read and kept changes no result.
    const missing = imported.filter((file) => !isNamed(file) && !file.startsWith('scripts/content/'))
    expect(missing, 'Add these to scripts/content/engine-sources.ts.').toEqual([])
  })

  test('is there', async () => {
    const imported = await importedBy(...entryPoints)
    const unused = sources.filter(
      (source) => !imported.some((file) => file === source || file.startsWith(`${source}/`)),
    )
    expect(unused, 'Remove these from scripts/content/engine-sources.ts.').toEqual([])
  })
})

describe('the hash of sources', () => {
  const files = { 'lib/a/b.ts': '1', 'lib/c.ts': '1', 'package-lock.json': '1' }
  const hashOf = (all: Record<string, string>) => sourcesHash(['lib/a', 'lib/c.ts'], temporaryFolder(all))

  test.each(Object.keys(files))('changes with %s', (path) => {
    expect(hashOf({ ...files, [path]: '2' })).not.toBe(hashOf(files))
  })

  test('changes with the name of a source', () => {
    const { 'lib/a/b.ts': code, ...others } = files
    expect(hashOf({ ...others, 'lib/a/z.ts': code })).not.toBe(hashOf(files))
  })

  test('does not change with another source, a test, a fixture or the folder', () => {
    const more = { ...files, 'lib/d.ts': '1', 'lib/a/b.test.ts': '1', 'lib/a/fixtures/b.md': '1' }
    expect(hashOf(more)).toBe(hashOf(files))
  })

  test('is worked out once for a process', () => {
    const engine = temporaryFolder(files)
    const before = sourcesHash(['lib/a'], engine)
    writeFiles(engine, { 'lib/a/b.ts': '2' })
    expect(sourcesHash(['lib/a'], engine)).toBe(before)
  })
})
