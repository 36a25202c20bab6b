import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ConsoleSettings } from '#components/api-reference/try-it-settings.ts'
import { sha256 } from '../content/page-cache.ts'
import { listFiles, readTextIfExists } from '../content/read-files.ts'
import { writeTextIfChanged } from '../content/write-file.ts'
import { bundleScript } from './bundle-script.ts'
import { scopeStyles } from './scope-styles.ts'

const require = createRequire(import.meta.url)

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
  const script = join(root, 'public/generated/try-it.js')
  const stylesheet = join(root, 'public/generated/try-it.css')
  const keyFile = join(root, '.cache/console-key')
  const key = sourcesKey(root, settings)
  if (readTextIfExists(keyFile) === key && existsSync(script) && existsSync(stylesheet)) return

  const elements = join(dirname(require.resolve('@stoplight/elements-core')), 'styles.min.css')
  const own = ['try-it-console.css', 'try-it-elements.css'].map((name) => join(root, 'components/api-reference', name))
  const [code, css] = await Promise.all([
    bundleScript(root, settings),
    scopeStyles([elements, ...own].map((file) => readFileSync(file, 'utf8')).join('\n'), '.try-it-root'),
  ])
  writeTextIfChanged(script, code)
  writeTextIfChanged(stylesheet, css)
  writeTextIfChanged(keyFile, key)
}
