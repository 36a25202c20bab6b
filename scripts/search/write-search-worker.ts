import { join } from 'node:path'
import { build } from 'esbuild'
import { sha256 } from '../content/page-cache.ts'
import { writeTextIfChanged } from '../content/write-file.ts'

const address = '/generated/search-worker.js'
const hashLength = 8

/** The search worker as one script. Bundled with the site, it would need the site's module loader in its thread. */
export async function bundleSearchWorker(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'components/search/search-worker.ts')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error('The bundler wrote no search worker')
  return file.text
}

/**
 * Writes the search worker below `public/`.
 * @returns its address with a hash: a browser never runs an old worker on a new index
 */
export function writeSearchWorker(root: string, script: string): string {
  writeTextIfChanged(join(root, 'public', address), script)
  return `${address}?${sha256(script).slice(0, hashLength)}`
}

/** Bundles and writes the search worker; returns its address. */
export async function publishSearchWorker(root: string): Promise<string> {
  return writeSearchWorker(root, await bundleSearchWorker(root))
}
