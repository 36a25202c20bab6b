import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../content/page-cache.ts'
import { listFiles, readTextIfExists } from '../content/read-files.ts'
import { writeTextIfChanged } from '../content/write-file.ts'
import { bundlePreview } from './bundle-preview.ts'
import { bundlePrograms } from './bundle-programs.ts'

/** Everything that the files are made of; packages are named by the lock file. */
function sourcesKey(root: string): string {
  const below = (folder: string) => listFiles(join(root, folder)).map((file) => join(root, folder, file))
  const folders = ['components/playground', 'lib/playground', 'lib/samples', 'scripts/playground']
  const files = [...folders.flatMap(below), join(root, 'package-lock.json')]
  return sha256(...files.map((file) => readFileSync(file, 'utf8')))
}

/** Writes what playgrounds run in; pages load it when a reader comes near one. */
export async function writePlayground(root: string): Promise<void> {
  const at = (name: string) => join(root, 'public/generated', name)
  const keyFile = join(root, '.cache/playground-key')
  const key = sourcesKey(root)
  const names = ['playground.html', 'playground-worker.js', 'jq.wasm']
  if (readTextIfExists(keyFile) === key && names.every((name) => existsSync(at(name)))) return
  const [preview, { worker, wasm }] = await Promise.all([bundlePreview(root), bundlePrograms(root)])
  writeTextIfChanged(at('playground.html'), preview)
  writeTextIfChanged(at('playground-worker.js'), worker)
  writeFileSync(at('jq.wasm'), wasm)
  writeTextIfChanged(keyFile, key)
}
