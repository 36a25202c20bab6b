import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Store } from '../disk/store.ts'
import { writeBytesIfChanged, writeTextIfChanged } from '../disk/write-file.ts'
import { bundlePreview } from './bundle-preview.ts'
import { bundlePrograms } from './bundle-programs.ts'

const files = ['playground.html', 'playground-worker.js', 'jq.wasm']
const folderOf = (root: string) => join(root, 'public/generated')

/**
 * Writes the files that playgrounds run in. Pages load them when a reader scrolls near a playground.
 * @param kinds bundle of the site's own kinds of playgrounds, whose name says what is in it
 */
export async function writePlayground(store: Store, kinds: string | undefined): Promise<void> {
  const folder = folderOf(store.root)
  await store.keepFiles('playground', [kinds === undefined ? '' : basename(kinds)], folder, async () => {
    const [preview, { worker, wasm }] = await Promise.all([bundlePreview(store.root), bundlePrograms(store.root)])
    writeTextIfChanged(join(folder, 'playground.html'), preview)
    writeTextIfChanged(join(folder, 'playground-worker.js'), worker)
    writeBytesIfChanged(join(folder, 'jq.wasm'), wasm)
    return files
  })
}

/** Removes them from a site that no longer has playgrounds. */
export function removePlayground(root: string): void {
  for (const file of files) rmSync(join(folderOf(root), file), { force: true })
}
