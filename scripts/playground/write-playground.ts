import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../content/page-cache.ts'
import { listFiles } from '../content/read-files.ts'
import { stampedFiles } from '../content/stamped-files.ts'
import { writeBytesIfChanged, writeTextIfChanged } from '../content/write-file.ts'
import { bundlePreview } from './bundle-preview.ts'
import { bundlePrograms } from './bundle-programs.ts'

const files = ['playground.html', 'playground-worker.js', 'jq.wasm']
const folderOf = (root: string) => join(root, 'public/generated')

/** Everything that the files are made of; packages are named by the lock file. */
function sourcesKey(root: string): string {
  const below = (folder: string) => listFiles(join(root, folder)).map((file) => join(root, folder, file))
  const folders = [
    'components/playground',
    'lib/hosting',
    'lib/playground',
    'lib/samples',
    'scripts/hosting',
    'scripts/playground',
  ]
  const files = [...folders.flatMap(below), join(root, 'package-lock.json')]
  return sha256(...files.map((file) => readFileSync(file, 'utf8')))
}

/** Writes what playgrounds run in; pages load it when a reader comes near one. */
export async function writePlayground(root: string): Promise<void> {
  const folder = folderOf(root)
  const stamped = stampedFiles(root, 'playground', folder)
  const key = sourcesKey(root)
  if (stamped.current(key) !== undefined) return
  const [preview, { worker, wasm }] = await Promise.all([bundlePreview(root), bundlePrograms(root)])
  writeTextIfChanged(join(folder, 'playground.html'), preview)
  writeTextIfChanged(join(folder, 'playground-worker.js'), worker)
  writeBytesIfChanged(join(folder, 'jq.wasm'), wasm)
  stamped.stamp(key, files)
}

/** Removes them from a site that has no playgrounds any more. */
export function removePlayground(root: string): void {
  for (const file of files) rmSync(join(folderOf(root), file), { force: true })
}
