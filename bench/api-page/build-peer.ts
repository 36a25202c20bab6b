import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Builds the peer as a team would for production: one minified bundle, its stylesheet and an HTML page. */
export async function buildPeer(project: string, folder: string): Promise<void> {
  const source = join(project, 'bench/api-page/peer')
  await build({
    entryPoints: [join(source, 'app.tsx')],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // Without the order, packages that are required resolve to their UMD module, which bundlers cannot follow.
    mainFields: ['browser', 'module', 'main'],
    legalComments: 'none',
    logLevel: 'error',
    inject: [join(source, 'node-globals.ts')],
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  })
  cpSync(join(source, 'index.html'), join(folder, 'index.html'))
}
