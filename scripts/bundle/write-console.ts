import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import type { ConsoleSettings } from '#components/api-reference/try-it-settings.ts'
import type { Store } from '../disk/store.ts'
import { removeFiles, writeTextIfChanged } from '../disk/write-file.ts'
import { bundleExplorer, bundleScript } from './bundle-script.ts'
import { forBrowsers } from './bundle-styles.ts'
import { elementsStyles } from './elements-styles.ts'

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

/** Islands with a console, by the name of their files. */
const islands = {
  'try-it': { bundle: bundleScript, scope: '.try-it-root' },
  explorer: { bundle: bundleExplorer, scope: '.explorer-root' },
} as const

type Island = keyof typeof islands

const filesOf = (island: Island) => [`${island}.js`, `${island}.css`]
const folderOf = (root: string) => join(root, 'public/generated')

const consoleSheet = 'try-it-console.css'
/** What edits the body, as in a playground. Its classes are its own, and those of the console win over them. */
const editorSheet = '../playground/code-editor.css'

async function stylesOf(root: string, island: Island): Promise<string> {
  const { scope } = islands[island]
  const read = (name: string) => readFileSync(join(root, 'components/api-reference', name), 'utf8')
  const merge = async (...parts: Promise<string>[]) =>
    forBrowsers((await Promise.all(parts)).join('\n'), `${island}.css`)
  const editor = scopeStyles(read(editorSheet), `:where(${scope})`)
  if (island === 'try-it') return merge(editor, scopeStyles(read(consoleSheet), scope))
  const elements = join(dirname(require.resolve('@stoplight/elements-core')), 'styles.min.css')
  const own = [...['elements-theme.css', consoleSheet, 'explorer-elements.css'].map(read), elementsStyles()].join('\n')
  // What Elements says about all elements of a kind must not win over the site's classes.
  return merge(editor, scopeStyles(readFileSync(elements, 'utf8'), `:where(${scope})`), scopeStyles(own, scope))
}

/** Writes the script and the stylesheet of an island, which pages load when a reader needs it. */
async function writeIsland(store: Store, island: Island, settings: ConsoleSettings): Promise<void> {
  const { root } = store
  const folder = folderOf(root)
  await store.keepFiles('console', [island, JSON.stringify(settings)], folder, async () => {
    const [script, styles] = filesOf(island)
    const [code, css] = await Promise.all([islands[island].bundle(root, settings), stylesOf(root, island)])
    writeTextIfChanged(join(folder, script ?? ''), code)
    writeTextIfChanged(join(folder, styles ?? ''), css)
    return filesOf(island)
  })
}

/**
 * Writes the API console and the API explorer. A site without an API has neither, and one may do without the explorer.
 */
export async function writeConsole(
  store: Store,
  settings: ConsoleSettings,
  { hasExplorer }: { hasExplorer: boolean },
): Promise<void> {
  await writeIsland(store, 'try-it', settings)
  if (hasExplorer) await writeIsland(store, 'explorer', settings)
  else removeIsland(store.root, 'explorer')
}

function removeIsland(root: string, island: Island): void {
  removeFiles(folderOf(root), filesOf(island))
}

/** Removes both from a site that no longer has an API. */
export function removeConsole(root: string): void {
  removeIsland(root, 'try-it')
  removeIsland(root, 'explorer')
}
