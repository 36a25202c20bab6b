import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../scripts/disk/read-files.ts'

const text = /\.(?:html|js|json|txt)$/

/**
 * Makes an export that differs from another as a newer build does: another id, and each script and stylesheet of the framework under
 * another name. The policy is that of the older one but for the script that names the first scripts.
 */
export function makeNewerBuild(exported: string, target: string, hashOf: (script: string) => string): string {
  rmSync(target, { recursive: true, force: true })
  // Pictures and API pages say nothing here.
  cpSync(exported, target, {
    recursive: true,
    filter: (path) => !/\/(?:images|og|_markdown|passages)$|\/api-reference\/./.test(path),
  })
  const { id } = JSON.parse(readFileSync(join(exported, 'build.json'), 'utf8')) as { id: string }
  const newId = [...id].reverse().join('')
  const chunks = listFiles(join(target, '_next/static/chunks'))
  const names = new Map(chunks.map((name) => [name, name.replace(/(?=\.\w+$)/, '.n')]))
  const name = /[\w~.-]+\.(?:js|css)/g
  const bootstraps = new Set<[string, string]>()
  for (const file of listFiles(target).filter((path) => text.test(path))) {
    const path = join(target, file)
    const old = readFileSync(path, 'utf8')
    const changed = old.replaceAll(name, (found) => names.get(found) ?? found).replaceAll(id, newId)
    if (changed === old) continue
    const [before, after] = [old, changed].map((html) => /\(globalThis\["TURBOPACK"\][^<]*/.exec(html)?.[0])
    if (file.endsWith('.html') && before !== undefined && after !== undefined) bootstraps.add([before, after])
    writeFileSync(path, changed)
  }
  for (const [old, renamed] of names)
    renameSync(join(target, '_next/static/chunks', old), join(target, '_next/static/chunks', renamed))
  let headers = readFileSync(join(target, '_headers'), 'utf8')
  for (const [before, after] of bootstraps) headers = headers.replaceAll(hashOf(before), hashOf(after))
  writeFileSync(join(target, '_headers'), headers)
  return newId
}
