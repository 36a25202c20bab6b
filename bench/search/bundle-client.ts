import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** What docusaurus-search-local writes at a site's build, for English and its own settings. */
const lunrConstants = `
  export const language = ['en'];
  export const removeDefaultStopWordFilter = [];
  export const removeDefaultStemmer = false;
  export const searchIndexUrl = 'search-index{dir}.json';
  export const fuzzyMatchingDistance = 1;`

const generatedConstants: Plugin = {
  name: 'generated-constants',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^@generated\// }, ({ path }) => ({ path, namespace: 'generated' }))
    onLoad({ filter: /.*/, namespace: 'generated' }, () => ({ contents: lunrConstants }))
    // On the page's thread, nobody is on the other side.
    onResolve({ filter: /^comlink$/ }, ({ path }) => ({ path, namespace: 'comlink' }))
    onLoad({ filter: /.*/, namespace: 'comlink' }, () => ({ contents: 'export const expose = () => {}' }))
  },
}

/** Bundles an engine's code as a site does for production: `driver.js` opens it and drives it. */
export async function bundleClient(client: string, folder: string): Promise<void> {
  const source = join(import.meta.dirname, 'clients')
  await build({
    stdin: {
      contents: `import { openClient } from './${client}.ts'; import { createDriver } from './driver.ts';
globalThis.searchBench = createDriver(openClient)`,
      resolveDir: source,
      loader: 'ts',
    },
    outfile: join(folder, 'client.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    plugins: [generatedConstants],
  })
}
