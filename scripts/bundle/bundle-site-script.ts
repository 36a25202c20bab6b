import { join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import type { HostedSearch } from '#lib/config/hosted-search-settings.ts'
import { listFiles } from '../disk/read-files.ts'
import { bundleFile, oldestBrowsers } from './bundle-file.ts'

/** A file of a bundle, as far as its imports matter. */
export interface ScriptChunk {
  fileName: string
  code: string
  /** Names of the files that it imports statically. */
  imports: readonly string[]
  dynamicImports: readonly string[]
}

const dynamicImport = /\bimport\(([`'"])\.\/([^`'"]+)\1\)/g

/** The chunk and everything that it imports statically. */
function filesOf(name: string, chunks: ReadonlyMap<string, ScriptChunk>, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const part of chunks.get(name)?.imports ?? []) filesOf(part, chunks, found)
  return found
}

/**
 * The code of each chunk, in which every dynamic import first fetches all files that it needs, at once.
 * @param first the chunk that every page loads; it makes `fetchParts` global
 * @throws if an import isn't found in the code
 * @see components/failures/fetch-parts.ts
 */
export function importParts(all: readonly ScriptChunk[], first: string): string[] {
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  return all.map(({ fileName, code, dynamicImports }) => {
    const present = new Set([...filesOf(first, chunks), ...filesOf(fileName, chunks)])
    const found = new Set<string>()
    const written = code.replace(dynamicImport, (source, _quote: string, name: string) => {
      if (!dynamicImports.includes(name)) return source
      found.add(name)
      const parts = [...filesOf(name, chunks)].filter((part) => !present.has(part)).map((part) => `./${part}`)
      return `fetchParts(${JSON.stringify(parts)}).then(()=>${source})`
    })
    const lost = dynamicImports.find((name) => !found.has(name))
    if (lost !== undefined) throw new Error(`The import of ${lost} isn't in ${fileName}.`)
    return written
  })
}

export interface AssetFile {
  name: string
  text: string
}

/** The script of all pages, and what it loads when it is needed. */
interface SiteScript {
  /** Name of the file that pages load. */
  entry: string
  files: readonly AssetFile[]
}

/** Turns an imported stylesheet into a module that adds it to the document, which a content security policy allows. */
function importedStyles(root: string): Plugin {
  const module = join(root, 'components/page-parts/adopt-styles.ts')
  return {
    name: 'imported-styles',
    load: {
      filter: { id: /\.css$/ },
      async handler(path) {
        const css = await bundleFile('/', path)
        return {
          code: `import { adoptStyles } from ${JSON.stringify(module)}\nadoptStyles(${JSON.stringify(css.trim())})`,
          moduleType: 'js',
          moduleSideEffects: true,
        }
      },
    },
  }
}

/**
 * The scripts of a site's own components: `site/components/enhance-chart.ts` adds behavior to what `chart.tsx` renders,
 * on pages that have it.
 */
function siteParts(root: string): Plugin {
  const folder = join(root, 'site/components')
  const names = listFiles(folder).flatMap((file) => /^enhance-([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
  const parts = names.map((name) => {
    const [selector, file] = [`[data-component="${name}"]`, join(folder, `enhance-${name}.ts`)].map((text) =>
      JSON.stringify(text),
    )
    return `[${selector}, ${JSON.stringify(name)}, () => import(${file}).then(({ enhance }) => (root, signal) => {
      for (const element of root.querySelectorAll(${selector})) enhance(element, signal)
    })]`
  })
  return {
    name: 'site-parts',
    load: {
      filter: { id: /components[\\/]article[\\/]site-parts\.ts$/ },
      handler: () => ({ code: `export const siteParts = [${parts.join(',')}]`, moduleType: 'js' }),
    },
  }
}

/**
 * Bundles the script of all pages as modules. What it imports dynamically is in files of its own, which browsers load
 * when a reader needs them; what it shares with them stays in the first file, so that a page needs a single request.
 * Their names contain a hash of their content.
 * @param hostedSearch settings of a hosted index; without one, its client is left out
 * @throws when a source has mistakes, with the bundler's messages
 */
export async function bundleSiteScript(root: string, hostedSearch: HostedSearch | undefined): Promise<SiteScript> {
  const bundle = await rolldown({
    cwd: root,
    input: { site: join(root, 'components/site-script/site-script.ts') },
    platform: 'browser',
    resolve: { mainFields: ['browser', 'module', 'main'] },
    transform: {
      target: ['es2022', ...oldestBrowsers],
      define: {
        'process.env.NODE_ENV': '"production"',
        HOSTED_SEARCH: JSON.stringify(hostedSearch === undefined ? '' : JSON.stringify(hostedSearch)),
      },
    },
    plugins: [importedStyles(root), siteParts(root)],
  })
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    comments: { legal: false },
    entryFileNames: '[name].[hash].js',
    chunkFileNames: '[name].[hash].js',
  })
  await bundle.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName
  if (entry === undefined) throw new Error('The bundler wrote no script for pages.')
  const texts = importParts(chunks, entry)
  return { entry, files: chunks.map(({ fileName }, index) => ({ name: fileName, text: texts[index] ?? '' })) }
}
