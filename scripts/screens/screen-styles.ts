import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { engineFolder } from '../content/engine-sources.ts'
import { sha256 } from '../content/page-cache.ts'
import { listFiles } from '../content/read-files.ts'
import { stampedFiles } from '../content/stamped-files.ts'
import { writeTextIfChanged } from '../content/write-file.ts'

const source = 'components/screens/screens.css'
const folderOf = (root: string) => join(root, 'public/generated')

/** Browsers of the site: nested rules and new syntax are kept, since every one of them knows what the file uses. */
const target = ['chrome123', 'firefox126', 'safari17.5']

let text: string | undefined
function styles(): string {
  text ??= readFileSync(join(engineFolder, source), 'utf8')
  return text
}

/** The file's name changes with its content, so that a release can keep it beside a newer one. */
const fileName = () => `screens-${sha256(styles(), ...target).slice(0, 8)}.css`

/** Address of the stylesheet of screens. */
export function screenStylesAddress(): string {
  return `/generated/${fileName()}`
}

/** The stylesheet as it is published. */
export async function minifiedScreenStyles(): Promise<string> {
  const { transform } = await import('esbuild')
  return (await transform(styles(), { loader: 'css', minify: true, target })).code
}

/** Writes the stylesheet, which the pages with screens link. */
export async function writeScreenStyles(root: string): Promise<void> {
  const stamped = stampedFiles(root, 'screens', folderOf(root))
  const name = fileName()
  if (stamped.current(name) !== undefined) return
  removeScreenStyles(root)
  writeTextIfChanged(join(folderOf(root), name), await minifiedScreenStyles())
  stamped.stamp(name, [name])
}

/** Removes it from a site that has no screens any more. */
export function removeScreenStyles(root: string): void {
  const folder = folderOf(root)
  for (const file of listFiles(folder)) if (/^screens-[^/]+\.css$/.test(file)) rmSync(join(folder, file))
}
