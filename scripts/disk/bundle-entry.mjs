import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { configurationHash, engineHash } from './build-id.mjs'

const oldAfterMs = 24 * 60 * 60 * 1000

/** Makes `import.meta` refer to a module's source, wherever its bundled code is. */
const withSourceLocations = {
  name: 'source-locations',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|tsx|mjs)$/ }, ({ path }) => {
      if (path.includes('node_modules')) return undefined
      const locations = { url: pathToFileURL(path).href, dirname: dirname(path) }
      const contents = readFileSync(path, 'utf8').replace(/import\.meta\.(url|dirname)\b/g, (_match, name) =>
        JSON.stringify(locations[name]),
      )
      return { contents, loader: path.endsWith('.mjs') ? 'js' : path.endsWith('.tsx') ? 'tsx' : 'ts' }
    })
  },
}

/**
 * Packages of hundreds of small modules: finding and reading them one by one takes most of a command's startup time.
 */
const manyModules =
  /^(?:@effect-ts\/|@contentlayer2\/|@opentelemetry\/|contentlayer2$|zod$|yaml$|property-information$|unified$|vfile|(?:mdast|hast|unist|estree)-util-|micromark|remark-|rehype-|entities$|parse5)/

/**
 * Packages that aren't ES modules call “require”. The banner also gives the script the hash of the engine that it was
 * bundled from.
 */
const bannerFor = (hash) => `import { createRequire as requireOf } from 'node:module'
const require = requireOf(import.meta.filename)
globalThis.commandEngine = '${hash}'`

const nameOf = (path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path

/**
 * Bundles the packages with many modules. Their imports are resolved from their own folders. So are the imports of
 * sources outside `home`, where the bundle is: a benchmark's packages may have other versions of the site's.
 */
const withPackages = (home) => ({
  name: 'packages',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^.#/]/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === 'resolving' || isBuiltin(path) || kind === 'entry-point') return undefined
      const isAtHome = importer.startsWith(home + sep) && !importer.includes('node_modules')
      if (isAtHome && !manyModules.test(nameOf(path))) return { path, external: true }
      const resolved = await resolve(path, { importer, kind, resolveDir, pluginData: 'resolving' })
      if (resolved.errors.length > 0) return { path, external: true }
      const name = nameOf(
        resolved.path
          .split(/node_modules[\\/]/)
          .at(-1)
          .replaceAll('\\', '/'),
      )
      if (manyModules.test(name)) return { path: resolved.path, sideEffects: resolved.sideEffects }
      return { path: kind.startsWith('require') ? resolved.path : pathToFileURL(resolved.path).href, external: true }
    })
  },
})

/**
 * Removes a script's bundles of earlier sources. A running command may still load parts of its own, so they stay for a
 * day.
 */
function removeOld(folder, name, current) {
  const isEarlier = (other) => other !== current && other.replace(/-[\da-f]{32}$/, '') === name
  for (const other of readdirSync(folder).filter(isEarlier)) {
    const { mtimeMs } = statSync(join(folder, other), { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > oldAfterMs) rmSync(join(folder, other), { recursive: true, force: true })
  }
}

/**
 * Bundles a script as JavaScript, once for the same sources and packages: Node does not run TypeScript, and loading
 * five hundred files takes several times as long as the rest of a build without changes. Commands, their processes, and
 * threads that need TypeScript all start this way.
 * @param {string} engine
 * @param {string} entry path of a script, from the engine's folder with `/`
 * @throws when a source has mistakes, with their locations, or when the bundle cannot be written
 * @returns {Promise<string>} path of the file to run
 */
export async function bundleEntry(engine, entry) {
  const [part = ''] = entry.split('/')
  // Benchmarks have their own packages, which are resolved from the bundle's location.
  const home = existsSync(join(engine, part, 'package.json')) ? join(engine, part) : engine
  const folder = join(home, '.cache/commands')
  const key = createHash('sha256')
    .update(JSON.stringify([engineHash(engine, part), configurationHash(engine), engine]))
    .digest('hex')
  const name = basename(entry, '.ts')
  const bundle = `${name}-${key.slice(0, 32)}`
  const file = join(folder, bundle, `${name}.mjs`)
  if (existsSync(file)) return file
  // Imported here because it may have been installed only just now.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(engine, entry)],
    entryNames: '[name]',
    absWorkingDir: engine,
    outdir: join(folder, bundle),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    write: false,
    alias: { '#lib': './lib', '#components': './components', '#content': './content-store.ts' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'silent',
    banner: { js: bannerFor(engineHash(engine)) },
    plugins: [withSourceLocations, withPackages(home)],
  })
  const unfinished = join(folder, `${bundle}.${process.pid}.tmp`)
  mkdirSync(unfinished, { recursive: true })
  for (const { path, contents } of outputFiles) writeFileSync(join(unfinished, basename(path)), contents)
  try {
    renameSync(unfinished, join(folder, bundle))
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another process was faster.
    if (!existsSync(file)) throw error
  }
  removeOld(folder, name, bundle)
  return file
}
