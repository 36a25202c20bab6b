/**
 * Imports a TypeScript module and everything it imports where no loader for TypeScript is active. Each call returns a
 * new module.
 * @param {string} path
 * @throws when it has mistakes, with the bundler's message
 * @returns {Promise<unknown>}
 */
export async function importTypeScript(path) {
  // Imported here because it may have been installed only just now.
  const { build } = await import('esbuild')
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
