import { join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import type { HostedSearch } from '#lib/config/hosted-search-settings.ts'
import { bundleFile } from './bundle-file.ts'

/** A file of scripts or styles. */
export interface AssetFile {
  name: string
  text: string
}

/** The script of all pages, and what it loads when it is needed. */
export interface SiteScript {
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
      target: ['es2022', 'chrome111', 'firefox113', 'safari16.4'],
      define: {
        'process.env.NODE_ENV': '"production"',
        HOSTED_SEARCH: JSON.stringify(hostedSearch === undefined ? '' : JSON.stringify(hostedSearch)),
      },
    },
    plugins: [importedStyles(root)],
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
  return { entry, files: chunks.map(({ fileName, code }) => ({ name: fileName, text: code })) }
}
