import { join } from 'node:path'
import { build } from 'esbuild'
import { sha256 } from '../content/page-cache.ts'
import { writeTextIfChanged } from '../content/write-file.ts'

const address = '/generated/search-worker.js'
const hashLength = 8

/** A worker as one script. Bundled with the site, it would need the site's module loader in its thread. */
export async function bundleWorker(root: string, entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
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
  if (file === undefined) throw new Error(`The bundler wrote no script of ${entry}`)
  return file.text
}

/**
 * Writes a text below `public/`.
 * @returns its address with a hash: a browser never takes an old one for a new one
 */
export function writeHashed(root: string, path: string, text: string): string {
  writeTextIfChanged(join(root, 'public', path), text)
  return `${path}?${sha256(text).slice(0, hashLength)}`
}

/** Writes the search worker below `public/`; returns its address. */
export function writeSearchWorker(root: string, script: string): string {
  return writeHashed(root, address, script)
}

/** The search worker as one script. */
export function bundleSearchWorker(root: string): Promise<string> {
  return bundleWorker(root, 'components/search/search-worker.ts')
}

/** Bundles and writes the search worker; returns its address. */
export async function publishSearchWorker(root: string): Promise<string> {
  return writeSearchWorker(root, await bundleSearchWorker(root))
}
