import { build } from 'esbuild'

/**
 * Imports a module of TypeScript where nothing loads TypeScript, with all that it imports. Each call gives another module.
 * @param {string} path
 * @throws when it has mistakes; the bundler says where
 * @returns {Promise<unknown>}
 */
export async function importTypeScript(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  })
  const [file] = outputFiles
  return import(`data:text/javascript;base64,${Buffer.from(file.contents).toString('base64')}`)
}
