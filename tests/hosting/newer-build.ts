import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { listFiles } from '../../scripts/disk/read-files.ts'

const text = /\.(?:html|js|json|txt)$/

/**
 * Makes an export that differs from another as a newer build does: another id, and each script and stylesheet under
 * another name.
 */
export function makeNewerBuild(exported: string, target: string): string {
  rmSync(target, { recursive: true, force: true })
  // Pictures and API pages say nothing here.
  cpSync(exported, target, {
    recursive: true,
    filter: (path) => !/(?:^|\/)(?:images|og|_markdown|passages)$|^api-reference\/./.test(relative(exported, path)),
  })
  const { id } = JSON.parse(readFileSync(join(exported, 'build.json'), 'utf8')) as { id: string }
  const newId = [...id].reverse().join('')
  const assets = join(target, 'assets')
  const files = listFiles(assets).filter((file) => /\.(?:js|css)$/.test(file))
  const names = new Map(files.map((file) => [basename(file), basename(file).replace(/(?=\.\w+$)/, '.n')]))
  const name = /[\w~.-]+\.(?:js|css)/g
  for (const file of listFiles(target).filter((path) => text.test(path))) {
    const path = join(target, file)
    const old = readFileSync(path, 'utf8')
    const changed = old.replaceAll(name, (found) => names.get(found) ?? found).replaceAll(id, newId)
    if (changed !== old) writeFileSync(path, changed)
  }
  for (const file of files) renameSync(join(assets, file), join(assets, dirname(file), names.get(basename(file)) ?? ''))
  return newId
}
