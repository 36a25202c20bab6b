/**
 * Bundles a TypeScript module and everything it imports as one module of JavaScript.
 * @param {import('esbuild').BuildOptions} options what to bundle
 * @throws when it has mistakes, with the bundler's message
 * @returns {Promise<Uint8Array>} the source of the module
 */
export async function bundleTypeScript(options) {
  // Imported here because it may have been installed only just now.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  })
  return outputFiles[0].contents
}

/**
 * Imports a TypeScript module and everything it imports where no loader for TypeScript is active. Each call returns a
 * new module.
 * @param {string} path
 * @throws when it has mistakes, with the bundler's message
 * @returns {Promise<unknown>}
 */
export async function importTypeScript(path) {
  const contents = await bundleTypeScript({ entryPoints: [path] })
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`)
}
