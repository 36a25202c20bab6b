import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { docusaurusProject } from '../support/docusaurus-project.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { buildLaidOutSite, layOutContent, layOutOnSharedEngine, runCommand } from './lay-out-site.ts'

// A Docusaurus project, from the command to the finished site, without a change by hand.

const engine = process.cwd()
const config = "export default { brand: 'lamp', product: 'Lamp', url: 'https://docs.lamp.example' }"

function writeProject(pages: number): string {
  const folder = temporaryFolder()
  for (const [path, content] of Object.entries(docusaurusProject(1, pages))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

test('pages with every form are migrated, pass the checks, and are built', () => {
  const folder = writeProject(45)
  const target = join(temporaryFolder(), 'content')
  const { exitCode, stdout } = runCommand('migrate', folder, engine, [folder, '--to', target])
  expect(exitCode).toBe(0)
  expect(stdout).toContain('pages migrated')
  const root = layOutOnSharedEngine({ content: target, config })
  cpSync(join(dirname(target), 'public'), join(root, 'public'), { recursive: true })
  expect(buildLaidOutSite(root)).toMatch(/^No errors/m)
  expect(existsSync(join(root, 'out/area-1/index.html'))).toBe(true)
}, 600_000)

test('nothing is written into a folder that isn’t empty, or into the project', () => {
  const folder = writeProject(3)
  const root = layOutContent('migrate-refused', { 'content/index.md': 'Text.' })
  const migrate = (...args: string[]) => runCommand('migrate', root, engine, args)
  expect(migrate(folder)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('isn’t empty; nothing was written'),
  })
  expect(migrate(folder, '--to', join(folder, 'new'))).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('is inside'),
  })
  expect(migrate(join(folder, 'none')).exitCode).toBe(2)
  const forced = migrate(folder, '--force', '--format', 'json')
  expect(forced).toMatchObject({ exitCode: 0, stderr: '' })
  expect(JSON.parse(forced.stdout)).toMatchObject({ pages: expect.any(Number), notes: expect.any(Array) })
  expect(readFileSync(join(root, 'content/index.md'), 'utf8')).toBe('Text.')
  expect(readFileSync(join(root, 'migration.md'), 'utf8')).toContain('# Migration')
})
