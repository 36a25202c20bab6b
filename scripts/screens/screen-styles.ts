import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineFolder } from '../disk/engine-at-start.ts'
import { shortHash } from '../disk/hash.ts'
import { listFiles } from '../disk/read-files.ts'
import type { Store } from '../disk/store.ts'
import { removeFiles, writeTextIfChanged } from '../disk/write-file.ts'

const source = 'components/screens/screens.css'
const folderOf = (root: string) => join(root, 'public/generated')

/**
 * Browsers that the site supports: all of them support the file's nested rules and new syntax, so these are not
 * lowered.
 */
const target = ['chrome123', 'firefox126', 'safari17.5']

let text: string | undefined
function styles(): string {
  text ??= readFileSync(join(engineFolder, source), 'utf8')
  return text
}

/** The file's name changes with its content, so a release can retain it next to a newer one. */
const fileName = () => `screens-${shortHash(styles(), ...target)}.css`

/** Path of the stylesheet of screens. */
export function screenStylesAddress(): string {
  return `/generated/${fileName()}`
}

/** The stylesheet as it is published. */
export async function minifiedScreenStyles(): Promise<string> {
  const { transform } = await import('esbuild')
  return (await transform(styles(), { loader: 'css', minify: true, target })).code
}

/** Writes the stylesheet, which pages with screens link to. */
export async function writeScreenStyles(store: Store): Promise<void> {
  const minified = await store.step<string>('screens').keep([], minifiedScreenStyles)
  const name = fileName()
  removeScreenStyles(store.root, name)
  writeTextIfChanged(join(folderOf(store.root), name), minified)
}

/** Removes it from a site that no longer has screens. @param except name of a file to retain */
export function removeScreenStyles(root: string, except?: string): void {
  const folder = folderOf(root)
  const files = listFiles(folder).filter((file) => /^screens-[^/]+\.css$/.test(file) && file !== except)
  removeFiles(folder, files)
}
