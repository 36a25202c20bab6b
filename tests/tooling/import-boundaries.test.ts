import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The linter's configuration is code like any other: each line below is linted in a folder of its own, under the real
// biome.json, and must be reported by the rule that is named, or by none.
const imports = 'style/noRestrictedImports'
const globals = 'style/noRestrictedGlobals'

const lines: readonly { folder: string; line: string; rule: string | undefined }[] = [
  { folder: 'lib/pages', line: `import 'node:fs'`, rule: imports },
  { folder: 'lib/pages', line: `import 'node:fs/promises'`, rule: imports },
  { folder: 'lib/pages', line: `import 'react'`, rule: imports },
  { folder: 'lib/pages', line: `import 'react-dom/server'`, rule: imports },
  { folder: 'lib/pages', line: `import 'next/link'`, rule: imports },
  { folder: 'lib/pages', line: `import '#content'`, rule: imports },
  { folder: 'lib/pages', line: `import '#components/site.ts'`, rule: imports },
  { folder: 'lib/pages', line: `import '../../components/site.ts'`, rule: imports },
  { folder: 'lib/pages', line: `import '../../app/doc-metadata.ts'`, rule: imports },
  { folder: 'lib/pages', line: `import '../../scripts/report.ts'`, rule: imports },
  { folder: 'lib/pages', line: `import '../../schema/guide.ts'`, rule: imports },
  { folder: 'lib/pages', line: `import '../../env.ts'`, rule: imports },
  { folder: 'lib/pages', line: `import '../../site.config.ts'`, rule: imports },
  { folder: 'lib/pages', line: `import '../../.contentlayer/generated/manifest.json'`, rule: imports },
  { folder: 'lib/pages', line: `import '../markdown/remark-components.ts'`, rule: undefined },
  { folder: 'lib/pages', line: `import '#lib/config/tokens.ts'`, rule: undefined },
  { folder: 'lib/pages', line: `import 'zod'`, rule: undefined },
  { folder: 'lib/pages', line: 'export const width = window.innerWidth', rule: globals },
  { folder: 'lib/pages', line: 'export const title = document.title', rule: globals },
  { folder: 'lib/pages', line: `export const answer = fetch('/x')`, rule: globals },
  { folder: 'lib/pages', line: `console.log('x')`, rule: globals },
  { folder: 'lib/pages', line: 'export const args = process.argv', rule: globals },
  { folder: 'lib', line: `import '../components/site.ts'`, rule: imports },
  { folder: 'schema', line: `import 'node:fs'`, rule: imports },
  { folder: 'schema', line: `import 'yaml'`, rule: imports },
  { folder: 'schema', line: `import '#components/site.ts'`, rule: imports },
  { folder: 'schema', line: `import '#content'`, rule: imports },
  { folder: 'schema', line: `import '../components/site.ts'`, rule: imports },
  { folder: 'schema', line: `import '../scripts/report.ts'`, rule: imports },
  { folder: 'schema', line: `import '../site.config.ts'`, rule: imports },
  { folder: 'schema', line: `import 'zod'`, rule: undefined },
  { folder: 'schema', line: `import 'contentlayer2/source-files'`, rule: undefined },
  { folder: 'schema', line: `import '#lib/pages/route.ts'`, rule: undefined },
  { folder: 'schema', line: `import './guide.ts'`, rule: undefined },
  { folder: 'components/layout', line: `import '../../app/doc-metadata.ts'`, rule: imports },
  { folder: 'components/layout', line: `import '../../scripts/report.ts'`, rule: imports },
  { folder: 'components/layout', line: `import '../../env.ts'`, rule: imports },
  { folder: 'components/layout', line: `import '#content'`, rule: imports },
  { folder: 'components/layout', line: `import 'node:fs'`, rule: imports },
  { folder: 'components/layout', line: `import '../../site.config.ts'`, rule: undefined },
  { folder: 'components/layout', line: `import '#lib/pages/route.ts'`, rule: undefined },
  { folder: 'app/tags', line: `import '../../scripts/report.ts'`, rule: imports },
  { folder: 'app/tags', line: `import '#content'`, rule: undefined },
  { folder: 'scripts/make', line: `import '../../app/doc-metadata.ts'`, rule: imports },
  { folder: 'scripts/make', line: `import '#content'`, rule: undefined },
  { folder: 'scripts/make', line: 'export const home = process.env.HOME', rule: 'style/noProcessEnv' },
  { folder: 'scripts/make', line: 'export default 1', rule: 'style/noDefaultExport' },
  { folder: 'scripts/make', line: `export * from './report.ts'`, rule: 'performance/noBarrelFile' },
  { folder: 'scripts/make', line: `export { report } from './report.ts'`, rule: 'performance/noBarrelFile' },
  { folder: 'lib/pages', line: 'export const x = (y: any) => y', rule: 'suspicious/noExplicitAny' },
]

const project = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'import-boundaries-'))
const found = new Map<string, string[]>()

interface Report {
  diagnostics: { category: string; location: { path: string } }[]
}

const biome = join(dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')), 'bin/biome')

/** What biome reports, which is a line of JSON on the standard output. */
function reportOf(command: 'lint' | 'check'): Report['diagnostics'] {
  const args = [biome, command, '.', '--reporter=json', '--max-diagnostics=none']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const report = stdout.split('\n').find((line) => line.startsWith('{'))
  if (report === undefined) throw new Error(`Biome gave no report: ${stdout}${stderr}`)
  return (JSON.parse(report) as Report).diagnostics.map(({ category, location }) => ({
    category,
    location: { path: location.path.replaceAll('\\', '/').replace(/^\.\//, '') },
  }))
}

/** Finds the rules that each file breaks. */
function lint(): void {
  for (const { category, location } of reportOf('lint'))
    found.set(location.path, [...(found.get(location.path) ?? []), category.replace(/^lint\//, '')])
}

const fileOf = (index: number) => `${lines[index]?.folder}/probe-${index}.ts`

beforeAll(() => {
  for (const name of ['biome.json', '.gitignore']) copyFileSync(join(project, name), join(folder, name))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
  }
  for (const [index, { line }] of lines.entries()) write(fileOf(index), line)
  write('lib/pages/CamelCase.ts', 'export const x = 1')
  write('site.config.ts', 'export default {\n    brand: "acme",  url: process.env.URL as any\n};')
  write('site/Components.tsx', 'import z from "z"\nimport a from "a"\nexport const B = () => <img src={a+z}/>;')
  write('site/styles.css', '.b { color: red }\n.a .b{ color : RED!important }')
  lint()
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(lines.map((entry, index) => ({ ...entry, file: fileOf(index) })))('$folder: $line', ({ file, rule }) => {
  expect(found.get(file) ?? []).toEqual(rule === undefined ? [] : [rule])
})

test('a file name that is not kebab-case is reported', () => {
  expect(found.get('lib/pages/CamelCase.ts')).toEqual(['style/useFilenamingConvention'])
})

test('the files of a site are as its team writes them', () => {
  const files = reportOf('check').map(({ location }) => location.path)
  expect(files).toContain('lib/pages/CamelCase.ts')
  expect(files.filter((file) => file.startsWith('site'))).toEqual([])
}, 60_000)
