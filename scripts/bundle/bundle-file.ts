import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'

/** The oldest browsers that show the site as it is meant; see docs/browsers.md. */
export const oldestBrowsers = ['chrome123', 'firefox120', 'safari17.5']

/**
 * Bundles a source and its imports as one minified script for browsers, or as one stylesheet.
 * @param entry path from the root
 * @param options replace the defaults
 * @throws when a source has mistakes, with the bundler's messages
 */
export async function bundleFile(root: string, entry: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    ...options,
    write: false,
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error(`The bundler wrote no output for ${entry}`)
  return file.text
}
