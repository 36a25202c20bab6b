import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ConsoleSettings } from '#components/api-reference/try-it-settings.ts'
import { sha256 } from '../content/page-cache.ts'
import { listFiles } from '../content/read-files.ts'
import { stampedFiles } from '../content/stamped-files.ts'
import { writeTextIfChanged } from '../content/write-file.ts'
import { bundleScript } from './bundle-script.ts'
import { scopeStyles } from './scope-styles.ts'

const require = createRequire(import.meta.url)

const files = ['try-it.js', 'try-it.css']
const folderOf = (root: string) => join(root, 'public/generated')

/** Everything that the two files are made of; packages are named by the lock file. */
function sourcesKey(root: string, settings: ConsoleSettings): string {
  const below = (folder: string) => listFiles(join(root, folder)).map((file) => join(root, folder, file))
  const files = [
    ...below('components/api-reference'),
    ...below('components/theme'),
    ...below('lib/api'),
    ...below('scripts/console'),
    join(root, 'package-lock.json'),
  ]
  return sha256(JSON.stringify(settings), ...files.map((file) => readFileSync(file, 'utf8')))
}

/** Writes the script and the stylesheet of the console for calls, which pages load when a reader asks for it. */
export async function writeConsole(root: string, settings: ConsoleSettings): Promise<void> {
  const folder = folderOf(root)
  const stamped = stampedFiles(root, 'console', folder)
  const key = sourcesKey(root, settings)
  if (stamped.current(key) !== undefined) return

  const elements = join(dirname(require.resolve('@stoplight/elements-core')), 'styles.min.css')
  const own = ['try-it-console.css', 'try-it-elements.css'].map((name) => join(root, 'components/api-reference', name))
  const [code, css] = await Promise.all([
    bundleScript(root, settings),
    scopeStyles([elements, ...own].map((file) => readFileSync(file, 'utf8')).join('\n'), '.try-it-root'),
  ])
  writeTextIfChanged(join(folder, 'try-it.js'), code)
  writeTextIfChanged(join(folder, 'try-it.css'), css)
  stamped.stamp(key, files)
}

/** Removes them from a site that has no API any more. */
export function removeConsole(root: string): void {
  for (const file of files) rmSync(join(folderOf(root), file), { force: true })
}
