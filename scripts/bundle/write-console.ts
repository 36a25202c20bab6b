import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import type { ConsoleSettings } from '#components/api-reference/try-it-settings.ts'
import type { Store } from '../disk/store.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'
import { bundleScript } from './bundle-script.ts'

const targets = ['chrome111', 'firefox113', 'safari16.4']
/** At-rules that contain rules for elements. Others apply to the whole document. */
const scopable = ['container', 'layer', 'media', 'supports']

/**
 * Limits a stylesheet to the descendants of one element.
 * @throws when one of its rules applies to the whole document
 * @example await scopeStyles('a{color:red}', '.root') → '.root a{color:red}'
 */
export async function scopeStyles(css: string, scope: string): Promise<string> {
  const [wider] = [...css.matchAll(/@([\w-]+)/g)].filter(([, name = '']) => !scopable.includes(name))
  if (wider !== undefined) throw new Error(`${wider[0]} cannot be kept below ${scope}`)
  const { code } = await transform(`${scope}{${css}}`, { loader: 'css', minify: true, target: targets })
  return code
}

const require = createRequire(import.meta.url)

const files = ['try-it.js', 'try-it.css']
const folderOf = (root: string) => join(root, 'public/generated')

/** Writes the script and the stylesheet of the API console, which pages load when a reader opens it. */
export async function writeConsole(store: Store, settings: ConsoleSettings): Promise<void> {
  const { root } = store
  const folder = folderOf(root)
  await store.keepFiles('console', [JSON.stringify(settings)], folder, async () => {
    const elements = join(dirname(require.resolve('@stoplight/elements-core')), 'styles.min.css')
    const ownStylesheets = ['try-it-console.css', 'try-it-elements.css'].map((name) =>
      join(root, 'components/api-reference', name),
    )
    const [code, css] = await Promise.all([
      bundleScript(root, settings),
      scopeStyles([elements, ...ownStylesheets].map((file) => readFileSync(file, 'utf8')).join('\n'), '.try-it-root'),
    ])
    writeTextIfChanged(join(folder, 'try-it.js'), code)
    writeTextIfChanged(join(folder, 'try-it.css'), css)
    return files
  })
}

/** Removes them from a site that no longer has an API. */
export function removeConsole(root: string): void {
  for (const file of files) rmSync(join(folderOf(root), file), { force: true })
}
